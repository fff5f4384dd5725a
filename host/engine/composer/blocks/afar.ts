import { isMissed } from "../../../risk/needs/asked-of-kin.ts";
import { blockOf, type Block, type Draft } from "../block.ts";

/** Whether somebody far away is written about who may be in need: of who is only at work there nobody asks when they were heard of last. */
export function isForSomebodyMissed({ reading }: Draft): boolean {
  return reading.fromAfar === true && isMissed(reading);
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
