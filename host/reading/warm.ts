import type { Snapshot } from "../contract/knowledge.ts";
import { foldText } from "../matching/fold.ts";
import { findTerms } from "./lexicon.ts";
import { readMessage } from "./read.ts";
import { routeHabits, type RouteHabits } from "./route-habits.ts";

/** Milliseconds after which the words of other scripts are compiled, so that the start need not wait for them. */
const LATER = 1000;

let isWarm = false;

/** Compiles the tables of words, those in Latin letters at once and the others a second later, and what the snapshot's corridor profiles teach, so that requests seldom pay for it. */
export function warmReading(snapshot: Snapshot): RouteHabits {
  if (!isWarm) {
    isWarm = true;
    const greeting = "hello";
    readMessage(greeting, foldText(greeting), snapshot);
    setTimeout(() => findTerms(foldText("नमस्ते")), LATER).unref();
  }
  return snapshot.derive(routeHabits);
}
