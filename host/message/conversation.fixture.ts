import { join } from "node:path";
import { knowledgeOf } from "../../bench/quality/judged.ts";
import type { Reading } from "../contract/reading.ts";
import { foldText } from "../matching/folding/fold.ts";
import { heardAfter } from "./heard-after.ts";
import { wholeReading } from "./whole-reading.ts";

const knowledge = await knowledgeOf([join(import.meta.dirname, "../../knowledge")]);

/** What one message alone tells, by the bundled knowledge. */
export const read = (text: string): Reading => wholeReading(foldText(text), knowledge);

/** The last of the turns, completed by those before. */
export const lastOf = (...turns: readonly [string, ...string[]]): Reading =>
  heardAfter(read(turns.at(-1) ?? ""), turns.slice(0, -1), read).reading;

/** A message completed by the one before it, and what it took. */
export const after = (before: string, own: string) => heardAfter(read(own), [before], read);
