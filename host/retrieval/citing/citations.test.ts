import { expect, test } from "vitest";
import { documentsCalled } from "./calls.ts";
import { collectCitations, type Citations } from "./citations.ts";
import { bundledDocuments, documentOf } from "../library.fixture.ts";
import { Lexicon } from "../index/lexicon.ts";
import { readPostings } from "../index/postings.ts";
import { weighPassages } from "../index/weights.ts";

const postings = readPostings(weighPassages([]));
const citations = collectCitations(bundledDocuments);

function calls(found: Citations, text: string): ReadonlyMap<number, number> {
  const lexicon = new Lexicon({ postings, citations: found, subjects: new Set() });
  const runs: number[] = [];
  lexicon.readInto(runs, text, { start: 0, end: text.length });
  return documentsCalled({ text, runs }, lexicon, found);
}

function named(text: string): string[] {
  return [...calls(citations, text)]
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
  expect(calls(found, "ask MOM").size).toBe(1);
  expect(calls(found, "ask mom").size).toBe(0);
});

test("a name that many documents bear calls none of them", () => {
  const many = Array.from({ length: 6 }, (_, at) =>
    documentOf({ id: `d${at}`, aliases: ["Harbour Code"] }),
  );
  expect(calls(collectCitations(many), "Harbour Code").size).toBe(0);
  expect(calls(collectCitations(many.slice(0, 2)), "Harbour Code").size).toBe(2);
});
