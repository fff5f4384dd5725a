import { wordsFor, type ToldWord } from "./topics.ts";

/** Subjects that errands have, too. */
const ORDINARY: ReadonlySet<string> = new Set("visa travel fee law passport everyday".split(" "));

/** What an errand is told from. */
export interface ErrandGround {
  readonly words: readonly ToldWord[];
  readonly topics: ReadonlySet<string>;
}

/** Whether an errand of ordinary life is named, and beside it no subject that work has and errands have not. */
export function isErrand({ words, topics }: ErrandGround): boolean {
  if (![...topics].every((topic) => ORDINARY.has(topic))) return false;
  return wordsFor(words, "errand").length > 0;
}
