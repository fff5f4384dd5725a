import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { postgresqlAt } from "./postgresql.ts";
import type { Sql } from "./sql.ts";
import { sqliteIn } from "./sqlite.ts";

/** One time that a snapshot of knowledge came into force. */
export interface ActivationRow {
  /** ISO 8601 with zone. */
  readonly ts: string;
  readonly revision: string;
  readonly n_objects: number;
  readonly n_problems: number;
  /** JSON array of `{ name, version, revision }`. */
  readonly packs: string;
}

export interface Database extends AsyncDisposable {
  /** Asks the database itself; never throws. */
  ready(): Promise<{ readonly ok: boolean; readonly kind: string; readonly reason?: string }>;
  recordActivation(row: ActivationRow): Promise<void>;
  /** The latest activations, newest first. */
  activations(limit: number): Promise<readonly ActivationRow[]>;
}

/** Safe to run at every start. */
const TABLE = `create table if not exists activations (
  ts text not null,
  revision text not null,
  n_objects integer not null,
  n_problems integer not null,
  packs text not null
)`;

/** Opens PostgreSQL at `url`, else SQLite in `file`; a damaged file is moved aside and told to `log`. Throws where it cannot be reached. */
export async function openDatabase(
  url: string | null,
  file: string,
  log: (message: string, detail: unknown) => void = () => undefined,
): Promise<Database> {
  const sql = url === null ? await openSqlite(file, log) : await postgresqlAt(url);
  try {
    await sql.run(TABLE);
  } catch (error) {
    await sql.close();
    throw error;
  }
  const { kind } = sql;
  return {
    async ready() {
      try {
        await sql.run("select 1");
        return { ok: true, kind };
      } catch {
        return { ok: false, kind, reason: `${kind} does not answer` };
      }
    },
    async recordActivation({ ts, revision, n_objects, n_problems, packs }) {
      await sql.run(
        "insert into activations (ts, revision, n_objects, n_problems, packs) values ($1, $2, $3, $4, $5)",
        [ts, revision, n_objects, n_problems, packs],
      );
    },
    async activations(limit) {
      const rows = await sql.run("select * from activations order by ts desc limit $1", [limit]);
      // The columns of the table above.
      return rows as readonly ActivationRow[];
    },
    [Symbol.asyncDispose]: () => sql.close(),
  };
}

async function openSqlite(
  file: string,
  log: (message: string, detail: unknown) => void,
): Promise<Sql> {
  await mkdir(dirname(file), { recursive: true });
  return sqliteIn(file, (aside) =>
    log("the database was damaged; it was moved aside and a new one begun", { file: aside }),
  );
}
