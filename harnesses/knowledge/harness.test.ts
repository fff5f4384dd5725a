import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jsonText, ruleOf, stepOf } from "../../host/knowledge/folders.fixture.ts";
import { knowledgeHost } from "./knowledge.fixture.ts";

const ROOT = join(import.meta.dirname, "../..");

const { host, get, send, promote, localFile, rulesOn, labelOf, auditRows } = knowledgeHost();

test("a promoted rule is on disk and in the next answer when the reply arrives", async () => {
  expect(await rulesOn("Bring the zorblat with you.")).toEqual([]);
  const rule = ruleOf("zorblat-asked", "zorblat");
  const { status, body } = await promote(rule);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toEqual({
    ok: true,
    type: "grep_rule",
    id: "zorblat-asked",
    version: "v1",
    revision: host().host.knowledge.current().revision,
    pack: "local",
    problems: [],
  });
  expect(await rulesOn("Bring the zorblat with you.")).toEqual(["zorblat_asked"]);
  expect(JSON.parse(await readFile(localFile("grep_rule", "zorblat-asked"), "utf8"))).toEqual(rule);
  expect(await readdir(join(host().dir, "data/knowledge/local/grep_rule"))).toHaveLength(1);
});

test("the local pack's version is the generation, and grows with each promote", async () => {
  const versionNow = () =>
    host()
      .host.knowledge.current()
      .packs.find(({ name }) => name === "local")?.version;
  await promote(stepOf("grow-one"));
  const before = versionNow();
  await promote(stepOf("grow-two"));
  const { generation } = host().host.knowledge.status();
  expect(versionNow()).toBe(`0.0.${generation}`);
  expect(before).toBe(`0.0.${generation - 1}`);
});

test("versions only go up: the same again is nothing new, other content or a lower version is 409", async () => {
  const v2 = stepOf("twice", { version: "v2", label: "Second" });
  expect((await promote(v2)).status).toBe(200);
  const { revision } = host().host.knowledge.current();
  const again = await promote(v2);
  expect(again).toMatchObject({ status: 200, body: { version: "v2", revision } });
  const other = await promote(stepOf("twice", { version: "v2", label: "Other" }));
  expect(other.status).toBe(409);
  expect(other.body.detail).toContain("raise the version to v3");
  const lower = await promote(stepOf("twice", { version: "v1", label: "First" }));
  expect(lower.status).toBe(409);
  expect(await labelOf("twice")).toBe("Second");
});

test("a bundled object is replaced only by a higher version, and the reply of the list says whose", async () => {
  const same = await promote(stepOf("look", { label: "Mine" }));
  expect(same.status).toBe(409);
  expect((await promote(stepOf("look", { version: "v2", label: "Mine" }))).status).toBe(200);
  const { body } = await get("/api/knowledge/list?type=reasoning_step&q=look");
  expect(body["objects"]).toContainEqual(
    expect.objectContaining({ id: "look", pack: "local", overrides: "base" }),
  );
});

test("earlier versions stay readable and can be put back, the bundled one too", async () => {
  for (const version of ["v1", "v2", "v3"])
    await promote(stepOf("back", { version, label: `Label ${version}` }));
  const history = await get("/api/knowledge/reasoning_step/back/history");
  expect(history.body["versions"]).toMatchObject([
    { version: "v3", pack: "local", in_force: true, replaced_at: null },
    { version: "v2", pack: "local", in_force: false, object: { content: { label: "Label v2" } } },
    { version: "v1", pack: "local", in_force: false },
  ]);
  const name = { type: "reasoning_step", id: "back" };
  expect(await send("/api/knowledge/rollback", name)).toMatchObject({
    status: 200,
    body: { ok: true, version: "v2" },
  });
  expect(await labelOf("back")).toBe("Label v2");
  expect((await send("/api/knowledge/rollback", { ...name, version: "v3" })).status).toBe(200);
  expect(await labelOf("back")).toBe("Label v3");
  expect((await send("/api/knowledge/rollback", { ...name, version: "v1" })).status).toBe(200);
  const reused = await promote(stepOf("back", { version: "v2", label: "Reused" }));
  expect(reused.status).toBe(409);
  expect(reused.body.detail).toContain("v4");

  expect((await promote(stepOf("look", { version: "v3", label: "Third" }))).status).toBe(200);
  const bundled = { type: "reasoning_step", id: "look", version: "v1" };
  expect(await send("/api/knowledge/rollback", bundled)).toMatchObject({
    status: 200,
    body: { version: "v1", pack: "base" },
  });
  await expect(readFile(localFile("reasoning_step", "look"))).rejects.toThrow("ENOENT");
  expect(await labelOf("look")).toBe("Look first");
});

test("what cannot be rolled back is 404", async () => {
  const rollback = (body: object) => send("/api/knowledge/rollback", body);
  expect((await rollback({ type: "reasoning_step", id: "no-such" })).status).toBe(404);
  expect((await rollback({ type: "grep_rule", id: "fee-asked" })).status).toBe(404);
  expect((await rollback({ type: "grep_rule", id: "../../etc", version: "v1" })).status).toBe(404);
  expect((await rollback({ type: "nothing", id: "x" })).status).toBe(400);
});

test.for([
  ["a path", "../reasoning_step/untouched"],
  ["a path from the root", "/etc"],
  ["a NUL", "untouched\0"],
  ["more than a file name may have", "a".repeat(5000)],
] as const)("%s is no id: 404, and no history is touched", async ([, id]) => {
  await promote(stepOf("untouched", { version: "v1" }));
  await promote(stepOf("untouched", { version: "v2", label: "Two" }));
  const rollback = await send("/api/knowledge/rollback", {
    type: "grep_rule",
    id: id.slice(0, 120),
  });
  expect(rollback.status).toBe(404);
  const path = `/api/knowledge/grep_rule/${encodeURIComponent(id)}/history`;
  expect((await get(path)).status).toBe(404);
  const { body } = await get("/api/knowledge/reasoning_step/untouched/history");
  expect(body["versions"]).toHaveLength(2);
});

test("every change is an audit row", async () => {
  await promote(stepOf("audited", { version: "v1" }));
  await promote(stepOf("audited", { version: "v2", label: "Two" }));
  await send("/api/knowledge/rollback", { type: "reasoning_step", id: "audited" });
  const rows = (await auditRows()).filter(
    ({ target_url }) => target_url === "/api/knowledge/reasoning_step/audited",
  );
  expect(rows.map(({ action }) => action)).toEqual(["promote", "promote", "rollback"]);
  const template = join(ROOT, "knowledge/core/audit_template/knowledge-change-row.json");
  const { content } = JSON.parse(await readFile(template, "utf8")) as {
    content: { fields: string[] };
  };
  expect(Object.keys(rows[0] ?? {})).toEqual(content.fields);
  expect(rows[2]?.["sha256_blob"]).toBe(rows[0]?.["sha256_blob"]);
});

test("a refused import is two audit rows: that it was begun, and that nothing came of it", async () => {
  const form = new FormData();
  form.set("file", new Blob(["no ZIP at all"]), "pack.zip");
  const reply = await fetch(`${host().url}/api/knowledge/import`, { method: "POST", body: form });
  expect(reply.status).toBe(400);
  const rows = (await auditRows()).slice(-2);
  expect(rows.map(({ action }) => action)).toEqual(["import", "import_failed"]);
  expect(rows[0]?.["run_id"]).toBe(rows[1]?.["run_id"]);
});

test("a garbled file in the local pack is kept when a promote takes its place", async () => {
  await promote(stepOf("garbled"));
  await writeFile(localFile("reasoning_step", "garbled"), "\u0000garbled\u0000");
  await host().host.knowledge.rescan();
  expect(await labelOf("garbled")).toBe("Look first");
  const v2 = await promote(stepOf("garbled", { version: "v2", label: "Whole" }));
  expect(v2.status).toBe(200);
  expect(await labelOf("garbled")).toBe("Whole");
  const kept = await readdir(join(host().dir, "data/history/reasoning_step/garbled"));
  expect(kept.filter((name) => name.endsWith(".aside"))).toHaveLength(1);
  expect(jsonText(JSON.parse(await readFile(localFile("reasoning_step", "garbled"), "utf8")))).toBe(
    await readFile(localFile("reasoning_step", "garbled"), "utf8"),
  );
});
