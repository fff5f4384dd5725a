/** A database, spoken to in SQL that SQLite and PostgreSQL share. */
export interface Sql {
  readonly kind: "sqlite" | "postgresql";
  /** Runs one statement and gives its rows; `values` take the places of `$1`, `$2` and so on. */
  run(text: string, values?: readonly (string | number)[]): Promise<readonly unknown[]>;
  close(): Promise<void>;
}
