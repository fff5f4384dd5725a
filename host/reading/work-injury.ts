import type { FoldedText, ToldPlace } from "../contract/reading.ts";
import { hasAny } from "../../schemas/subjects.ts";
import type { Stretch } from "../matching/sentence.ts";
import type { TermMatch } from "./terms/lexicon.ts";
import { areNear, placeOver } from "./terms/spots.ts";
import { wordsFor, type ToldWord } from "./topics.ts";
import type { Subject } from "./vocabulary/subject.ts";

/** Subjects that place what befell somebody at their work. */
const AT_WORK = [
  "employer",
  "overseer",
  "sector",
  "worker",
  "work_permit",
  "domestic_work",
  "salary",
  "unpaid",
  "fishing",
] as const;

/** Units of the folded text between what was hurt and what befell it. */
const NEAR = 30;

/** What a hurt worker is read from. */
export interface InjuryGround {
  readonly words: readonly ToldWord[];
  readonly topics: ReadonlySet<string>;
}

/** Where somebody was hurt at work: an accident by its name, or a part of the body beside what befell it, and work anywhere in the text; null where none was, where it was done by somebody, and of sport. */
export function injuryAtWork(text: FoldedText, { words, topics }: InjuryGround): ToldPlace | null {
  if (topics.has("everyday")) return null;
  const of = (subject: Subject) => wordsFor(words, subject);
  const found = accidentIn(of, topics.has("violence"));
  if (found === null) return null;
  const isAtWork = hasAny(topics, AT_WORK) || of("worksite").some((spot) => !found.includes(spot));
  return isAtWork ? placeOver(text, [...found, wordBehind(text, found)]) : null;
}

/** "Fell from the" names no scaffold. */
function wordBehind({ folded }: FoldedText, found: readonly TermMatch[]): Stretch {
  const start = Math.max(...found.map(({ end }) => end));
  const [word = ""] =
    /^ [\p{L}\p{M}]{1,20}(?![\p{L}\p{M}])/u.exec(folded.slice(start, start + 24)) ?? [];
  return { start, end: start + word.length };
}

function accidentIn(
  of: (subject: Subject) => readonly TermMatch[],
  isViolent: boolean,
): readonly TermMatch[] | null {
  const [named] = of("accident");
  if (named !== undefined) return [named];
  if (isViolent) return null;
  const body = of("body");
  if (body.length === 0) return null;
  for (const deed of of("hurting")) {
    const part = body.find((spot) => areNear(spot, deed, NEAR));
    if (part !== undefined) return [deed, part];
  }
  return null;
}
