import { once } from "../../schemas/once.ts";
import type { FoldedText } from "../contract/reading.ts";
import { foldedAt } from "../matching/folding/folded-at.ts";
import { alternatives, before } from "./beside.ts";
import type { PlacedMention } from "./countries.ts";
import { BACK_BEHIND, HOME_AGAIN, RETURNED_TO } from "./return-words.ts";

/** What may stand between a place and the word behind it: an ending, "now". */
const BETWEEN = "[\\p{L}\\p{M}]{0,6}(?: [\\p{L}\\p{M}]{1,6})?[ ,-]{1,2}";

const patterns = once(() => ({
  left: before(RETURNED_TO),
  right: new RegExp(`^(?:${BETWEEN})?(?:${alternatives(BACK_BEHIND)})`, "u"),
  alone: new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives(HOME_AGAIN)})`, "u"),
}));

/** Units of the folded text beside a place that are looked at. */
const BESIDE = 36;

/** Whether somebody says that they are back where they are from: at home, or in a country that people leave and are back in. */
export function hasReturned(text: FoldedText, placed: readonly PlacedMention[]): boolean {
  const { folded } = text;
  const { left, right, alone } = patterns();
  if (alone.test(folded)) return true;
  return placed.some(({ role, start, end }) => {
    if (role !== "origin") return false;
    const [from, to] = [foldedAt(text, start), foldedAt(text, end)];
    return (
      left.test(folded.slice(Math.max(0, from - BESIDE), from)) ||
      right.test(folded.slice(to, to + BESIDE))
    );
  });
}
