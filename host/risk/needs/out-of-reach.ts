import { once } from "../../../schemas/once.ts";
import type { Reading } from "../../contract/reading.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import words from "./out-of-reach-words.json" with { type: "json" };

const unreached = once(() => new WordsWithin(Object.values(words).flat().join("|")));

/** Whether somebody is said to be missing, not to answer, or to have no phone any more. */
export function isOutOfReach({ folded }: Pick<Reading, "folded">): boolean {
  return unreached().test(folded.folded);
}
