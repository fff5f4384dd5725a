import { mkdir, open, readdir, rename, rm, type FileHandle } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Replaces a file whole: temporary file beside it → write → fsync → rename → fsync of the folder. Whoever reads sees the old bytes or the new ones, also after a power cut. Rejects with the system's error and leaves nothing behind. */
export async function writeDurably(
  path: string,
  chunks: AsyncIterable<string> | Iterable<string | Uint8Array>,
): Promise<void> {
  const folder = dirname(path);
  const temporary = join(folder, `.${basename(path)}.${process.pid}.tmp`);
  try {
    await using file = await open(temporary, "w");
    const write = writerOf(file);
    for await (const chunk of chunks) await write(chunk);
    await file.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await rename(temporary, path);
  await syncFolder(folder);
}

/** Longer texts are encoded piece by piece into one buffer: a generation is some ten megabytes. */
const PIECE_BYTES = 65_536;
const encoder = new TextEncoder();

function writerOf(file: FileHandle): (chunk: string | Uint8Array) => Promise<void> {
  let piece: Uint8Array | undefined;
  return async (chunk) => {
    if (typeof chunk !== "string" || chunk.length * 3 <= PIECE_BYTES) return file.writeFile(chunk);
    piece ??= new Uint8Array(PIECE_BYTES);
    for (let rest = chunk; rest !== "";) {
      const { read, written } = encoder.encodeInto(rest, piece);
      await file.writeFile(piece.subarray(0, written));
      rest = rest.slice(read);
    }
  };
}

const TEMPORARY = /^\..+\.\d+\.tmp$/;

/** Removes the temporary files that killed processes left in a folder and below. Only while nobody writes there; a folder that cannot be read is left alone. */
export async function removeTemporaries(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries)
    if (entry.isFile() && TEMPORARY.test(entry.name))
      await rm(join(entry.parentPath, entry.name), { force: true });
}

/** Removes a file so that it is gone after a power cut too. */
export async function removeDurably(path: string): Promise<void> {
  await rm(path);
  await syncFolder(dirname(path));
}

/** Makes a folder and those above it, so that they are there after a power cut too. */
export async function makeFolderDurably(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made))
    await syncFolder(dirname(made));
}

/** What was made, renamed or removed in a folder stays so after a power cut. */
export async function syncFolder(path: string): Promise<void> {
  await using opened = await open(path);
  await opened.sync();
}

const FULL: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Whether the system says by this code that it takes no more. */
export function isDiskFull(code: string): boolean {
  return FULL.has(code);
}
