import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./open.ts";

async function sqliteFile(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "database-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  return join(dir, "nested", "harness.sqlite");
}

/** PostgreSQL itself, compiled to WebAssembly, behind a real socket. */
async function postgresUrl(): Promise<string> {
  const db = await PGlite.create();
  const server = new PGLiteSocketServer({ db, port: 0, host: "127.0.0.1", maxConnections: 10 });
  const listening = new Promise<number>((resolve) => {
    server.addEventListener("listening", (event) => {
      resolve((event as CustomEvent<{ port: number }>).detail.port);
    });
  });
  await server.start();
  onTestFinished(async () => {
    await server.stop();
    await db.close();
  });
  return `postgres://postgres@127.0.0.1:${await listening}/postgres`;
}

const row = (ts: string) => ({ ts, revision: "abc", n_objects: 3, n_problems: 0, packs: "[]" });

describe.for([
  ["sqlite", async () => [null, await sqliteFile()] as const],
  ["postgresql", async () => [await postgresUrl(), ""] as const],
] as const)("%s", ([kind, place]) => {
  test("keeps activations and gives the latest first", async () => {
    const [url, file] = await place();
    await using db = await openDatabase(url, file);
    await db.recordActivation(row("2026-11-20T09:00:00.000Z"));
    await db.recordActivation(row("2026-11-20T10:00:00.000Z"));
    expect((await db.activations(5)).map(({ ts }) => ts)).toEqual([
      "2026-11-20T10:00:00.000Z",
      "2026-11-20T09:00:00.000Z",
    ]);
    expect(await db.ready()).toEqual({ ok: true, kind });
  });
});

test("a SQLite file keeps its rows across a restart", async () => {
  const file = await sqliteFile();
  {
    await using db = await openDatabase(null, file);
    await db.recordActivation(row("2026-11-20T09:00:00.000Z"));
  }
  await using db = await openDatabase(null, file);
  expect(await db.activations(5)).toHaveLength(1);
});

test("a server that is not there is an error at the start", async () => {
  await expect(openDatabase("postgres://nobody@127.0.0.1:1/x", "")).rejects.toThrow("ECONNREFUSED");
});

test("a damaged file is moved aside and named, and a new database serves", async () => {
  const file = await sqliteFile();
  await mkdir(dirname(file));
  await writeFile(file, "this is no database, but it is not to be lost".repeat(100));
  const told: unknown[] = [];
  await using database = await openDatabase(null, file, (_, detail) => told.push(detail));
  expect(await database.ready()).toEqual({ ok: true, kind: "sqlite" });
  const names = await readdir(dirname(file));
  const aside = join(dirname(file), names.find((name) => name.endsWith(".damaged")) ?? "");
  expect(told).toEqual([{ file: aside }]);
  expect(await readFile(aside, "utf8")).toContain("not to be lost");
});
