import { describe, expect, test } from "vitest";
import { readingOf } from "../reading.fixture.ts";
import { manyRoutes, routes } from "../sides/routes.fixture.ts";

const placesIn = (text: string): string[] => [
  ...new Set(readingOf(text, manyRoutes).countries.map(({ code }) => code)),
];

describe("a town is where its state or province says, whatever it is called as", () => {
  test.for([
    ["I pick peppers in London, Ontario", "CA"],
    ["nos pegan en un invernadero en Hamilton Ontario", "CA"],
    ["we work in Lebanon, Tennessee", "US"],
    ["work roofing in Paris TX, boss took my passport", "US"],
    ["estoy en Moscow Idaho en una finca", "US"],
    ["orchard work in Perth Tasmania", "AU"],
  ] as const)("%s", ([text, country]) => {
    expect(placesIn(text)).toEqual([country]);
  });

  test.for([
    ["from Jamaica, Ontario farm, boss has my passport", "JM-CA"],
    ["from Mexico, California strawberry farm, boss took my passport", "MX-US"],
    ["nurse in London, from Manila", "PH-GB"],
  ] as const)("and where somebody comes from is no town there: %s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

describe("Georgia is the state for who has its visas or comes from the Americas, and else the country", () => {
  test.for([
    ["trabajo con visa H-2A en Georgia, soy de Honduras", "HN-US"],
    ["H2A melon harvest in Georgia, boss locks us in, from Guatemala", "GT-US"],
    ["nous sommes en Géorgie en H-2B, je suis haïtien", "HT-US"],
    ["trabalho na Geórgia com H-2B, sou do Brasil", "BR-US"],
    ["housekeeper in Georgia, I am from Jamaica", "JM-US"],
    ["I am from Georgia, I clean hotels in Poland", "GE-PL"],
    ["I am from India and work in Georgia, the boss keeps my passport", "IN-GE"],
    ["filipina nanny in Georgia, Tbilisi", "PH-GE"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

describe("Thái is no Thailand within a name, or of the people of Vietnam", () => {
  test.for([
    ["cháu bị nhốt trong Tam Thái Tử ở Campuchia", "VN-KH"],
    ["con toi bi giam o Tam Thai Tu, Campuchia", "VN-KH"],
    ["em là người dân tộc Thái, làm giúp việc ở Malaysia", "VN-MY"],
    ["em tên Trần Thái Hà, làm ở Đài Loan, công ty nợ lương", "VN-TW"],
    ["em làm nhà máy điện tử Hàn Quốc, chủ giữ hộ chiếu", "VN-KR"],
    ["em đang làm ở Thái, ông chủ đánh em", "VN-TH"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

test.for([
  ["我在塞班岛打工", "US"],
  ["I work in construction on Saipan", "US"],
  ["vendanges en Champagne, le patron ne paie pas", "FR"],
  ["picking mangoes near Darwin", "AU"],
  ["Koreyada ishlayman", "KR"],
  ["estoy en Trinidad limpiando casas", "TT"],
  ["mi hermana se fue a Arabia y no la dejan salir", "SA"],
  ["dem carry edo girls go there", "NG"],
  ["we are from Goma, Congo", "CD"],
  ["we are from Pointe-Noire, Congo", "CG"],
] as const)("a region is known by its name: %s", ([text, country]) => {
  expect(placesIn(text)).toEqual([country]);
});

test.for([
  ["ich bin aus Nepal, arbeite in einem Restaurant in Hamburg", "NP-DE"],
  ["ich komme aus Rumänien und arbeite in Österreich", "RO-AT"],
  ["vengo dalla Romania, lavoro nei campi in Puglia, il padrone mi picchia", "RO-IT"],
  ["domestique au Koweït, battue, de la Guinée", "GN-KW"],
  ["babá em Doha, apanho da patroa, do Brasil", "BR-QA"],
  ["Türkiye'denim, Hollanda'da çalışıyorum, patron dövüyor", "TR-NL"],
] as const)("where somebody comes from is no place of work beside another: %s", ([text, route]) => {
  expect(routes(text)).toEqual([route]);
});
