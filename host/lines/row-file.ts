import { appendFile, mkdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { moveTornTailAside } from "./torn-tail.ts";

const ROTATE_BYTES = 64 * 1024 * 1024;

/** A JSON-lines file that only grows, written by one write at a time: lines that wait while others are written go out together. Moved aside under the time at 64 MiB. */
export class RowFile {
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
