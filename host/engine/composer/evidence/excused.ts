import type { KindChances } from "../../../contract/reading.ts";
import { isAlwaysTold } from "../../../risk/danger/danger.ts";
import type { Found } from "./evidence.ts";

/** Chance of a text that keeps to the law, or speaks of something else, from which on mild signs accuse nobody. */
const LAWFUL = 0.6;

/** What is told of what was found: where no rule of the request and no grave one fired, and the wording is that of somebody honest ("we charge no fees, you keep your passport"), rules found words and not deeds, and the answer tells of none; the trace still does. */
export function withoutExcused(found: Found, wording: KindChances | null): Found {
  if (wording === null || wording.compliance + wording.unrelated < LAWFUL) return found;
  return found.hits.some(isAlwaysTold)
    ? found
    : { ...found, hits: [], patterns: [], excused: found.hits.length > 0 };
}
