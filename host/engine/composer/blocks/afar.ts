import { blockOf, type Block, type Draft } from "../block.ts";

/** What a relative or friend elsewhere can do. */
export function afarBlock({ say }: Draft): Block | null {
  return blockOf(7, say("steps"), [
    say("afar-details"),
    say("afar-ask"),
    say("afar-money"),
    say("afar-phone"),
  ]);
}
