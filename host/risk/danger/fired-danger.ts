import type { Snapshot } from "../../contract/knowledge.ts";
import type { GrepHit } from "../../contract/layer.ts";
import type { Reading } from "../../contract/reading.ts";
import { isDangerFired } from "./danger.ts";

/** A reading with the danger that rules found where neither its words nor its wording told it, so that whom to call is looked up wherever an answer speaks of danger. */
export function withFiredDanger(
  reading: Reading,
  hits: readonly GrepHit[],
  knowledge: Snapshot,
): Reading {
  if (reading.danger === "likely" || hits.length === 0) return reading;
  if (!isDangerFired({ hits, reading, knowledge })) return reading;
  return { ...reading, aboutWork: true, danger: "likely" };
}
