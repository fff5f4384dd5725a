import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { DecisionRow } from "../../decisions/row.ts";

/** The row of a decision in the log's files, the newest first, or null. */
export async function findDecision(folder: string, id: string): Promise<DecisionRow | null> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".jsonl"));
  for (const file of files.toSorted().toReversed()) {
    const row = await findIn(join(folder, file), id);
    if (row !== null) return row;
  }
  return null;
}

async function findIn(file: string, id: string): Promise<DecisionRow | null> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!line.includes(id)) continue;
    const row: DecisionRow = JSON.parse(line);
    if (row.decision_id === id) return row;
  }
  return null;
}
