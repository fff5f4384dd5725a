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

/** The interface's training log: one JSON-lines file per harness, rotated at 64 MiB. Rows that wait while others are written go out in one write. */
export function openTrainingLog(dir: string, anonymize: Anonymize): TrainingLog {
  const files = new Map<string, RowFile>();
  const fileOf = (harness: string): RowFile => {
    const known = files.get(harness) ?? new RowFile(dir, `${harness}.jsonl`);
    files.set(harness, known);
    return known;
  };
  return {
    async append(harness, row) {
      const line = `${JSON.stringify(rowOf(harness, anonymize(row)))}\n`;
      await fileOf(harness).append(line);
    },
    async settled() {
      await Promise.all(Array.from(files.values(), (file) => file.settled()));
    },
  };
}

/** One file that only grows, written by one write at a time. */
class RowFile {
  readonly #dir: string;
  readonly #file: string;
  /** Lines that go out with the next write, and when they are there. */
  #waiting: string[] = [];
  #next: Promise<void> | null = null;
  #last: Promise<void> = Promise.resolve();
  /** Bytes in the file; null before it was looked at. */
  #size: number | null = null;

  constructor(dir: string, name: string) {
    this.#dir = dir;
    this.#file = join(dir, name);
  }

  /** Resolves once the line is written. */
  append(line: string): Promise<void> {
    this.#waiting.push(line);
    if (this.#next !== null) return this.#next;
    this.#next = this.#last.then(() => this.#writeWaiting());
    this.#last = this.#next.catch(() => undefined);
    return this.#next;
  }

  settled(): Promise<void> {
    return this.#last;
  }

  async #writeWaiting(): Promise<void> {
    const text = this.#waiting.join("");
    this.#waiting = [];
    this.#next = null;
    try {
      this.#size ??= await prepare(this.#dir, this.#file);
      await appendFile(this.#file, text);
      this.#size += Buffer.byteLength(text);
      if (this.#size >= ROTATE_BYTES) this.#size = await rotate(this.#file);
    } catch (error) {
      // A full disk may have cut a row: the next one looks again.
      this.#size = null;
      throw error;
    }
  }
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

/** What a crash tore is moved aside; gives the size of what stays. */
async function prepare(dir: string, file: string): Promise<number> {
  await mkdir(dir, { recursive: true });
  await moveTornTailAside(file);
  return (await stat(file)).size;
}

/** Gives the size of the file that rows go to from now on. */
async function rotate(file: string): Promise<number> {
  const { size } = await stat(file);
  if (size < ROTATE_BYTES) return size;
  const at = new Date().toISOString().replaceAll(":", "");
  await rename(file, file.replace(/\.jsonl$/, `.${at}.jsonl`));
  return 0;
}
