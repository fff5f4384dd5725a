import { createSecretKey, randomBytes, type KeyObject } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { isAbsence } from "../../schemas/error-code.ts";

const KEY_FILE = "key";
const KEY_BYTES = 32;
const KEY_TEXT = /^[0-9a-f]{64}$/i;
const ASIDE = `${KEY_FILE}.damaged-`;

/** What a key file holds is no key: to write over it would make all decisions before untellable. */
export class DamagedKey extends Error {
  override readonly name = "DamagedKey";
}

/** The key of the decisions in `dir`, or null where none was made yet. Throws `DamagedKey` where the file holds something else, and the system's error where it cannot be read. */
export function readKey(dir: string): KeyObject | null {
  const file = join(dir, KEY_FILE);
  const text = readIfThere(file);
  if (text === null) return null;
  const hex = text.trim();
  if (!KEY_TEXT.test(hex)) throw new DamagedKey(`${file} holds no key of ${KEY_BYTES} bytes`);
  return createSecretKey(Buffer.from(hex, "hex"));
}

/** Makes a key, which is on disk whole before it is used. */
export function makeKey(dir: string): KeyObject {
  const key = randomBytes(KEY_BYTES);
  mkdirSync(dir, { recursive: true });
  const temporary = join(dir, `.${KEY_FILE}.${process.pid}.tmp`);
  writeFileSync(temporary, `${key.toString("hex")}\n`, { mode: 0o600, flush: true });
  renameSync(temporary, join(dir, KEY_FILE));
  syncFolder(dir);
  syncFolder(dirname(dir));
  return createSecretKey(key);
}

/** Gives a damaged key another name, under which nobody writes over it; tells the name. */
export function setKeyAside(dir: string): string {
  const aside = `${ASIDE}${new Date().toISOString().replaceAll(/[-:.]/g, "")}`;
  renameSync(join(dir, KEY_FILE), join(dir, aside));
  syncFolder(dir);
  return aside;
}

/** Damaged keys that were set aside and still lie there. */
export function keysAside(dir: string): readonly string[] {
  try {
    return readdirSync(dir)
      .filter((name) => name.startsWith(ASIDE))
      .toSorted();
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}

function syncFolder(path: string): void {
  const fd = openSync(path, "r");
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
