import type { Snapshot } from "../contract/knowledge.ts";
import { buildGround } from "./statements/ground.ts";
import { sumsOfLibrary, sumsTold } from "./amounts/judge-amounts.ts";
import { firstStatements } from "./statements/kept-statements.ts";
import { statementsOf } from "./statements/stating.ts";

let isRead = false;

/** Makes what answers are checked against before a snapshot comes into force, so that no request pays for it; not before the library was read ahead, so that the start of the service need not wait. One object of the library is a step. */
export function* warmVerification(snapshot: Snapshot): Generator<undefined, void> {
  if (!isRead) return;
  for (const _ of statementsOf(snapshot)) yield;
  for (const _ of sumsTold(snapshot)) yield;
  snapshot.derive(buildGround);
  yield;
  snapshot.derive(sumsOfLibrary);
}

/** Reads the library for checking answers in many short steps, or recalls what a process before read, and then makes what they are checked against of the snapshot in force by then. */
export function* readLibraryAhead(current: () => Snapshot): Generator<undefined, void> {
  const snapshot = current();
  firstStatements.recall(snapshot);
  for (const _ of statementsOf(snapshot)) yield;
  firstStatements.keep();
  for (const _ of sumsTold(snapshot)) yield;
  isRead = true;
  current().derive(buildGround);
  yield;
  current().derive(sumsOfLibrary);
}
