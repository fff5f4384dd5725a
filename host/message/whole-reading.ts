import { atOnce, type Steps } from "../../schemas/steps.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { FoldedText, Reading } from "../contract/reading.ts";
import { undenied } from "../reading/denials/undenied.ts";
import { readMessageSteps } from "../reading/read.ts";
import { hearWording } from "../risk/message-risk.ts";
import { wordingSteps } from "../risk/with-wording.ts";
import { undisguised } from "../wording/known/undisguised.ts";

/** What a message talks about, its disguises undone and what it denies left out: by its words in one step, then by its wording in one step a part. */
export function* readingSteps(folded: FoldedText, knowledge: Snapshot): Steps<Reading> {
  const meant = yield* undisguised(folded);
  const told = undenied(meant);
  const read = yield* readMessageSteps(folded.original, told, knowledge);
  const reading: Reading = told === meant ? read : { ...read, denies: true };
  yield;
  yield* hearWording(reading, knowledge);
  return yield* wordingSteps(reading, knowledge);
}

/** The same in one go. */
export function wholeReading(folded: FoldedText, knowledge: Snapshot): Reading {
  return atOnce(readingSteps(folded, knowledge));
}
