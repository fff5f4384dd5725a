import { existsSync, renameSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { Sql } from "./sql.ts";

/** Node's own SQLite: write-ahead log, waits 5 s for a lock. A file that is no database is moved aside, never deleted, and told to `onDamaged`. */
export function sqliteIn(file: string, onDamaged: (aside: string) => void): Sql {
  const db = openWhole(file, onDamaged);
  return {
    kind: "sqlite",
    async run(text, values = []) {
      const named = values.map((value, n): [string, SQLInputValue] => [`$${n + 1}`, value]);
      return db.prepare(text).all(Object.fromEntries(named));
    },
    async close() {
      db.close();
    },
  };
}

/** SQLite's SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED: ReadonlySet<unknown> = new Set([11, 26]);

function openWhole(file: string, onDamaged: (aside: string) => void): DatabaseSync {
  try {
    return open(file);
  } catch (error) {
    if (!(error instanceof Error && "errcode" in error && DAMAGED.has(error.errcode))) throw error;
    const aside = `${file}.${new Date().toISOString().replaceAll(":", "")}.damaged`;
    for (const end of ["", "-wal", "-shm"])
      if (existsSync(file + end)) renameSync(file + end, aside + end);
    onDamaged(aside);
    return open(file);
  }
}

function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  try {
    db.exec("pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = normal");
    db.exec("select count(*) from sqlite_master");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
