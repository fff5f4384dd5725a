import { parentPort, workerData } from "node:worker_threads";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { carriedSnapshot } from "./carried-snapshot.ts";
import { keptTeaching } from "./kept-teaching.ts";
import { teach } from "./teaching.ts";

/** What the thread starts with. */
export interface TeachingStart {
  readonly objects: readonly KnowledgeObject[];
  /** Tells what they teach apart from what others do; null where it is not kept. */
  readonly sources: string | null;
}

const { objects, sources } = workerData as TeachingStart;
const taught = await teach(carriedSnapshot(objects));
parentPort?.postMessage(taught, []);
// Here, as writing it down takes a while, too.
if (sources !== null) keptTeaching(sources).write(taught);
