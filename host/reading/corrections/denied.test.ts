import { expect, test } from "vitest";
import { routes } from "../sides/routes.fixture.ts";

test.for([
  ["no, yo no soy de Honduras, soy de El Salvador, trabajo en Texas", "SV-US"],
  ["I'm not Filipino, I am Indonesian working in Taiwan", "ID-TW"],
  ["main Nepal se nahi hu, India se hu, Qatar me kaam karta hu", "IN-QA"],
  ["म भारतको होइन, नेपालको हुँ, कतारमा छु", "NP-QA"],
  ["hindi ako taga Nepal, taga Cebu ako, nasa Kuwait", "PH-KW"],
  ["saya bukan orang Filipina, saya dari Lombok, kerja di Malaysia", "ID-MY"],
  ["je ne suis pas du Togo, je suis du Bénin, je travaille au Koweït", "BJ-KW"],
  ["mimi si Mkenya, natoka Uganda, niko Saudi", "UG-SA"],
  ["я не из Киргизии, я из Узбекистана, работаю в Польше", "UZ-PL"],
  ["我不是菲律宾人，我来自印尼，在香港工作", "ID-HK"],
] as const)("who says that they are not of a country is not: %s", ([text, route]) => {
  expect(routes(text)).toEqual([route]);
});

test.for([
  ["filipino?? no im from ukraine, our ship is in a port of romania", "UA-RO"],
  ["непалец в Украине? нет, я из Узбекистана, в Киеве забрали паспорт", "UZ-UA"],
  ["¿De México? No, soy de Guatemala y trabajo en Canadá", "GT-CA"],
  ["Kenyan? Hapana, natoka Uganda, niko Saudi", "UG-SA"],
] as const)(
  "a question answered with no and another country takes it back: %s",
  ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  },
);

test.for([
  ["They promised Qatar, not Kuwait", "*-QA *-KW"],
  ["Is it allowed in Qatar? no idea. In Kuwait I pay 500", "*-QA *-KW"],
  ["I am not from Kuwait, I only work there", "*-KW"],
] as const)("what nobody takes back stays: %s", ([text, route]) => {
  expect(routes(text)).toEqual(route.split(" "));
});
