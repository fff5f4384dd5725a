import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Snapshot } from "../../contract/knowledge.ts";
import { assemble } from "../assemble.ts";
import { candidateOf } from "../candidate.ts";
import { readNewestGeneration } from "./generations.ts";
import { lookAt } from "../looking/look.ts";
import { createMemory } from "./memory.ts";
import { nameRoots } from "../place.ts";
import { takeSnapshot } from "../snapshot.ts";
import type { KnowledgeOptions } from "../store.ts";

/** Where knowledge is read from. */
export type ReadOptions = Pick<KnowledgeOptions, "roots" | "stateDir" | "hostVersion" | "pins">;

/** What a host with these folders has in force, last good versions included, for commands that run beside it: one look, nothing written, nothing followed. */
export async function readInForce({
  roots: paths,
  stateDir,
  hostVersion,
  pins = new Map(),
}: ReadOptions): Promise<Snapshot> {
  const there = await Promise.all(paths.map(isFolder));
  const roots = nameRoots(paths).filter(({ path }) => there[paths.indexOf(path)] === true);
  const stored = await readNewestGeneration(join(stateDir, "generations"));
  const look = await lookAt(roots, {
    previous: null,
    turn: { of: 1, at: 0 },
    judged: () => undefined,
  });
  const options = { hostVersion, pins, now: new Date(), onRequest: false };
  const assembled = await assemble(look, createMemory(roots, stored), options);
  const { entries, packs, revision } = await candidateOf(assembled);
  return takeSnapshot({ entries, packs, revision });
}

/** Whether a folder lies at a path; one that cannot be looked at counts as none. */
export function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
