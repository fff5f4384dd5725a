import type { Sentence } from "../../../../schemas/answer-slots.ts";
import type { Lure } from "../../../contract/reading.ts";
import { blockOf, type Block, type Draft } from "../block.ts";

const LURES: Readonly<Record<Lure, Sentence>> = {
  compound: "compound",
  war: "lure-war",
  nightlife: "lure-nightlife",
};

/** What an offer leads to, and what is not to be done with a child. */
export function warningBlock({ reading: { lure, childWorks }, say }: Draft): Block | null {
  return blockOf(0, null, [
    ...(lure === undefined ? [] : [say(LURES[lure])]),
    ...(childWorks === true ? [say("child-work")] : []),
  ]);
}
