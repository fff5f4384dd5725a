import { existsSync, renameSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteDialect, type SqliteDatabase } from "kysely";

/** Kysely's SQLite dialect over Node's own SQLite: write-ahead log, waits 5 s for a lock. A file that is no database is moved aside, never deleted, and told to `onDamaged`. */
export function sqliteDialect(file: string, onDamaged: (aside: string) => void): SqliteDialect {
  const db = openWhole(file, onDamaged);
  const database: SqliteDatabase = {
    close: () => db.close(),
    prepare(sql) {
      const statement = db.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) =>
          statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
      };
    },
  };
  return new SqliteDialect({ database });
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
