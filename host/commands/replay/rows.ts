import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { DecisionRow } from "../../decisions/row.ts";

/** What of a training row is asked for: the anonymized text, and what was answered. */
export interface AnonymizedRow {
  readonly input: unknown;
  readonly output: unknown;
  readonly trace?: { readonly decision_id?: unknown };
}

/** The row of a decision in the log's files, the newest first, or null. */
export function findDecision(folder: string, id: string): Promise<DecisionRow | null> {
  return findRow<DecisionRow>({ folder, name: "decisions", id }, (row) => row.decision_id);
}

/** The anonymized row of a decision in the classifier's training log, or null where it is not kept any more. */
export function findAnonymized(folder: string, id: string): Promise<AnonymizedRow | null> {
  return findRow<AnonymizedRow>(
    { folder, name: "classifier", id },
    (row) => row.trace?.decision_id,
  );
}

interface Sought {
  readonly folder: string;
  /** What the log's files begin with. */
  readonly name: string;
  readonly id: string;
}

async function findRow<R>(
  { folder, name, id }: Sought,
  idOf: (row: R) => unknown,
): Promise<R | null> {
  const files = (await readdir(folder).catch(() => [])).filter(
    (file) => file.startsWith(`${name}.`) && file.endsWith(".jsonl"),
  );
  for (const file of files.toSorted().toReversed()) {
    for await (const line of createInterface({ input: createReadStream(join(folder, file)) })) {
      const row = line.includes(id) ? (parsed(line) as R | null) : null;
      if (row !== null && idOf(row) === id) return row;
    }
  }
  return null;
}

/** A row that a crash cut off is none. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
