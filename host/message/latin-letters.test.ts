import { expect, test } from "vitest";
import { lastOf, read } from "./conversation.fixture.ts";

test.for([
  ["bn", "amar akama shesh hoye geche qatar e, fine koto lagbe, deshe firte chai"],
  ["bn", "visa shesh 3 mash, malaysia te achi, bari jabo kivabe"],
  ["si", "visa eka ivarai, kuwait wala inne, gedara yanna ona"],
  ["ta", "visa mudinjiruchu, dubai la irukken, oorukku poganum"],
  ["ne", "visa sakeko 4 mahina bhayo, malaysia ma chu, ghar farkinu cha"],
] as const)("an overstay is heard in Latin letters: %s: %s", ([language, text]) => {
  expect(read(text)).toMatchObject({
    language,
    aboutWork: true,
    fearsPolice: true,
    matter: "no-status",
  });
});

test.for([
  ["bn", "oman e malik amar betan deyna 5 mash", "unpaid"],
  ["si", "kuwait wala madam salary eka denne naha masa 4k", "unpaid"],
  ["ta", "qatar la company sambalam tharala moonu maasam", "unpaid"],
  ["ne", "qatar ma company le tallab dieko chaina", "unpaid"],
  ["bn", "dubai te kofil passport niya gese, ferot dey na", "seizure"],
  ["si", "nona passport eka aran thiyagena inne", "seizure"],
  ["ta", "mudalali passport pudungi vachirukan saudi la", "seizure"],
  ["bn", "malik amare pitaise, ghor theke ber hoite dei na", "violence"],
  ["ta", "madam enna adikkuranga, veliya vida maatranga", "violence"],
  ["bn", "amare tala mere rakhche, jaite dei na", "confinement"],
  ["si", "nona dora lock karala yanna denne na", "confinement"],
] as const)("so is what ails somebody at work: %s: %s", ([language, text, topic]) => {
  const { language: heard, topics, unread } = read(text);
  expect([heard, topics.has(topic), unread]).toEqual([language, true, undefined]);
});

test.for([
  "dalal greece nibe bole libya niye anse, ekhon atkay rakhse ar taka chay",
  "adam bepari italy pathabe bole libya te niya gese, bondi kore rakhche",
])("who is held is where they were taken, and not where a job was promised: %s", (text) => {
  expect(read(text).corridors.map(({ destination }) => destination)).toEqual(["LY"]);
});

test.for([
  [
    "bn",
    "malik amar passport niye rakhse saudi te",
    "ora kal rate abar khub galagali korlo re bhai",
  ],
  ["ta", "kuwait la irukken, sambalam tharala", "avan romba mosamaana aalu pa"],
  ["si", "mata kuwait wala padi denne na", "eyage nama kiyanna bayai"],
  ["ne", "saudi ma chu, talab diyena", "sahu ta jhan jhan khatra garcha"],
  ["tl", "kinuha ng amo ang passport ko sa Kuwait", "basta lang kasi yon eh"],
] as const)("the language of a conversation holds: %s: %s, %s", ([language, before, own]) => {
  const reading = lastOf(before, own);
  expect([reading.language, reading.unread]).toEqual([language, undefined]);
});

test.for([
  [
    "en",
    "my boss in Kuwait kept my passport",
    "ich brauche hilfe bitte, sie haben mich geschlagen",
  ],
  ["fr", "mon patron au Liban garde mon passeport", "ich brauche hilfe bitte und ich weiß nicht"],
] as const)("another language that nobody here reads is not read: %s", ([, before, own]) => {
  expect(lastOf(before, own).unread).toBe(true);
});

test.for([
  ["es", "Hola, necesito ayuda con mi contrato en España por favor", "y luego que hago"],
  ["en", "amar malik passport niye rakhse saudi te", "what is the number of the embassy there?"],
  ["id", "Saya mau masak rendang untuk mama hari ini", "resepnya bagaimana ya"],
] as const)("what is plainly in a language stays in it: %s: %s", ([language, before, own]) => {
  expect(lastOf(before, own).language).toBe(language);
});

test.for([
  "ami kal bari jabo, Eid mubarak",
  "naan inga romba nalla irukken, sapadu super",
  "mama ada cricket match eka baluwa",
])("ordinary talk in Latin letters is not about work: %s", (text) => {
  expect(read(text)).toMatchObject({ aboutWork: false, danger: null });
});
