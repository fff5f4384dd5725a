import {
  closeSync,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  type Stats,
} from "node:fs";
import { open, stat, type FileHandle } from "node:fs/promises";
import { sha256 } from "../text/canonical.ts";
import { codeOf } from "../../../schemas/error-code.ts";
import { otherThanFile, READ_FLAGS } from "./file-kind.ts";
import { areSame, stampOf, type Stamp } from "./stamp.ts";

/** Most bytes one file may have: 1.75 MiB, room for the weights of a text model. */
export const MAX_FILE_BYTES = 1_835_008;

/** One file as it lay on disk at one moment. */
export interface SeenFile {
  /** Null where the service wrote it itself, or it could not be asked for. */
  readonly stamp: Stamp | null;
  /** SHA-256 of the bytes, or `unreadable:…` with the reason. */
  readonly digest: string;
  /** The bytes, held only until they were judged. */
  readonly bytes: Buffer | null;
}

/** What is known of a file before it is looked at. */
export interface KnownFile {
  /** What it was. */
  readonly before: SeenFile | undefined;
  /** Whether its bytes are to be read even where its stamp is the same. */
  readonly isDue: boolean;
  /** The digest that was judged last: such bytes are not kept. */
  readonly judged: string | undefined;
}

const UNREADABLE = "unreadable:";

/** What is at the path, or null when nothing is there (any more); read only where its stamp is another or its turn has come. */
export async function seeAgain(
  path: string,
  { before, isDue, judged }: KnownFile,
): Promise<SeenFile | null> {
  const isAsked = before !== undefined && !(isDue && !isUnreadable(before));
  if (isAsked && before.stamp !== null && (await bears(path, before.stamp))) return before;
  return see(path, judged);
}

/** Whether what is at the path bears the stamp, as far as that can be told. */
async function bears(path: string, stamp: Stamp): Promise<boolean> {
  try {
    return areSame(await stat(path), stamp);
  } catch {
    return false;
  }
}

/** Bytes with the digest that was judged are not kept. */
async function see(path: string, judged: string | undefined): Promise<SeenFile | null> {
  let file: FileHandle;
  try {
    file = await open(path, READ_FLAGS);
  } catch (error) {
    return unopened(path, error);
  }
  try {
    const stats = await file.stat();
    return refused(stats) ?? seen(stats, await file.readFile(), judged);
  } catch (error) {
    return unreadable(codeOf(error));
  } finally {
    await file.close();
  }
}

/** The same while everything else waits. */
export function seeNow(path: string, judged: string | undefined): SeenFile | null {
  let file: number;
  try {
    file = openSync(path, READ_FLAGS);
  } catch (error) {
    return unopened(path, error);
  }
  try {
    const stats = fstatSync(file);
    return refused(stats) ?? seen(stats, bytesNow(file), judged);
  } catch (error) {
    return unreadable(codeOf(error));
  } finally {
    closeSync(file);
  }
}

/** The digest of a file's bytes. Throws the system's error, and where what lies there is no file or too large to be read. */
export function digestNow(path: string): string {
  const file = openSync(path, READ_FLAGS);
  try {
    const other = refused(fstatSync(file));
    if (other !== null) throw new Error(other.digest);
    return sha256(bytesNow(file));
  } finally {
    closeSync(file);
  }
}

/** Thousands of files are read again and again: buffers of their own would lie about until the next large collection. */
const scratch = Buffer.allocUnsafeSlow(65_536);

/** The bytes of an open file; they stand until the next call. */
function bytesNow(file: number): Buffer {
  let length = 0;
  for (let n = 1; n > 0 && length < scratch.length; length += n)
    n = readSync(file, scratch, length, scratch.length - length, length);
  return length < scratch.length ? scratch.subarray(0, length) : readFileSync(file);
}

function unopened(path: string, error: unknown): SeenFile | null {
  const code = codeOf(error);
  if (code === "ENOENT") return isLink(path) ? unreadable(code) : null;
  return unreadable(otherAt(path) ?? code);
}

/** What lies there and cannot be opened, such as a socket; null for a file, and where nobody may ask. */
function otherAt(path: string): string | null {
  try {
    const other = otherThanFile(statSync(path));
    return other === null ? null : `${other} and no file`;
  } catch {
    return null;
  }
}

function refused(stats: Stats): SeenFile | null {
  const other = otherThanFile(stats);
  if (other !== null) return unreadable(`${other} and no file`, stampOf(stats));
  if (stats.size > MAX_FILE_BYTES) return unreadable(`${stats.size} bytes`, stampOf(stats));
  return null;
}

function seen(stats: Stats, bytes: Buffer, judged: string | undefined): SeenFile {
  const digest = sha256(bytes);
  return { stamp: stampOf(stats), digest, bytes: digest === judged ? null : Buffer.from(bytes) };
}

function unreadable(reason: string, stamp: Stamp | null = null): SeenFile {
  return { stamp, digest: `${UNREADABLE}${reason}`, bytes: null };
}

/** Whether it could not be read: its digest tells why. */
export function isUnreadable({ digest }: SeenFile): boolean {
  return digest.startsWith(UNREADABLE);
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** When a file was written, in milliseconds since 1970, as its stamp tells; now where it has none: then this host has just written it. */
export function writtenMsOf({ stamp }: SeenFile): number {
  return stamp === null ? Date.now() : Math.trunc(stamp.mtimeMs);
}
