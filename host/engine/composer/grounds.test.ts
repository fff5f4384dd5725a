import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { DIMENSIONS, SEVERITIES } from "../../../schemas/taxonomy.ts";
import type { Trace } from "../../contract/layer.ts";
import type { Contact, ToolFact } from "../../contract/tool.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { composer } from "./composer.ts";
import { LANGUAGES } from "./language.ts";
import {
  contact,
  document,
  hit,
  readingOf,
  traceOf,
  type SampleFound,
} from "./evidence/sample-evidence.ts";

// Every answer is written for evidence nobody chose by hand, and what looks like a ground is looked up in the trace.

const bundled = ["prompt_template", "reasoning_step"].flatMap((leaf) => {
  const folder = join(import.meta.dirname, "../../../knowledge/core", leaf);
  return readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as KnowledgeObject,
  );
});
const knowledge = snapshotOf(bundled);

const digits = (min: number, max: number) =>
  fc.stringMatching(new RegExp(`^[1-9][0-9]{${min - 1},${max - 1}}$`));
const words = fc.oneof(
  fc.string({ maxLength: 60, unit: "grapheme" }),
  fc.constantFrom(
    "{contact} {citation}",
    "call +44 7700 900123",
    "see https://evil.example/pay",
    "\n- x: 999 999 999",
  ),
);
const phone = fc.option(
  fc.oneof(
    digits(3, 5),
    digits(9, 12).map((number) => `+${number}`),
    digits(8, 8).map(
      (number) => `+${number.slice(0, 3)} ${number.slice(3, 5)} ${number.slice(5)}-99`,
    ),
  ),
  { nil: null },
);
const url = fc.option(
  digits(3, 6).map((n) => `https://site-${n}.example/a?b=${n}`),
  { nil: null },
);
const citation = fc.option(
  digits(2, 3).map((n) => `Act No. ${n} Art. ${n}(1)`),
  { nil: null },
);

const contacts = fc
  .array(
    fc.record({
      id: digits(1, 3),
      name: words,
      phone,
      url,
      stale: fc.boolean(),
      jurisdiction: fc.constantFrom("PH", "HK", "INT", "??"),
    }),
    { maxLength: 6 },
  )
  .map((list) =>
    list.map((one): Contact =>
      contact({ ...one, note: null, verified: one.stale ? null : "2026-11-20" }),
    ),
  );
const facts = fc
  .array(
    fc.record({
      kind: fc.constantFrom("cap", "law", "label", "indicator"),
      citation,
      source_url: url,
      n: digits(1, 4),
    }),
    { maxLength: 6 },
  )
  .map((list) =>
    list.map(({ n, ...one }): ToolFact => ({ ...one, statement: `Fact ${n}.`, by: "custom" })),
  );
const hits = fc
  .array(
    fc.record({
      citation,
      severity: fc.constantFrom(...SEVERITIES),
      dimensions: fc.subarray([...DIMENSIONS], { maxLength: 2 }),
      matches: fc.array(
        words.map((text) => ({ text, start: 0, end: text.length })),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 8 },
  )
  .map((list) => list.map((one) => hit(one)));
const documents = fc
  .array(fc.record({ id: digits(1, 3), title: words, source_url: url, citation }), { maxLength: 5 })
  .map((list) => list.map((one) => document_(one)));
const document_ = (over: Partial<typeof document>) => ({ ...document, ...over });
const found: fc.Arbitrary<SampleFound> = fc.record({ hits, documents, facts, contacts });

const write = async (trace: Trace, language: string, tokens: number) =>
  (
    await composer().generate(
      {
        messages: [],
        params: { max_new_tokens: tokens, temperature: 1, top_p: 1, top_k: 1 },
        evidence: { trace, reading: readingOf({ language }), knowledge },
      },
      new AbortController().signal,
    )
  ).text;
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "");

/** What looks like a number to call, a link or a citation. */
const groundsIn = (text: string) =>
  text.match(/\+\d[\d ()-]*\d|https?:\/\/[^\s,]+|Act No\. \d+ Art\. \d+\(1\)/g) ?? [];
/** The trace without the user's own words. */
const grounds = ({ hits: fired = [], ...rest }: SampleFound) =>
  JSON.stringify([rest, fired.map((one) => one.citation)]);
const CHARACTERS = 4;

test("every number, link and citation of an answer stands in the trace, in every language and length", async () => {
  await fc.assert(
    fc.asyncProperty(
      found,
      fc.constantFrom(...LANGUAGES),
      fc.oneof(fc.constant(8192), fc.integer({ min: 1, max: 400 })),
      async (given, language, tokens) => {
        const text = await write(traceOf(given), language, tokens);
        expect(text.length).toBeLessThanOrEqual(tokens * CHARACTERS);
        expect(groundsIn(plain(text)).filter((ground) => !grounds(given).includes(ground))).toEqual(
          [],
        );
      },
    ),
    { numRuns: 300 },
  );
});

test("the same evidence gives the same text, whatever it is", async () => {
  await fc.assert(
    fc.asyncProperty(found, fc.constantFrom(...LANGUAGES), async (given, language) => {
      const [first, second] = [
        await write(traceOf(given), language, 8192),
        await write(traceOf(given), language, 8192),
      ];
      expect(second).toBe(first);
    }),
    { numRuns: 50 },
  );
});
