import { Worker } from "node:worker_threads";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { Taught } from "./teaching.ts";
import type { TeachingStart } from "./teaching-thread.ts";

/** Leaves that graded answers, their measures and the texts they may hold are made of: all that is learned from. */
export const TAUGHT_BY = [
  "classifier_rule",
  "context_snippet",
  "evaluation_prompt",
  "grep_rule",
  "rag_doc",
  "rubric_dimension",
] as const;

/** The same as `teach` in a thread of its own, so that requests are answered meanwhile; keeps it for the processes that come as what these sources teach, if any are named. Rejects where the thread fails. */
export function teachApart(snapshot: Snapshot, sources: string | null): Promise<Taught> {
  const objects = TAUGHT_BY.flatMap((leaf) => [...snapshot.all(leaf)]);
  const workerData: TeachingStart = { objects, sources };
  const thread = new Worker(new URL("teaching-thread.ts", import.meta.url), { workerData });
  const { promise, resolve, reject } = Promise.withResolvers<Taught>();
  let taught: Taught | null = null;
  thread.once("message", (message: Taught) => (taught = message));
  thread.once("error", reject);
  thread.once("exit", (code) => {
    if (taught !== null) resolve(taught);
    else reject(new Error(`the thread that learns of graded answers ended with ${code}`));
  });
  return promise;
}
