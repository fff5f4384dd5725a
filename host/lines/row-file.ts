import { closeSync, fstatSync, openSync, write, writeSync } from "node:fs";
import { mkdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { asideName, dayOf, moveEarlierDayAside } from "./row-days.ts";
import { moveTornTailAside } from "./torn-tail.ts";

const ROTATE_BYTES = 64 * 1024 * 1024;
/** So long the file stays open after it was opened: whoever moves it away gets no row behind that. */
const OPEN_MS = 1000;
/** A disk that once took longer for a write is written to in the background from then on: it must not hold up requests. */
const SLOW_MS = 25;

const writeLater = promisify(write);

/** A JSON-lines file that only grows: lines that come within one turn of the event loop, or while others are written, go out in one write. Moved aside under the time of its last row at 64 MiB, and with the first row of another UTC day. */
export class RowFile {
  readonly #dir: string;
  readonly #file: string;
  /** Lines that go out with the next write, and when they are there. */
  #waiting: string[] = [];
  #next: Promise<void> | null = null;
  #last: Promise<void> = Promise.resolve();
  /** Bytes in the file; null before it was looked at. */
  #size: number | null = null;
  /** The UTC day of the last write. */
  #day: number | null = null;
  #opened: { readonly fd: number; readonly closing: NodeJS.Timeout } | null = null;
  #isSlow = false;

  constructor(dir: string, name: string) {
    this.#dir = dir;
    this.#file = join(dir, name);
  }

  /** Resolves once the line is written. */
  append(line: string): Promise<void> {
    this.#waiting.push(line);
    if (this.#next !== null) return this.#next;
    this.#next = this.#last.then(() => setImmediate()).then(() => this.#writeWaiting());
    this.#last = this.#next.catch(() => undefined);
    return this.#next;
  }

  /** Waits until every line is written, and closes the file. */
  async settled(): Promise<void> {
    for (let last; last !== this.#last;) {
      last = this.#last;
      await last;
    }
    this.#close();
  }

  async #writeWaiting(): Promise<void> {
    const bytes = Buffer.from(this.#waiting.join(""));
    this.#waiting = [];
    this.#next = null;
    try {
      this.#beginDay();
      this.#size ??= await prepare(this.#dir, this.#file);
      await this.#write(this.#fd(), bytes);
      this.#size += bytes.length;
      if (this.#size >= ROTATE_BYTES) {
        this.#close();
        this.#size = await rotate(this.#file);
      }
    } catch (error) {
      // A full disk may have cut a row: the next one looks again.
      this.#size = null;
      this.#close();
      throw error;
    }
  }

  /** Rows of an earlier day stand in a file of their own. */
  #beginDay(): void {
    const now = Date.now();
    if (dayOf(now) === this.#day) return;
    this.#close();
    this.#size = null;
    moveEarlierDayAside(this.#file, now);
    this.#day = dayOf(now);
  }

  /** The open file; one that was deleted meanwhile is made anew. */
  #fd(): number {
    if (this.#opened !== null && fstatSync(this.#opened.fd).nlink === 0) this.#close();
    if (this.#opened === null) {
      const fd = openSync(this.#file, "a");
      this.#opened = { fd, closing: setTimeout(() => this.#closeIdle(), OPEN_MS).unref() };
    }
    return this.#opened.fd;
  }

  async #write(fd: number, bytes: Buffer): Promise<void> {
    const since = performance.now();
    for (let at = 0; at < bytes.length;)
      at += this.#isSlow
        ? (await writeLater(fd, bytes, at)).bytesWritten
        : writeSync(fd, bytes, at);
    if (performance.now() - since > SLOW_MS) this.#isSlow = true;
  }

  /** Not while it is written to. */
  #closeIdle(): void {
    this.#last = this.#last.then(() => this.#close());
  }

  #close(): void {
    if (this.#opened === null) return;
    clearTimeout(this.#opened.closing);
    const { fd } = this.#opened;
    this.#opened = null;
    closeSync(fd);
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
  await rename(file, asideName(file, new Date()));
  return 0;
}
