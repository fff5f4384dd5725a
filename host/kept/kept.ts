import { createHash, hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { types } from "node:util";
import { deserialize, serialize } from "node:v8";

/** Beside what Node keeps of the compiled modules; where nothing can be written, nothing is kept. */
const FOLDER = join(import.meta.dirname, "../../node_modules/.cache/safe-harness");
/** Tells the packages that whatever is made was made with. */
const LOCK = join(import.meta.dirname, "../../package-lock.json");
const WHOLE = ".bin";
/** Whole files of a kind that stay: what was made of a library and of its last changes. */
const MOST = 4;
/** After so many milliseconds who was writing a file has ended. */
const LEFT_MS = 60_000;
const DIGEST = 32;

/** A place for what takes long to make of some sources: objects of strings, numbers, arrays and typed arrays. */
export interface Kept<T extends object> {
  /** What a process before made of the very same sources with this Node and these packages, or null. The bytes are told by a digest: of a file that anything happened to nothing is taken. */
  read(): T | null;
  /** Gives back what was made, and keeps it for the processes that come. */
  write(made: T): T;
}

/** The folder of a kind of what is kept. */
export function folderOf(kind: string): string {
  return join(FOLDER, kind);
}

/** The place in a folder for what is made of these sources, among them all that the making depends on, such as a digest of its code. */
export function keptFor<T extends object>(folder: string, sources: Iterable<string>): Kept<T> {
  const file = join(folder, `${keyOf(sources)}${WHOLE}`);
  return {
    // Whatever has the digest was written below.
    read: () => read(file) as T | null,
    write: (made) => {
      setImmediate(() => void write(folder, file, made).catch(() => undefined));
      return made;
    },
  };
}

function keyOf(sources: Iterable<string>): string {
  const digest = createHash("sha256").update(process.version).update(bytesOf(LOCK));
  for (const source of sources) digest.update(`\0${source}`);
  return digest.digest("hex").slice(0, 2 * DIGEST);
}

/** None where there is no file. */
function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

function read(file: string): unknown {
  try {
    const bytes = readFileSync(file);
    const body = bytes.subarray(DIGEST);
    return digestOf(body).equals(bytes.subarray(0, DIGEST)) ? held(deserialize(body)) : null;
  } catch {
    return null;
  }
}

/** The same with a buffer of its own for each array: those that were read lie in the bytes of the whole file, beside copies of the others. */
function held(parts: unknown): unknown {
  if (types.isTypedArray(parts)) return parts.slice();
  if (typeof parts !== "object" || parts === null) return parts;
  if (Array.isArray(parts)) return parts.map(held);
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, held(part)]));
}

/** Whole or not at all: another process may read or write the same. */
async function write(folder: string, file: string, made: object): Promise<void> {
  const body = serialize(made);
  await mkdir(folder, { recursive: true });
  const beside = `${file}.${process.pid}`;
  await writeFile(beside, Buffer.concat([digestOf(body), body]));
  await rename(beside, file);
  await clear(folder);
}

/** Leaves the last whole files, and what may still be being written. */
async function clear(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      return { path, at: (await stat(path)).mtimeMs };
    }),
  );
  const whole = files.filter(({ path }) => path.endsWith(WHOLE));
  const old = whole.toSorted((a, b) => b.at - a.at).slice(MOST);
  const parts = files.filter((file) => !whole.includes(file));
  const left = parts.filter(({ at }) => at < Date.now() - LEFT_MS);
  for (const { path } of [...old, ...left]) await rm(path, { force: true });
}

function digestOf(bytes: Buffer): Buffer {
  return hash("sha256", bytes, "buffer");
}
