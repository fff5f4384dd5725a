import { expect, test } from "vitest";
import { conceptHash } from "../../schemas/concept-hash.ts";
import { find, idsOf } from "./find.fixture.ts";
import { bundledDocuments, documentOf } from "./library.fixture.ts";
import { indexDocuments } from "./retrieval.ts";

test.for([
  ["en", "How long do I roast a chicken with potatoes and rosemary?"],
  ["en", "Our team lost the football match in extra time, who scored?"],
  ["en", "Will it snow in Oslo at the weekend, and how cold does it get?"],
  ["en", "Which museums in Rome are open on Monday and do I need tickets?"],
  ["en", "My phone battery is empty after two hours, is the screen the reason?"],
  ["en", "Write a poem about the sea for my grandmother's birthday"],
  ["es", "¿Cuánto tarda en hervir un huevo y cómo se pela bien?"],
  ["tl", "Anong oras magbubukas ang palengke bukas ng umaga?"],
  ["id", "Bagaimana cara merawat tanaman anggrek di rumah?"],
  ["fr", "Quel est le meilleur itinéraire à vélo le long de la Loire ?"],
  ["hi", "आलू के पराठे बनाने की विधि बताइए"],
  ["bn", "আগামীকাল ক্রিকেট খেলা কখন শুরু হবে?"],
  ["ar", "كيف أزرع الطماطم في الشرفة؟"],
  ["th", "ขอสูตรต้มยำกุ้งหน่อยค่ะ"],
  ["zh", "怎么训练小狗坐下"],
] as const)(
  "an unrelated text finds nothing, even where nobody gates it (%s): %s",
  ([language, text]) => {
    expect(idsOf(find(text, { language }))).toEqual([]);
  },
);

test("what merely shares a word with the library is kept out by the gate", () => {
  const text = "The bank took a fee for my savings account, how do I claim a refund?";
  expect(idsOf(find(text, { open: false, topics: ["fee"] }))).toEqual([]);
});

test.for([
  ["May a recruitment agency charge workers a placement fee?", [], "ilo-definition-fees-2018"],
  ["domestic workers weekly rest day and working hours", [], "ilo-c189"],
  ["What are the signs of forced labour?", [], "ilo-forced-labour-indicators-2012"],
  ["How much may a Hong Kong employment agency charge?", ["HK"], "hk-cap57a-agency-regulations"],
  ["interest on a loan from a money lender", ["HK"], "hk-cap163-money-lenders"],
  ["Who pays the broker's monthly service fee in Taiwan?", ["TW"], "tw-fee-standards"],
  ["The agency in Manila asks a helper for a placement fee", ["PH"], "ph-poea-gbr-06-2006"],
  ["farm workers exploited through illegal gangmasters", ["IT"], "it-cp-603-bis"],
] as const)("%s", ([text, countries, expected]) => {
  expect(idsOf(find(text, { countries: new Set(countries) })).slice(0, 3)).toContain(expected);
});

test.for([
  ["What does C181 say about fees?", "ilo-c181"],
  ["explain R.A. 8042", "ph-ra-8042"],
  ["Cap. 57A", "hk-cap57a-agency-regulations"],
  ["UU No. 18 Tahun 2017", "id-law-18-2017"],
] as const)("a document called by name comes first, gate or no gate: %s", ([text, expected]) => {
  expect(idsOf(find(text))[0]).toBe(expected);
  expect(idsOf(find(text, { open: false }))).toEqual([expected]);
});

test("a message in another language finds English law by its subjects and its route", () => {
  const result = find("एजेन्सीले दुई लाख रुपैयाँ माग्यो", {
    language: "ne",
    topics: ["fee", "agent", "recruitment_fee"],
    countries: new Set(["NP", "MY"]),
  });
  const places = result.documents.map(({ jurisdiction }) => jurisdiction);
  expect(places).toContain("NP");
  expect(places).toContain("MY");
});

test("law of countries the message does not name is left out", () => {
  const text = "The agency wants a placement fee and keeps the passport of the worker";
  const { documents } = find(text, { countries: new Set(["PH", "SA"]) });
  expect(documents.length).toBeGreaterThan(2);
  for (const { jurisdiction } of documents) expect(["PH", "SA", "INT"]).toContain(jurisdiction);
});

test("a long advert is searched by its telling sentences only", () => {
  const filler =
    "Our team builds software for hospitals and values curiosity and good coffee. ".repeat(30);
  expect(idsOf(find(filler, { topics: ["recruitment", "employer"] }))).toEqual([]);
  const hidden = `${filler}The placement fee is deducted from the wage and the agency keeps the passport. ${filler}`;
  expect(idsOf(find(hidden)).length).toBeGreaterThan(0);
});

const circular = documentOf({
  id: "own-circular",
  title: "Zorblatt circular",
  jurisdiction: "XX",
  text: "The zorblatt levy is refunded to workers within ten days.",
  custom: true,
});

test("a document of the request is found by its own new words, whatever its subject", () => {
  const { documents } = find("Who refunds the zorblatt levy?", { custom: [circular], open: false });
  expect(documents).toMatchObject([
    { id: "own-circular", custom: true, title: "Zorblatt circular" },
  ]);
  expect(idsOf(find("How do I roast a chicken?", { custom: [circular] }))).toEqual([]);
});

test("a document of the request hides the bundled one of its id and wins a tie", () => {
  const bundled = bundledDocuments.find(({ id }) => id === "ilo-c189");
  const own = documentOf({ ...bundled, id: "ilo-c189", custom: true });
  const twin = documentOf({ ...bundled, id: "twin", custom: true });
  const { documents } = find("domestic workers weekly rest day", { custom: [own, twin] });
  expect(documents.filter(({ id }) => id === "ilo-c189")).toMatchObject([{ custom: true }]);
  expect(documents.slice(0, 2).map(({ id }) => id)).toEqual(["ilo-c189", "twin"]);
});

test("an empty library and an empty text find nothing and throw nothing", () => {
  expect(idsOf(find(""))).toEqual([]);
  const empty = indexDocuments([]);
  const request = {
    text: "placement fee",
    topics: ["fee"],
    concepts: [],
    countries: new Set<string>(),
    language: null,
  };
  expect(empty.find({ ...request, custom: [], open: true, limit: 5 }).documents).toEqual([]);
});

test("what words mean finds English law in any language", () => {
  const meaning = (...concepts: string[]) => concepts.map(conceptHash);
  const request = { language: "ru", concepts: meaning("ship", "unpaid", "contract") };
  expect(idsOf(find("Моряки ждут", request))).toContain("ilo-mlc-2006");
  expect(idsOf(find("Моряки ждут", { language: "ru" }))).toEqual([]);
});
