import { expect, test } from "vitest";
import { CleanTexts } from "../clean-texts.ts";
import { finder } from "../finding/find.ts";
import { numbering } from "../placeholders.ts";
import type { Recognizer } from "../recognizer.ts";
import { redactTexts } from "../redact.ts";
import { atOnce } from "../../../schemas/steps.ts";
import { DOCUMENTS } from "./documents.ts";
import { ANYWHERE, BESIDE_DIGITS } from "./generic.ts";

const KEPT = { numbers: new Set<string>(), addresses: new Set<string>() };
const ALL: readonly (readonly [string, Recognizer, boolean])[] = [
  ...[...DOCUMENTS, ...BESIDE_DIGITS].map((each) => [each.title, each, true] as const),
  ...ANYWHERE.map((each) => [each.title, each, false] as const),
];

function foundBy(recognizer: Recognizer, besideDigits: boolean, text: string): string[] {
  const find = finder({
    besideDigits: besideDigits ? [recognizer] : [],
    anywhere: besideDigits ? [] : [recognizer],
  });
  const settings = {
    find,
    kept: KEPT,
    clean: new CleanTexts(),
    name: numbering(new Set()),
    labels: null,
  };
  return atOnce(redactTexts([text], settings)).flatMap(({ redactions }) =>
    redactions.map(({ start, end }) => text.slice(start, end)),
  );
}

test("there are recognizers of thirty general kinds and of many documents", () => {
  const general = new Set([...BESIDE_DIGITS, ...ANYWHERE].map(({ label }) => label));
  expect(general.size).toBeGreaterThanOrEqual(30);
  expect(new Set(ALL.map(([, { label }]) => label)).size).toBeGreaterThanOrEqual(70);
});

test.for(ALL)(
  "%s: finds its examples whole and nothing in its counter-examples",
  ([, recognizer, besideDigits]) => {
    expect(recognizer.label).toMatch(/^[A-Z][A-Z0-9_]{1,40}$/);
    expect(recognizer.examples.length).toBeGreaterThanOrEqual(3);
    expect(recognizer.counterExamples.length).toBeGreaterThanOrEqual(3);
    for (const example of recognizer.examples) {
      const values = Array.from(example.matchAll(/\[\[(.+?)\]\](?!\])/gsu), ([, value]) => value);
      const text = example.replaceAll(/\[\[(?=[^[])|\]\](?!\])/g, "");
      expect(foundBy(recognizer, besideDigits, text), example).toEqual(values);
    }
    for (const text of recognizer.counterExamples)
      expect(foundBy(recognizer, besideDigits, text), text).toEqual([]);
  },
);
