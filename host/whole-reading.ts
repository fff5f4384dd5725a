import type { Snapshot } from "./contract/knowledge.ts";
import type { FoldedText, Reading } from "./contract/reading.ts";
import { readMessage } from "./reading/read.ts";
import { withWording } from "./risk/with-wording.ts";

/** What a message talks about, by its words and by its wording. */
export function wholeReading(folded: FoldedText, knowledge: Snapshot): Reading {
  return withWording(readMessage(folded.original, folded, knowledge), knowledge);
}
