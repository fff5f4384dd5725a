import { describe, expect, test } from "vitest";
import { lastOf, read } from "./conversation.fixture.ts";

const route = ({ corridors: [first] }: ReturnType<typeof read>) =>
  `${first?.origin ?? "*"}-${first?.destination ?? "*"}`;

describe("a relative far away is spoken of in later turns, too", () => {
  test.for([
    [
      "my sister is a cleaner in Qatar, the boss locks her in and took her phone. we are in Nairobi",
      "the broker says pay 300000 and she comes home",
    ],
    ["ang ate ko nasa Kuwait, kinulong ng amo at walang phone", "saan kami pupunta dito sa Iloilo"],
    [
      "adik saya di Arab Saudi dipukul majikan, hp mati seminggu",
      "kami harus lapor kemana di Cirebon",
    ],
    ["mi hija está en Catar, su jefe la golpea y no contesta", "¿a dónde voy aquí en Lima?"],
  ] as const)("%s / %s", ([before, own]) => {
    const { fromAfar, returned } = lastOf(before, own);
    expect([fromAfar, returned]).toEqual([true, undefined]);
  });
});

describe("who tells that they came home is there in every turn", () => {
  test.for([
    [
      "nimefika Mombasa kutoka Qatar wiki iliyopita, sikulipwa miezi mitatu",
      "nianze wapi",
      "KE-QA",
    ],
    ["I came home to Kathmandu from Malaysia in May, two months not paid", "who helps", "NP-MY"],
    [
      "umuwi na ako galing Taiwan, nasa Iloilo na ako, di binayaran ang huling sahod",
      "saan ako magreklamo",
      "PH-TW",
    ],
    ["ya llegué a Quito desde España, me deben dos meses", "¿y ahora qué hago?", "EC-ES"],
  ] as const)("%s / %s", ([before, own, way]) => {
    const reading = lastOf(before, own);
    expect(reading.returned).toBe(true);
    expect(route(reading)).toBe(way);
  });
});

describe("who says that they are safe now has left the danger behind", () => {
  test.for([
    ["I am Kenyan in Jeddah, madam beats me and locked me in", "I'm safe now with a friend"],
    ["Estoy en Madrid, mi jefe me pega, soy peruana", "ya estoy a salvo en casa de una amiga"],
    ["Saya di Riyadh, majikan pukul saya", "saya sudah aman di rumah teman"],
    ["sinasaktan ako ng amo ko sa Kuwait", "ligtas na ako, nasa kaibigan ko"],
    ["मैं कुवैत में हूँ, मालिक मारता है", "अब मैं सुरक्षित हूँ"],
  ] as const)("%s / %s", ([before, own]) => {
    expect(lastOf(before, own).danger).toBeNull();
  });

  test.for([
    ["I am Kenyan in Jeddah, madam beats me", "I am not safe now"],
    ["Saya di Riyadh, majikan pukul saya", "bagaimana supaya saya aman"],
    ["I am Kenyan in Jeddah, madam beats me", "how am i safe at night here?"],
  ] as const)("and not who is not: %s / %s", ([before, own]) => {
    expect(lastOf(before, own).danger).not.toBeNull();
  });
});

describe("a country to which one is to be sent away is where one comes from", () => {
  test.for([
    ["the farmer in Alberta says if we are sick he will send us to Jamaica", "JM-CA"],
    ["el dueño en Almería dice que si me quejo me manda a Honduras", "HN-ES"],
    ["majikan di Taiwan bilang kalau sakit saya dipulangkan ke Indonesia", "ID-TW"],
    ["le patron au Koweït dit qu'il va me renvoyer au Bénin", "BJ-KW"],
  ] as const)("%s", ([text, way]) => {
    expect(route(read(text))).toBe(way);
  });
});

describe("where somebody was brought or is now is where they are", () => {
  test.for([
    ["dalal greece pathabe bole libya niya asche, ghore atkay rakhse", "BD-LY"],
    ["i am on the mae sot side in Shwe Kokko, they make us scam people, I am from Uganda", "UG-MM"],
    [
      "mera bhai thailand me tha 1 sal, ab bolta hai ki casino me hai laos, roz maarte hain",
      "*-LA",
    ],
  ] as const)("%s", ([text, way]) => {
    expect(route(read(text))).toBe(way);
  });
});
