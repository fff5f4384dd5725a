import { once } from "../../../schemas/once.ts";
import { RowsFinder } from "../terms/rows-finder.ts";
import { COACHED_DENIALS } from "./coached-rows.ts";

const coached = once(() => new RowsFinder(COACHED_DENIALS));

/** Whether somebody is made or told to deny what is told, or calls the denial a lie: what is denied so may have happened. */
export function isCoached(folded: string): boolean {
  return coached().test(folded);
}
