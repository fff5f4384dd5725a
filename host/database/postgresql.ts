import type { Sql } from "./sql.ts";

/** PostgreSQL at `url`, which is connected to with the first statement. */
export async function postgresqlAt(url: string): Promise<Sql> {
  const { Pool } = await import("pg");
  const pool = new Pool({ connectionString: url, max: 5, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on("error", () => {});
  return {
    kind: "postgresql",
    run: async (text, values = []) => (await pool.query(text, [...values])).rows,
    close: () => pool.end(),
  };
}
