import { LONGEST_MATCH } from "./patterns/derivation.ts";
import { LONGEST_SENTENCE, type Stretch } from "./sentence.ts";

/** Units of a block: in longer stretches the words of most rules occur somewhere, and which rules to search tells little. */
const BLOCK = 8192;

/** A part of a long text that is searched by itself. */
export interface Block {
  /** Where leading matches begin. */
  readonly core: Stretch;
  /** How far they, and what must stand around them, reach. */
  readonly reach: Stretch;
}

/** A text of `length` units in blocks, in its order; a short one is one. */
export function* blocksOf(length: number): Generator<Block, void, void> {
  for (let start = 0; start < length; start += BLOCK) {
    const end = Math.min(length, start + BLOCK);
    const reach = {
      start: Math.max(0, start - LONGEST_SENTENCE),
      end: Math.min(length, end + LONGEST_MATCH + LONGEST_SENTENCE),
    };
    yield { core: { start, end }, reach };
  }
}
