import { join } from "node:path";
import type { Snapshot } from "../../contract/knowledge.ts";
import { readGenerationAt } from "../../knowledge/keeping/generations.ts";
import { readInForce, type ReadOptions } from "../../knowledge/keeping/read-only.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";

/** The knowledge of a revision: what is in force, else a generation that is kept; null where neither is of that revision. */
export async function knowledgeAt(
  revision: string,
  options: ReadOptions,
): Promise<Snapshot | null> {
  const inForce = await readInForce(options);
  if (inForce.revision === revision) return inForce;
  const stored = await readGenerationAt(join(options.stateDir, "generations"), revision);
  if (stored === null) return null;
  const objects = Array.from(stored.keys(), stored.row).flatMap((row) =>
    row?.in_force === true ? [row.object] : [],
  );
  return snapshotOf(objects);
}
