import type { Snapshot } from "../../contract/knowledge.ts";
import { judgeWords, type JudgedWord } from "./names.ts";
import { publicParts, type PublicPart } from "./public-parts.ts";
import type { GateParts } from "../gate-parts.ts";
import { findCircumstances, namedPart, type Circumstance } from "./situation.ts";
import { isWithin, meets, type Span } from "./span.ts";
import { buildVocabulary } from "./vocabulary.ts";
import { wordForm, wordsIn } from "./words.ts";

/** A stretch of a text that may lead to a person. */
export interface Identifying extends Span {
  /** The anonymizer's label in small letters, a circumstance, `name` or `unlisted_word`. */
  readonly kind: string;
  readonly replacement: string;
}

/** Everything in a text that may lead to a person, in text order and without overlaps; the surest explanation of a stretch wins. */
export function identify(text: string, knowledge: Snapshot, parts: GateParts): Identifying[] {
  const vocabulary = knowledge.derive(buildVocabulary);
  const kept = publicParts(text, knowledge, parts.read);
  const isGeneral = (words: string) =>
    wordsIn(words).every(({ word }) => vocabulary.isCommon(wordForm(word)));
  const found = personalValues(text, parts).map((value) => withPlace(value, text, kept));
  const add = (more: Identifying) => {
    if (!meets(more, found)) found.push(more);
  };
  for (const circumstance of findCircumstances(text))
    if (!isPublic(circumstance, text, { kept, isGeneral })) add(circumstance);
  const open = wordsIn(text).filter((word) => !meets(word, found) && !isWithin(word, kept));
  for (const name of unknownWords(judgeWords(open, text, vocabulary), text)) add(name);
  return found.toSorted((one, other) => one.start - other.start);
}

/** An address tells a country, which may stay; so does what is taken for a name in a script without capitals. */
function withPlace(value: Identifying, text: string, kept: readonly PublicPart[]): Identifying {
  const isName =
    value.kind === "name" && !/\p{Script=Latin}/u.test(text.slice(value.start, value.end));
  if (!isName && !/^(?!web).*address/u.test(value.kind)) return value;
  const places = kept.filter(
    (part) => part.sort === "place" && value.start <= part.start && part.end <= value.end,
  );
  const names = places.map(({ start, end }) => text.slice(start, end));
  return { ...value, replacement: [...new Set(names)].join(" ") };
}

/** What the anonymizer takes out. */
function personalValues(text: string, { privacy }: GateParts): Identifying[] {
  const [redacted] = privacy.redact([text]);
  return (redacted?.redactions ?? [])
    .filter(({ start, end }) => start < end)
    .map(({ label, start, end }) => ({ kind: label.toLowerCase(), replacement: "", start, end }));
}

interface PublicContext {
  readonly kept: readonly Span[];
  readonly isGeneral: (words: string) => boolean;
}

/** A body of the directory, part of a law, or "Licensed Recruitment Agency", which names nobody. */
function isPublic(found: Circumstance, text: string, { kept, isGeneral }: PublicContext): boolean {
  if (isWithin(found, kept)) return true;
  if (found.kind !== "employer") return false;
  const words = text.slice(found.start, found.end);
  const named = namedPart(words);
  const start = found.start + Math.max(0, words.indexOf(named));
  return isGeneral(named) || isWithin({ start, end: start + named.length }, kept);
}

/** Runs of words that may not leave: two or more written as names are one name. */
function unknownWords(words: readonly JudgedWord[], text: string): Identifying[] {
  const runs: JudgedWord[][] = [];
  let before: JudgedWord | undefined;
  for (const word of words) {
    const isNext =
      before?.stays === false && /^[\s.'’-]{0,3}$/u.test(text.slice(before.end, word.start));
    if (!word.stays) {
      if (isNext) runs.at(-1)?.push(word);
      else runs.push([word]);
    }
    before = word;
  }
  return runs.map((run) => {
    const [first, last] = [run[0] as JudgedWord, run.at(-1) as JudgedWord];
    const isName = run.filter(({ isName: each }) => each).length > 1;
    return {
      kind: isName ? "name" : "unlisted_word",
      replacement: "",
      start: first.start,
      end: last.end,
    };
  });
}
