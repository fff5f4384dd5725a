import type { TermMatch } from "./lexicon.ts";
import { subjectsOf } from "./topics.ts";

/** Subjects that errands have, too. */
const ORDINARY: ReadonlySet<string> = new Set("visa travel fee law passport everyday".split(" "));

/** What an errand is told from. */
export interface ErrandGround {
  readonly matches: readonly TermMatch[];
  readonly language: string | null;
  readonly topics: ReadonlySet<string>;
}

/** Whether an errand of ordinary life is named, and beside it no subject that work has and errands have not. */
export function isErrand({ matches, language, topics }: ErrandGround): boolean {
  if (![...topics].every((topic) => ORDINARY.has(topic))) return false;
  return matches.some((match) => subjectsOf(match, language).includes("errand"));
}
