import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { linesOf, type Line } from "../running/json-lines.ts";
import { UsageError } from "../running/run-command.ts";
import { requireSameId, type WholeRows } from "./resume.ts";
import { withRows, type Unjudged } from "./unjudged.ts";
import type { Answer, Batch, WorkerStart } from "./worker.ts";

/** Lines that go to a worker at once. */
const BATCH = 64;
/** Batches that wait for each worker: enough that none is idle, few enough that memory stays flat. */
const AHEAD = 3;

/** What to classify, and where to. */
export interface Job {
  readonly input: string;
  readonly output: string;
  /** What of the input is in the output already. */
  readonly done: WholeRows;
  readonly workers: number;
  readonly start: WorkerStart;
  /** Told how many bytes of the input were read, and of how many. */
  readonly onProgress: (read: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** What was appended to a result. */
export interface Appended {
  readonly written: number;
  /** Of all its rows, those that were there before too. */
  readonly unjudged: Unjudged;
}

/** Classifies the lines of a file over several threads and appends a row for each, in their order. Stops after whole rows when aborted. Rejects where a file cannot be read or written, or a worker fails. */
export async function classifyLines(job: Job): Promise<Appended> {
  const { size } = await stat(job.input);
  const out = createWriteStream(job.output, { flags: "a" });
  const failed = once(out, "error").then(([error]) => Promise.reject(error));
  failed.catch(() => undefined);
  const pool = new Pool(job);
  try {
    let written = 0;
    let { unjudged } = job.done;
    const write = async (rows: readonly string[]): Promise<void> => {
      await append(out, rows, failed);
      written += rows.length;
      unjudged = withRows(unjudged, rows);
    };
    let read = 0;
    for await (const lines of batchesOf(job, (bytes) => (read = bytes))) {
      if (job.signal.aborted) break;
      for (const rows of await pool.push(lines)) await write(rows);
      job.onProgress(read, size);
    }
    const rest = job.signal.aborted ? pool.ready() : await pool.drained();
    for (const rows of rest) await write(rows);
    out.end();
    await Promise.race([once(out, "close"), failed]);
    return { written, unjudged };
  } finally {
    await pool.close();
  }
}

async function append(
  out: ReturnType<typeof createWriteStream>,
  rows: readonly string[],
  failed: Promise<never>,
): Promise<void> {
  const isRoom = out.write(rows.map((row) => `${row}\n`).join(""));
  if (!isRoom) await Promise.race([once(out, "drain"), failed]);
}

async function* batchesOf(
  { input, output, done }: Job,
  onRead: (bytes: number) => void,
): AsyncGenerator<readonly Line[]> {
  const file = createReadStream(input);
  let lines: Line[] = [];
  let number = 0;
  for await (const line of linesOf(file)) {
    number += 1;
    if (number <= done.rows) {
      if (number === done.rows) requireSameId(line, done, { input, output });
      continue;
    }
    if (lines.push(line) < BATCH) continue;
    onRead(file.bytesRead);
    yield lines;
    lines = [];
  }
  if (number < done.rows)
    throw new UsageError(
      `${output} holds more rows than ${input} has lines (${done.rows} and ${number}), so it is the result of something else; name another file`,
    );
  if (lines.length > 0) yield lines;
}

/** Workers that take batches in turn; what they answer comes out in the order it was pushed. */
class Pool {
  readonly #workers: readonly Worker[];
  readonly #answers = new Map<number, readonly string[]>();
  #pushed = 0;
  #given = 0;
  #failure: Error | null = null;
  #wake: () => void = () => undefined;

  constructor({ workers, start }: Job) {
    this.#workers = Array.from({ length: workers }, () => {
      const worker = new Worker(new URL("worker.ts", import.meta.url), { workerData: start });
      worker.on("message", ({ number, rows }: Answer) => {
        this.#answers.set(number, rows);
        this.#wake();
      });
      worker.on("error", (error: Error) => {
        this.#failure = error;
        this.#wake();
      });
      return worker;
    });
  }

  /** Hands out a batch; waits while too many are on their way. Gives the rows that are next in order. */
  async push(lines: readonly Line[]): Promise<readonly (readonly string[])[]> {
    const batch: Batch = { number: this.#pushed++, lines };
    this.#workers[batch.number % this.#workers.length]?.postMessage(batch);
    const ready = this.#inOrder();
    while (this.#pushed - this.#given > AHEAD * this.#workers.length) {
      await this.#changed();
      ready.push(...this.#inOrder());
    }
    return ready;
  }

  /** The rows of every batch that is still on its way. */
  async drained(): Promise<readonly (readonly string[])[]> {
    const ready = this.#inOrder();
    while (this.#given < this.#pushed) {
      await this.#changed();
      ready.push(...this.#inOrder());
    }
    return ready;
  }

  /** The rows that are there already and next in order. */
  ready(): readonly (readonly string[])[] {
    return this.#inOrder();
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #inOrder(): (readonly string[])[] {
    if (this.#failure !== null) throw this.#failure;
    const ready: (readonly string[])[] = [];
    for (let rows = this.#answers.get(this.#given); rows !== undefined;) {
      this.#answers.delete(this.#given++);
      ready.push(rows);
      rows = this.#answers.get(this.#given);
    }
    return ready;
  }

  #changed(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
