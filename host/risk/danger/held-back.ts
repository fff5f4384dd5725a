import { once } from "../../../schemas/once.ts";
import type { Reading } from "../../contract/reading.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { HELD_BACK } from "./held-back-words.ts";

const heldBack = once(() => new WordsWithin(HELD_BACK));

/** Whether it is told that somebody is not let go home. */
export function isHeldBack({ folded, topics }: Pick<Reading, "folded" | "topics">): boolean {
  return !topics.has("everyday") && heldBack().test(folded.folded);
}
