import { createHash } from "node:crypto";
import { appendFile, mkdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import type { LogRow } from "../contract/harness.ts";
import { moveTornTailAside } from "../lines/torn-tail.ts";

const ROTATE_BYTES = 64 * 1024 * 1024;

/** Removes what identifies a person from every string of a value. */
export type Anonymize = <T>(value: T) => T;

export interface TrainingLog {
  /** Appends one anonymized row to `<dir>/<harness>.jsonl`; rejects where it cannot be written. */
  append(harness: string, row: LogRow): Promise<void>;
  /** Waits until every row is on disk. */
  settled(): Promise<void>;
}

/** The interface's training log: one JSON-lines file per harness, rotated at 64 MiB. */
export function openTrainingLog(dir: string, anonymize: Anonymize): TrainingLog {
  const queues = new Map<string, Promise<void>>();
  const opened = new Map<string, Promise<void>>();

  async function write(harness: string, line: string): Promise<void> {
    const file = join(dir, `${harness}.jsonl`);
    if (!opened.has(harness)) opened.set(harness, prepare(dir, file));
    await opened.get(harness);
    await appendFile(file, line);
    await rotate(file);
  }

  return {
    append(harness, row) {
      const line = `${JSON.stringify(rowOf(harness, anonymize(row)))}\n`;
      const next = (queues.get(harness) ?? Promise.resolve()).then(() => write(harness, line));
      queues.set(
        harness,
        next.catch(() => {}),
      );
      return next;
    },
    async settled() {
      await Promise.all(queues.values());
    },
  };
}

function rowOf(harness: string, { input, output, trace }: LogRow): object {
  const layers = Object.entries(trace).flatMap(([name, each]: [string, unknown]) =>
    typeof each === "object" && each !== null && "fired" in each
      ? [[name, { fired: each.fired }] as const]
      : [],
  );
  return {
    ts: new Date().toISOString(),
    harness,
    input,
    output,
    input_sha256: digest(input),
    output_sha256: digest(output),
    applied_layers: Object.fromEntries(layers),
    trace,
    anonymized: true,
  };
}

/** The first 16 hex characters of the SHA-256 of what was logged, never of raw text. */
function digest(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

async function prepare(dir: string, file: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  await moveTornTailAside(file);
}

async function rotate(file: string): Promise<void> {
  const { size } = await stat(file);
  if (size < ROTATE_BYTES) return;
  await rename(
    file,
    file.replace(/\.jsonl$/, `.${new Date().toISOString().replaceAll(":", "")}.jsonl`),
  );
}
