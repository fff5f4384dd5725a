import { parentPort, workerData } from "node:worker_threads";
import { openOfflineJudge } from "../../judge-offline.ts";
import { readInForce, type ReadOptions } from "../../knowledge/keeping/read-only.ts";
import type { Line } from "../running/json-lines.ts";
import { verdictRow } from "./rows.ts";
import { verdictsBy } from "./verdicts.ts";

/** What a worker starts with. */
export interface WorkerStart {
  readonly knowledge: ReadOptions;
  readonly toolFolders: readonly string[];
}

/** Some lines to classify; the answer has a row for each, in their order. */
export interface Batch {
  readonly number: number;
  readonly lines: readonly Line[];
}

/** The rows of one batch. */
export interface Answer {
  readonly number: number;
  readonly rows: readonly string[];
}

const { knowledge, toolFolders } = workerData as WorkerStart;
const verdicts = verdictsBy(
  await openOfflineJudge(await readInForce(knowledge), toolFolders, "verdict"),
);

parentPort?.on("message", (batch: Batch) => {
  void answer(batch);
});

async function answer({ number, lines }: Batch): Promise<void> {
  const rows: string[] = [];
  for (const line of lines) rows.push(await verdictRow(line, verdicts));
  const done: Answer = { number, rows };
  parentPort?.postMessage(done, []);
}
