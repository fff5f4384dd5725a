import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ImageAnswer, ImageOrder } from "./reader-child.ts";

/** Longest one image may take, and how long the process waits for the next one before it ends. */
const LONGEST_MS = 30_000;
const IDLE_MS = 60_000;
/** Images that wait their turn before more are turned away. */
const MOST_WAITING = 32;
/** UTF-16 units kept of an image's text: some twenty full pages. */
const LONGEST_TEXT = 65_536;

/** Reads the text that stands in images; no network, no language model. */
export interface ImageReader {
  /** Tesseract's names of the languages it reads. */
  readonly languages: readonly string[];
  /** What these bytes (the same object) were read as before. */
  known(bytes: Uint8Array): ReadImage | undefined;
  /** Rejects with a sentence where an image cannot be read, took too long or would take too much memory, and with the signal's reason once aborted. */
  read(bytes: Uint8Array, signal: AbortSignal): Promise<ReadImage>;
}

/** What stands in an image. */
export interface ReadImage {
  /** Its lines; empty where none was found. */
  readonly text: string;
  /** How sure the reading is, 0 to 1. */
  readonly confidence: number;
  /** Whether there was more than is kept. */
  readonly truncated: boolean;
}

export interface ReaderSettings {
  /** Languages as Tesseract names them, each with its package of data. */
  readonly languages: readonly string[];
  readonly longestMs?: number;
  readonly idleMs?: number;
}

/** Opens a reader that starts its process with the first image and ends it once nobody asks; throws a sentence where the data of a language are not installed. */
export function openImageReader(settings: ReaderSettings): ImageReader & Disposable {
  for (const language of settings.languages) requireData(language);
  return new Reader(settings);
}

function requireData(language: string): void {
  const name = `@tesseract.js-data/${language}`;
  try {
    createRequire(import.meta.url).resolve(`${name}/package.json`);
  } catch (cause) {
    throw new Error(`HARNESS_OCR names ${language}; install its data: npm install ${name}`, {
      cause,
    });
  }
}

/** One image after the other, in a process of its own. */
class Reader implements ImageReader, Disposable {
  readonly #settings: ReaderSettings;
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** As long as somebody holds the bytes; so the image store's are kept as long as the image. */
  readonly #known = new WeakMap<Uint8Array, ReadImage>();

  constructor(settings: ReaderSettings) {
    this.#settings = settings;
  }

  get languages(): readonly string[] {
    return this.#settings.languages;
  }

  known(bytes: Uint8Array): ReadImage | undefined {
    return this.#known.get(bytes);
  }

  async read(bytes: Uint8Array, signal: AbortSignal): Promise<ReadImage> {
    signal.throwIfAborted();
    if (this.#waiting >= MOST_WAITING) throw new Error("too many images wait to be read");
    this.#waiting += 1;
    const turn = this.#last
      .then(() => {
        signal.throwIfAborted();
        return this.known(bytes) ?? this.#readNow(bytes, signal);
      })
      .finally(() => {
        this.#waiting -= 1;
      });
    this.#last = turn.catch(() => undefined);
    return await untilAborted(turn, signal);
  }

  [Symbol.dispose](): void {
    this.#end();
  }

  async #readNow(bytes: Uint8Array, signal: AbortSignal): Promise<ReadImage> {
    const answer = await this.#ask(bytes, signal);
    if ("error" in answer) throw new Error(answer.error);
    const text = answer.text.slice(0, LONGEST_TEXT).toWellFormed();
    const read = { ...answer, text, truncated: text.length < answer.text.length };
    this.#known.set(bytes, read);
    return read;
  }

  async #ask(bytes: Uint8Array, signal: AbortSignal): Promise<ImageAnswer> {
    clearTimeout(this.#idle);
    const { languages, longestMs = LONGEST_MS, idleMs = IDLE_MS } = this.#settings;
    const child = this.#child?.connected ? this.#child : start(languages);
    this.#child = child;
    const over = new AbortController();
    const late = AbortSignal.timeout(longestMs);
    const until = { signal: AbortSignal.any([signal, late, over.signal]) };
    try {
      const order: ImageOrder = { bytes };
      child.send(order);
      return await Promise.race([answerOf(child, until), endOf(child, until)]);
    } catch (error) {
      // What it is busy with cannot be called back.
      this.#end();
      signal.throwIfAborted();
      throw late.aborted ? new Error("reading it took too long") : error;
    } finally {
      over.abort();
      this.#idle = setTimeout(() => this.#end(), idleMs).unref();
    }
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#child?.kill("SIGKILL");
    this.#child = null;
  }
}

/** Who leaves while others are read is not kept waiting. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new AbortController();
  const aborted = once(signal, "abort", { signal: over.signal }).then(() => {
    signal.throwIfAborted();
    throw new Error("left");
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    over.abort();
  }
}

interface Until {
  readonly signal: AbortSignal;
}

async function answerOf(child: ChildProcess, until: Until): Promise<ImageAnswer> {
  const [answer]: ImageAnswer[] = await once(child, "message", until);
  return answer ?? { error: "the reader of images said nothing" };
}

async function endOf(child: ChildProcess, until: Until): Promise<never> {
  await once(child, "exit", until);
  throw new Error("the reader of images ended");
}

function start(languages: readonly string[]): ChildProcess {
  const child = fork(join(import.meta.dirname, "reader-child.ts"), languages, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: {},
    execArgv: [],
  });
  // The service may end while it is idle.
  child.unref();
  child.channel?.unref();
  return child;
}
