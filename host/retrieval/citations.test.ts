import { expect, test } from "vitest";
import { collectCitations } from "./citations.ts";
import { bundledDocuments, documentOf } from "./library.fixture.ts";
import { wordsOf } from "./tokens.ts";

const citations = collectCitations(bundledDocuments);

function named(text: string): string[] {
  const found = [...citations.named(text, wordsOf(text))];
  return found
    .toSorted(([, one], [, other]) => other - one)
    .map(([at]) => bundledDocuments[at]?.id ?? "");
}

test.for([
  ["RA 8042", "ph-ra-8042"],
  ["R.A. No. 8042", "ph-ra-8042"],
  ["republic act 10022", "ph-ra-10022"],
  ["C181", "ilo-c181"],
  ["c189", "ilo-c189"],
  ["ILO Convention No. 29", "ilo-c029"],
  ["ILO C029", "ilo-c029"],
  ["Konvensi ILO 189", "ilo-c189"],
  ["the 2014 Protocol, P029,", "ilo-p029"],
  ["Cap. 57A", "hk-cap57a-agency-regulations"],
  ["Chapter 57", "hk-cap57-employment-ordinance"],
  ["UU No. 18 Tahun 2017", "id-law-18-2017"],
  ["Law 18/2017", "id-law-18-2017"],
  ["Law 68 of 2015", "kw-law-68-2015"],
  ["18 U.S.C. 1589", "us-18-usc-1589"],
  ["the Palermo Protocol", "un-palermo-protocol"],
  ["Dhaka Principles", "dhaka-principles"],
  ["請看僱傭條例第九條", "hk-cap57-employment-ordinance"],
] as const)("%s calls its document", ([name, id]) => {
  expect(named(`Please explain ${name}, thank you`)[0]).toBe(id);
});

test.for([
  "The employer pays for the visa and the agency pays for the medical",
  "She was born in 1985 and passed section 12 of the exam, page 29",
  "my mom said so",
  "It costs 8042 pesos, or 181 dollars",
  "vitamin c 500 and 18 of 2017 people",
  "the employment act, the labour law and the rules",
])("everyday words call none: %s", (text) => {
  expect(named(text)).toEqual([]);
});

test("a short acronym is one only in capitals", () => {
  const law = documentOf({ id: "mom-rules", aliases: ["MOM"] });
  const found = collectCitations([law]);
  expect(found.named("ask MOM", wordsOf("ask MOM")).size).toBe(1);
  expect(found.named("ask mom", wordsOf("ask mom")).size).toBe(0);
});

test("a name that many documents bear calls none of them", () => {
  const many = Array.from({ length: 6 }, (_, at) =>
    documentOf({ id: `d${at}`, aliases: ["Harbour Code"] }),
  );
  expect(collectCitations(many).named("Harbour Code", wordsOf("Harbour Code")).size).toBe(0);
  expect(
    collectCitations(many.slice(0, 2)).named("Harbour Code", wordsOf("Harbour Code")).size,
  ).toBe(2);
});
