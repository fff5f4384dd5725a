import { HARMS, hasAny } from "../../../schemas/subjects.ts";
import { once } from "../../../schemas/once.ts";
import type { Reading } from "../../contract/reading.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { GOT_OUT, REFUGE } from "./words/got-out-words.ts";

const words = once(() => ({ out: new WordsWithin(GOT_OUT), refuge: new WordsWithin(REFUGE) }));

/** What somebody may have got away from. */
const LEFT_BEHIND = [...HARMS, "employer", "overseer", "domestic_work"] as const;

/** Whether somebody has got away from whom they worked for, and is with a friend, at a church or an embassy, or elsewhere out of their house: they ask where to go next, whether they say so or not. */
export function hasGotOut({ folded, topics, corridors, fromAfar }: Reading): boolean {
  if (fromAfar === true || topics.has("everyday")) return false;
  const { out, refuge } = words();
  const isOut = topics.has("absconding") || out.test(folded.folded);
  if (!refuge.test(folded.folded)) return isOut && hasAny(topics, LEFT_BEHIND);
  if (hasAny(topics, LEFT_BEHIND)) return true;
  return isOut && corridors.some(({ destination }) => destination !== null);
}
