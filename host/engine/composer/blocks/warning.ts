import { blockOf, type Block, type Draft } from "../block.ts";

/** What an offer leads to, and what is not to be done with a child. */
export function warningBlock({
  reading: { compoundOffered, childWorks },
  say,
}: Draft): Block | null {
  return blockOf(0, null, [
    ...(compoundOffered === true ? [say("compound")] : []),
    ...(childWorks === true ? [say("child-work")] : []),
  ]);
}
