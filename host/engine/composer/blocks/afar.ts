import { blockOf, type Block, type Draft } from "../block.ts";

/** Whether somebody writes who is far from whom they write about: what they can do is another thing. */
export function isFromAfar({ reading }: Pick<Draft, "reading">): boolean {
  return reading.needs?.has("from_afar") === true;
}

/** What a relative or friend elsewhere can do. */
export function afarBlock({ say }: Draft): Block | null {
  return blockOf(7, say("steps"), [
    say("afar-details"),
    say("afar-ask"),
    say("afar-money"),
    say("afar-phone"),
  ]);
}
