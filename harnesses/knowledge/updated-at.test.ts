import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFolders, ruleOf, stepOf, type Folders } from "../../host/knowledge/folders.fixture.ts";
import { startTestHost, type TestHost } from "../../host/test-host.ts";

const LONG_AGO = "2001-02-03T04:05:06.000Z";

let folders: Folders;
let on: TestHost;
beforeAll(async () => {
  folders = await makeFolders();
  await folders.write("base/grep_rule/fee-asked.json", ruleOf("fee-asked", "fee"));
  const saved = new Date(LONG_AGO);
  await utimes(join(folders.bundled, "base/grep_rule/fee-asked.json"), saved, saved);
  on = await startTestHost({ HARNESS_KNOWLEDGE: folders.bundled });
});
afterAll(async () => {
  await on[Symbol.asyncDispose]();
  await folders[Symbol.asyncDispose]();
});

const updatedAt = async (id: string, host = on): Promise<string | undefined> => {
  const reply = await fetch(`${host.url}/api/knowledge/list?q=${id}`);
  const { objects } = (await reply.json()) as { objects: { id: string; updated_at: string }[] };
  return objects.find((each) => each.id === id)?.updated_at;
};

const written = (created_at: string) => ({ provenance: { created_at, created_by: "somebody" } });

test("an object of a pack says when its file was saved", async () => {
  expect(await updatedAt("fee-asked")).toBe(LONG_AGO);
});

test("a promoted object says when it came into force, not when its author wrote it", async () => {
  const before = Date.now();
  for (const [version, created_at] of [
    ["v1", "2019-01-01T00:00:00Z"],
    ["v2", "2020-01-01T00:00:00Z"],
  ] as const) {
    const object = { ...stepOf("told-when", { version }), ...written(created_at) };
    expect((await on.post("/api/knowledge/promote", object)).status).toBe(200);
  }
  const second = await updatedAt("told-when");
  expect(second).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Date.parse(second ?? "")).toBeGreaterThanOrEqual(before);
  expect(Date.parse(second ?? "")).toBeLessThanOrEqual(Date.now());

  const name = { type: "reasoning_step", id: "told-when" };
  expect((await on.post("/api/knowledge/rollback", name)).status).toBe(200);
  expect(Date.parse((await updatedAt("told-when")) ?? "")).toBeGreaterThanOrEqual(
    Date.parse(second ?? ""),
  );
});

test("an object that names no author says when it came into force, too", async () => {
  await on.post("/api/knowledge/promote", stepOf("of-nobody"));
  expect(Math.abs(Date.parse((await updatedAt("of-nobody")) ?? "") - Date.now())).toBeLessThan(
    60_000,
  );
});

test("a bundled object that is in force again says since when, also behind a restart", async () => {
  const env = {
    HARNESS_KNOWLEDGE: folders.bundled,
    HARNESS_DATA: join(folders.bundled, "../again"),
  };
  let again: string | undefined;
  {
    await using first = await startTestHost(env);
    const changed = { ...ruleOf("fee-asked", "fee"), version: "v2" };
    expect((await first.post("/api/knowledge/promote", changed)).status).toBe(200);
    const before = Date.now();
    const name = { type: "grep_rule", id: "fee-asked" };
    expect((await first.post("/api/knowledge/rollback", name)).status).toBe(200);
    again = await updatedAt("fee-asked", first);
    expect(Date.parse(again ?? "")).toBeGreaterThanOrEqual(before);
    await first.post("/api/knowledge/promote", stepOf("beside-it"));
    expect(await updatedAt("fee-asked", first)).toBe(again);
  }
  await using second = await startTestHost(env);
  expect(await updatedAt("fee-asked", second)).toBe(again);
});
