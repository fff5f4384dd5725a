import type { Kysely } from "kysely";

/** The tables, one set for SQLite and PostgreSQL. */
export interface Tables {
  readonly activations: ActivationRow;
}

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

/** Creates what is missing; safe to run at every start. */
export async function createTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("activations")
    .ifNotExists()
    .addColumn("ts", "text", (column) => column.notNull())
    .addColumn("revision", "text", (column) => column.notNull())
    .addColumn("n_objects", "integer", (column) => column.notNull())
    .addColumn("n_problems", "integer", (column) => column.notNull())
    .addColumn("packs", "text", (column) => column.notNull())
    .execute();
}
