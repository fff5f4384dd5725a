import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fewestDigits } from "../patterns/fewest-digits.ts";
import { mayMatch, neededSigns } from "../patterns/needed-signs.ts";
import { runnable } from "../patterns/runnable.ts";
import { signsOf } from "../patterns/signs.ts";
import { longestToken } from "../finding/tokens.ts";
import { viewOf } from "../view.ts";
import { digitsIn } from "../finding/windows.ts";
import { DOCUMENTS } from "./documents.ts";
import { ANYWHERE, BESIDE_DIGITS } from "./generic.ts";

const ALL = [...DOCUMENTS, ...BESIDE_DIGITS, ...ANYWHERE];
const NEEDY = ALL.filter(
  ({ needs, needsToken, cues }) => cues === undefined && (needs ?? needsToken) !== undefined,
);

/** Every text that is known to hold personal values or to look like it, as recognizers read them. */
const TEXTS = [
  ...["positive", "negative"].flatMap((name) =>
    readFileSync(join(import.meta.dirname, `../corpus/${name}.jsonl`), "utf8")
      .trimEnd()
      .split("\n")
      .map((line): string => JSON.parse(line).text),
  ),
  ...ALL.flatMap(({ examples, counterExamples }) => [...examples, ...counterExamples]),
].map((text) => viewOf(text.replaceAll(/\[\[|\]\]/g, "")).text);

test("there are texts to try, and recognizers that need something", () => {
  expect(TEXTS.length).toBeGreaterThan(1500);
  expect(NEEDY.length).toBeGreaterThan(25);
});

test.for(NEEDY.map((each) => [each.title, each] as const))(
  "%s: what it needs stands in every text in which its pattern finds something",
  ([, recognizer]) => {
    const { needs, needsToken = 0, accepts = () => true } = recognizer;
    const pattern = runnable(recognizer);
    for (const text of TEXTS) {
      const values = Array.from(
        text.matchAll(pattern),
        (match) => match.groups?.["value"] ?? match[0],
      );
      if (!values.some(accepts)) continue;
      expect(mayMatch(signsOf(text), neededSigns(needs ?? recognizer.pattern)), text).toBe(true);
      expect(needs?.test(text) ?? true, text).toBe(true);
      expect(longestToken(text), text).toBeGreaterThanOrEqual(needsToken);
    }
  },
);

test.for(ALL.map((each) => [each.title, each] as const))(
  "%s: whatever its pattern finds has the digits that it was found to need",
  ([, recognizer]) => {
    const pattern = runnable(recognizer);
    const needed = fewestDigits(pattern);
    for (const text of TEXTS)
      for (const [found] of text.matchAll(new RegExp(pattern, pattern.flags.replace("y", "g"))))
        expect(digitsIn(found, 0, found.length), found).toBeGreaterThanOrEqual(needed);
  },
);

test.for(ALL.map((each) => [each.title, each] as const))(
  "%s: in whatever its pattern finds stand the signs that it was found to need",
  ([, recognizer]) => {
    const pattern = runnable(recognizer);
    const needed = neededSigns(recognizer.pattern);
    for (const text of TEXTS)
      for (const [found] of text.matchAll(new RegExp(pattern, pattern.flags.replace("y", "g"))))
        expect(mayMatch(signsOf(found), needed), found).toBe(true);
  },
);

test("nothing that is looked for beside digits goes through the signs between two places", () => {
  for (const { pattern } of [...DOCUMENTS, ...BESIDE_DIGITS])
    expect(pattern.source).not.toMatch(/\[\^|\\[PSDW]|(?<![\\[])\.(?![^[]*\])/);
});
