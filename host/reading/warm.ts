import type { Snapshot } from "../contract/knowledge.ts";
import { foldText } from "../matching/fold.ts";
import { readMessage } from "./read.ts";
import { routeHabits, type RouteHabits } from "./route-habits.ts";

/** Compiles the tables of words (about 0.2 s, once per process) and what the snapshot's corridor profiles teach, so that no request pays for it. */
export function warmReading(snapshot: Snapshot): RouteHabits {
  const greeting = "नमस्ते, hello";
  readMessage(greeting, foldText(greeting), snapshot);
  return snapshot.derive(routeHabits);
}
