import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ImageReader, ReadImage } from "../contract/images.ts";
import type { ImageAnswer, ImageOrder } from "./reader-child.ts";

/** Longest one image may take, and how long the process waits for the next one before it ends. */
const LONGEST_MS = 30_000;
const IDLE_MS = 60_000;
/** Images that wait their turn before more are turned away. */
const MOST_WAITING = 32;
/** UTF-16 units kept of an image's text: some twenty full pages. */
const LONGEST_TEXT = 65_536;

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

  constructor(settings: ReaderSettings) {
    this.#settings = settings;
  }

  async read(bytes: Uint8Array, signal: AbortSignal): Promise<ReadImage> {
    if (this.#waiting >= MOST_WAITING) throw new Error("too many images wait to be read");
    this.#waiting += 1;
    const turn = this.#last.then(() => {
      signal.throwIfAborted();
      return this.#ask(bytes, signal);
    });
    this.#last = turn.catch(() => undefined);
    try {
      const answer = await turn;
      if ("error" in answer) throw new Error(answer.error);
      return { ...answer, text: answer.text.slice(0, LONGEST_TEXT).toWellFormed() };
    } finally {
      this.#waiting -= 1;
    }
  }

  [Symbol.dispose](): void {
    this.#end();
  }

  async #ask(bytes: Uint8Array, signal: AbortSignal): Promise<ImageAnswer> {
    clearTimeout(this.#idle);
    const { languages, longestMs = LONGEST_MS, idleMs = IDLE_MS } = this.#settings;
    const child = (this.#child ??= start(languages));
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
