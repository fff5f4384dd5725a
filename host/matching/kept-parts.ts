import { createHash, hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { types } from "node:util";
import { deserialize, serialize } from "node:v8";
import { codeDigest } from "./code-digest.ts";

/** Beside what Node keeps of the compiled modules; where nothing can be written, nothing is kept. */
const FOLDER = join(import.meta.dirname, "../../node_modules/.cache/safe-harness/scanners");
/** Files that stay: the rules of a library and of its last changes. */
const MOST = 4;
const DIGEST = 32;

/** What was made of these sources by this very code and Node, in this process or one before; else `make`s it, and keeps it for the next start, which is some half a second the quicker by it. The sources are told by a digest, and so are the bytes: of a file that anything happened to nothing is taken. */
export function partsKept<T extends object>(
  sources: readonly string[],
  make: () => T,
  folder = FOLDER,
): T {
  const file = join(folder, `${keyOf(sources)}.bin`);
  const known = read(file);
  // Whatever has the digest was written below.
  if (known !== null) return known as T;
  const made = make();
  setImmediate(() => void write(folder, file, made).catch(() => undefined));
  return made;
}

function keyOf(sources: readonly string[]): string {
  const digest = createHash("sha256").update(`${codeDigest()} ${process.version}`);
  for (const source of sources) digest.update(`\0${source}`);
  return digest.digest("hex").slice(0, 2 * DIGEST);
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
async function write(folder: string, file: string, parts: object): Promise<void> {
  const body = serialize(parts);
  await mkdir(folder, { recursive: true });
  const beside = `${file}.${process.pid}`;
  await writeFile(beside, Buffer.concat([digestOf(body), body]));
  await rename(beside, file);
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      return { path, at: (await stat(path)).mtimeMs };
    }),
  );
  for (const { path } of files.toSorted((a, b) => b.at - a.at).slice(MOST))
    await rm(path, { force: true });
}

function digestOf(bytes: Buffer): Buffer {
  return hash("sha256", bytes, "buffer");
}
