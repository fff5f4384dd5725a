import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import type { Reading } from "../../contract/reading.ts";
import { foldedWords } from "../../reading/terms/beside.ts";
import { conceptStarts, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import type { Sighting } from "../../wording/concepts/concept-finder.ts";
import firstPerson from "./first-person-words.json" with { type: "json" };

/** Concepts of who speaks. */
export const ONESELF = conceptHashes("i we");

/** Languages in which "I" and "my" are one word, so that "kakak saya" is no address. */
export const MY_BEHIND: ReadonlySet<string | null> = new Set("id ms vi th km sw ar".split(" "));

/** UTF-16 units from one word to the next that belongs to it. */
export const BESIDE = 16;

/** What ends a form of address, or a clause before it. */
export const END = "[,.;:!?…\\n،۔।॥、。]";
/** The same as a pattern. */
export const ENDS = new RegExp(END, "u");
const words = once(
  () =>
    new Map(
      Object.entries(firstPerson).map(([language, { who, whom = "" }]: [string, FirstPerson]) => [
        language,
        { who: wordOf(who), any: wordOf(both(who, whom)), within: wordWithin(both(who, whom)) },
      ]),
    ),
);

interface FirstPerson {
  readonly who: string;
  readonly whom?: string;
}

function both(who: string, whom: string): string {
  return whom === "" ? who : `${who}|${whom}`;
}

/** One of the words, anywhere; in scripts without spaces as letters that follow each other. */
function wordWithin(some: string): RegExp {
  const joined = foldedWords(some).join("|");
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${joined})(?![\\p{L}\\p{M}])|(?<![^\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3400-\\u9fff\\s])(?:${joined})(?=[\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3400-\\u9fff])`,
    "u",
  );
}

/** Whether some words say "I", "me" or "we" anywhere, and not "my". */
export function saysFirstPerson(text: string, language: string): boolean {
  return words().get(language)?.within.test(text) === true;
}

/** One of the words; in a script without spaces another may follow. */
function wordOf(some: string): RegExp {
  return new RegExp(
    `^(?:${foldedWords(some).join("|")})(?:(?![\\p{L}\\p{M}])|(?<=[\u0e00-\u109f\u1780-\u17ff\u3400-\u9fff]))`,
    "u",
  );
}

/** The words of a text that mean something, and where each begins. */
export interface Told extends Pick<Reading, "language"> {
  readonly text: string;
  readonly told: readonly Sighting[];
  readonly starts: readonly number[];
}

/** Words that are "in" behind another in Latin letters, and "I" or "me" before one. */
const IN: Readonly<Record<string, RegExp>> = {
  ne: /^ma(?!\p{L})/u,
  hi: /^(?:me|mein)(?!\p{L})/u,
};

/** What joins a Khmer or Burmese letter to the one before it: no word begins behind it, as the slap within a house ("ផ្ទះ"). */
const STACKED: ReadonlySet<string> = new Set(["\u17d2", "\u1039"]);

/** What a message tells, word by word. */
export function toldIn({ folded, language }: Pick<Reading, "folded" | "language">): Told {
  const text = folded.folded;
  const all = findConcepts(text, language);
  const starts = conceptStarts(text, language);
  const isIn = IN[language ?? ""];
  const kept = starts.map((start) => {
    if (STACKED.has(text[start - 1] ?? "")) return false;
    return !(isIn?.test(text.slice(start)) === true && /\p{L} $/u.test(text.slice(0, start)));
  });
  if (!kept.includes(false)) return { text, language, told: all, starts };
  return {
    text,
    language,
    told: all.filter((_, at) => kept[at]),
    starts: starts.filter((_, at) => kept[at]),
  };
}

/** Whether the word there is "I" or "we", as who does something or as anything but a possessor. */
export function isFirstPerson(
  { told, text, starts, language }: Told,
  at: number,
  as: "who" | "any",
) {
  if (!meanAny(told.slice(at, at + 1), ONESELF)) return false;
  return (
    words()
      .get(language ?? "")
      ?.[as].test(text.slice(starts[at] ?? 0)) === true
  );
}

/** Whether the word there has one of the meanings. */
export function means({ told }: Told, at: number, concepts: ReadonlySet<number>): boolean {
  const word = told[at];
  return word !== undefined && meanAny([word], concepts);
}

/** Whether the word there and the next belong together. */
export function isBeside({ text, starts }: Told, at: number): boolean {
  const [start, next] = [starts[at], starts[at + 1]];
  if (start === undefined || next === undefined || next - start > BESIDE) return false;
  return !ENDS.test(text.slice(start, next));
}
