import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { Kysely, PostgresDialect, sql, type Dialect } from "kysely";
import { createTables, type ActivationRow, type Tables } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";

export interface Database extends AsyncDisposable {
  /** Asks the database itself; never throws. */
  ready(): Promise<{ readonly ok: boolean; readonly kind: string; readonly reason?: string }>;
  recordActivation(row: ActivationRow): Promise<void>;
  /** The latest activations, newest first. */
  activations(limit: number): Promise<readonly ActivationRow[]>;
}

/** Opens PostgreSQL at `url`, else SQLite in `file`; a damaged file is moved aside and told to `log`. Throws where it cannot be reached. */
export async function openDatabase(
  url: string | null,
  file: string,
  log: (message: string, detail: unknown) => void = () => undefined,
): Promise<Database> {
  const kind = url === null ? "sqlite" : "postgresql";
  const db = new Kysely<Tables>({ dialect: await dialect(url, file, log) });
  try {
    await createTables(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    async ready() {
      try {
        await sql`select 1`.execute(db);
        return { ok: true, kind };
      } catch {
        return { ok: false, kind, reason: `${kind} does not answer` };
      }
    },
    async recordActivation(row) {
      await db.insertInto("activations").values(row).execute();
    },
    activations: (limit) =>
      db.selectFrom("activations").selectAll().orderBy("ts", "desc").limit(limit).execute(),
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

async function dialect(
  url: string | null,
  file: string,
  log: (message: string, detail: unknown) => void,
): Promise<Dialect> {
  if (url === null) {
    await mkdir(dirname(file), { recursive: true });
    return sqliteDialect(file, (aside) =>
      log("the database was damaged; it was moved aside and a new one begun", { file: aside }),
    );
  }
  const { Pool } = await import("pg");
  const pool = new Pool({ connectionString: url, max: 5, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on("error", () => {});
  return new PostgresDialect({ pool });
}
