import { blockOf, type Block, type Draft } from "../block.ts";

/** What whoever asks for help with exploiting people is told, as a condition: it may be somebody who asks for another. */
export function refusalBlock({ say }: Draft): Block | null {
  return blockOf(1, null, [say("refusal")]);
}
