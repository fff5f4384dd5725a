import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Somebody else writes to this folder. */
export class FolderLocked extends Error {
  override readonly name = "FolderLocked";
}

/** Takes a data folder for this process until disposed. The lock is the system's own on an open file (SQLite's exclusive lock), so it ends with the process, however that ends. Throws `FolderLocked` while another process, or another host in this one, holds it, and the system's error where the folder cannot be made or written. */
export function lockFolder(folder: string): Disposable {
  makeFolder(folder);
  // The system says what is in the way; the database would only say that it cannot open a file.
  accessSync(folder, constants.W_OK);
  const holder = join(folder, "lock.pid");
  const database = new DatabaseSync(join(folder, "lock.sqlite"));
  try {
    // In memory: a journal file beside it would outlive a killed process.
    database.exec("pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new FolderLocked(
      `${folder} is in use by ${holderIn(holder)}; stop that one, or give this one a folder of its own`,
    );
  }
  // Only for people: the lock itself is what counts.
  writeFileSync(holder, `${process.pid}\n`);
  return {
    [Symbol.dispose]() {
      rmSync(holder, { force: true });
      database.close();
    },
  };
}

/** Makes it and what it lies in. Node's own recursion never ends where the system says ENOENT inside a folder that is there, as /proc does. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  mkdirSync(folder);
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function holderIn(file: string): string {
  try {
    return `the process ${readFileSync(file, "utf8").trim()}`;
  } catch {
    return "another process";
  }
}
