import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GrepHit } from "../../host/contract/layer.ts";
import {
  jsonText,
  makeFolders,
  ruleOf,
  stepOf,
  type Folders,
} from "../../host/knowledge/folders.fixture.ts";
import { startTestHost, type TestHost } from "../../host/test-host.ts";

const ROOT = join(import.meta.dirname, "../..");

let folders: Folders;
let on: TestHost;
beforeAll(async () => {
  folders = await makeFolders();
  await folders.write("base/grep_rule/fee-asked.json", ruleOf("fee-asked", "fee"));
  await folders.write("base/reasoning_step/look.json", stepOf("look"));
  on = await startTestHost({ HARNESS_KNOWLEDGE: folders.bundled });
});
afterAll(async () => {
  await on[Symbol.asyncDispose]();
  await folders[Symbol.asyncDispose]();
});

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & { detail: string; problems: { path: string }[] };
}

const answerOf = async (reply: Response): Promise<Answer> => ({
  status: reply.status,
  body: (await reply.json()) as never,
});
const get = async (path: string) => answerOf(await fetch(on.url + path));
const send = async (path: string, body: unknown) => answerOf(await on.post(path, body));
const promote = (object: object) => send("/api/knowledge/promote", object);

const localFile = (leaf: string, id: string) =>
  join(on.dir, "data/knowledge/local", leaf, `${id}.json`);

const rulesOn = async (text: string): Promise<string[]> => {
  const final = await on.chat({
    messages: [{ role: "user", content: text }],
    toggles: { grep: true },
  });
  const { grep } = final["harness_trace"] as { grep: { hits: GrepHit[] } };
  return grep.hits.map(({ rule }) => rule);
};

const labelOf = async (id: string) => {
  const { body } = await get(`/api/knowledge/reasoning_step/${id}`);
  return (body["content"] as { label: string } | undefined)?.label;
};

const auditRows = async () =>
  (await readFile(join(on.dir, "data/audit/knowledge.jsonl"), "utf8"))
    .trimEnd()
    .split("\n")
    .map((line): Record<string, unknown> => JSON.parse(line));

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
    revision: on.host.knowledge.current().revision,
    pack: "local",
    problems: [],
  });
  expect(await rulesOn("Bring the zorblat with you.")).toEqual(["zorblat_asked"]);
  expect(JSON.parse(await readFile(localFile("grep_rule", "zorblat-asked"), "utf8"))).toEqual(rule);
  expect(await readdir(join(on.dir, "data/knowledge/local/grep_rule"))).toHaveLength(1);
});

test("the local pack's version is the generation, and grows with each promote", async () => {
  const versionNow = () =>
    on.host.knowledge.current().packs.find(({ name }) => name === "local")?.version;
  await promote(stepOf("grow-one"));
  const before = versionNow();
  await promote(stepOf("grow-two"));
  const { generation } = on.host.knowledge.status();
  expect(versionNow()).toBe(`0.0.${generation}`);
  expect(before).toBe(`0.0.${generation - 1}`);
});

test("versions only go up: the same again is nothing new, other content or a lower version is 409", async () => {
  const v2 = stepOf("twice", { version: "v2", label: "Second" });
  expect((await promote(v2)).status).toBe(200);
  const { revision } = on.host.knowledge.current();
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
  const reply = await fetch(`${on.url}/api/knowledge/import`, { method: "POST", body: form });
  expect(reply.status).toBe(400);
  const rows = (await auditRows()).slice(-2);
  expect(rows.map(({ action }) => action)).toEqual(["import", "import_failed"]);
  expect(rows[0]?.["run_id"]).toBe(rows[1]?.["run_id"]);
});

const BAD: readonly (readonly [string, object, number, RegExp])[] = [
  ["no object at all", {}, 400, /knowledge_object_type/],
  ["an unknown leaf", { ...stepOf("x"), knowledge_object_type: "rule" }, 400, /knowledge_object_/],
  ["an id that climbs", { ...stepOf("x"), id: "../../x" }, 400, /id/],
  ["a content without its keys", { ...stepOf("x"), content: {} }, 400, /content/],
  ["a version in words", { ...stepOf("x"), version: "latest" }, 400, /version/],
  ["an unknown tag", { ...stepOf("x"), tags: ["colour:red"] }, 400, /tags/],
  [
    "a rule whose example does not match",
    { ...ruleOf("off", "fee"), content: { ...contentOf(ruleOf("off", "fee")), pattern: "visa" } },
    400,
    /does not match/,
  ],
  [
    "a rule whose look-alike matches",
    { ...ruleOf("off", "fee"), extensions: { negative_examples: ["No fee."] } },
    400,
    /must not/,
  ],
  [
    "a reference to nothing",
    { ...stepOf("x"), extensions: { cites: ["rag_doc/none"] } },
    400,
    /rag_doc\/none/,
  ],
  ["an array", [stepOf("x")], 400, /object/],
];

function contentOf(object: object): object {
  return (object as { content: object }).content;
}

test.for(BAD)(
  "%s is refused with its reason, and leaves nothing",
  async ([, object, status, why]) => {
    const { revision } = on.host.knowledge.current();
    const refused = await promote(object);
    expect(refused.status).toBe(status);
    expect(JSON.stringify(refused.body)).toMatch(why);
    expect(refused.body.problems.length).toBeGreaterThan(0);
    expect(on.host.knowledge.current().revision).toBe(revision);
  },
);

test("all problems of one object are told at once", async () => {
  const { body } = await promote({ ...stepOf("x"), version: "one", content: {} });
  expect(body.problems.length).toBeGreaterThanOrEqual(3);
});

test("an object over 1.75 MiB is 413, and so is a body over its limit", async () => {
  const step = stepOf("huge", { label: "x".repeat(1_850_000) });
  expect((await promote(step)).status).toBe(413);
  expect((await promote({ ...step, extra: "x".repeat(2_000_000) })).status).toBe(413);
});

test("a grave rule that fires on lawful texts is refused with the texts", async () => {
  const lawful = Array.from({ length: 60 }, (_, index) => `Nothing is asked, case ${index}.`);
  const source = ruleOf("lawful-source", "plonk") as { extensions: object };
  await promote({ ...source, extensions: { negative_examples: lawful } });
  const eager = {
    ...ruleOf("eager", "asked"),
    content: {
      ...contentOf(ruleOf("eager", "asked")),
      severity: "critical",
      examples: ["It is asked.", "He asked.", "They asked."],
    },
    extensions: { negative_examples: ["Good day.", "Good night.", "Well done."] },
  };
  const refused = await promote(eager);
  expect(refused.status).toBe(400);
  expect(refused.body.detail).toContain("Nothing is asked, case");
  const draft = await promote({ ...eager, tags: ["status:draft", "indicator:illegal_fees"] });
  expect(draft.status, JSON.stringify(draft.body)).toBe(200);
});

test("a dry run shows what would fire, and stores nothing", async () => {
  const { revision } = on.host.knowledge.current();
  const texts = ["They want a quoob now.", "Nothing here."];
  const { status, body } = await send("/api/knowledge/test", {
    object: ruleOf("quoob-asked", "quoob"),
    texts,
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    ok: true,
    problems: [],
    results: [
      { text_index: 0, fired: true, matches: [{ text: "quoob", start: 12, end: 17 }] },
      { text_index: 1, fired: false, matches: [] },
    ],
  });
  expect(on.host.knowledge.current().revision).toBe(revision);
  expect((await get("/api/knowledge/grep_rule/quoob-asked")).status).toBe(404);
  expect(await rulesOn(texts[0] ?? "")).toEqual([]);
});

test("a dry run of a refused object tells why, one of a leaf that reads no text says who reads it", async () => {
  const bad = await send("/api/knowledge/test", {
    object: { ...stepOf("x"), content: {} },
    texts: ["a"],
  });
  expect(bad.body).toMatchObject({ ok: false, results: [] });
  const step = await send("/api/knowledge/test", { object: stepOf("x"), texts: ["a"] });
  expect(step.body).toMatchObject({ ok: true, results: [] });
  expect(step.body["note"]).toContain("reasoning_step");
  expect((await send("/api/knowledge/test", { object: stepOf("x"), texts: [] })).status).toBe(400);
});

test("the list filters by leaf, branch, pack, tag and word, and pages through everything once", async () => {
  const idsOf = ({ body }: Answer) => (body["objects"] as { id: string }[]).map(({ id }) => id);
  expect(idsOf(await get("/api/knowledge/list?pack=base&type=grep_rule"))).toEqual(["fee-asked"]);
  expect(idsOf(await get("/api/knowledge/list?tag=lang:en&pack=base"))).toEqual(["fee-asked"]);
  expect(idsOf(await get("/api/knowledge/list?q=FEE&pack=base"))).toEqual(["fee-asked"]);
  const branch = await get("/api/knowledge/list?branch=reasoning_knowledge");
  expect(idsOf(branch)).toContain("twice");
  for (let count = 0; count < 5; count++) await promote(stepOf(`page-${count}`));
  const all = idsOf(await get("/api/knowledge/list?limit=500"));
  const paged: string[] = [];
  for (let query = "limit=3"; query !== "";) {
    const page = await get(`/api/knowledge/list?${query}`);
    expect(page.body["n"]).toBe(all.length);
    paged.push(...idsOf(page));
    const { next } = page.body as { next?: string };
    query = next === undefined ? "" : `limit=3&cursor=${next}`;
  }
  expect(paged).toEqual(all);
  expect((await get("/api/knowledge/list?type=nothing")).status).toBe(400);
  const near = ["grep_rule/a/b", "grep_rule/", "nothing/a", "grep_rule/../a"].map((name) =>
    Buffer.from(name).toString("base64url"),
  );
  for (const cursor of [
    "x",
    "",
    "!!!",
    `${Buffer.from("grep_rule/a").toString("base64url")}!`,
    ...near,
  ])
    expect((await get(`/api/knowledge/list?cursor=${cursor}`)).status, cursor).toBe(400);
  expect((await get("/api/knowledge/list?limit=0")).status).toBe(400);
});

test("taxonomy, type-catalog and problems are told", async () => {
  expect((await get("/api/knowledge/taxonomy")).body).toMatchObject({
    n_branches: 7,
    n_leaves: 28,
  });
  const { types } = (await get("/api/knowledge/type-catalog")).body;
  expect(Object.keys(types as object)).toHaveLength(28);
  await writeFile(join(folders.bundled, "base/reasoning_step/broken.json"), "{ not json");
  await on.host.knowledge.rescan();
  const { body } = await get("/api/knowledge/problems");
  expect(body).toMatchObject({ n: 1, problems: [{ severity: "error", in_force: "nothing" }] });
});

test("an unknown leaf or object is 404", async () => {
  expect((await get("/api/knowledge/nothing/x")).status).toBe(404);
  expect((await get("/api/knowledge/grep_rule/nothing")).status).toBe(404);
  expect((await get("/api/knowledge/grep_rule/nothing/history")).status).toBe(404);
  expect((await get("/api/knowledge/grep_rule/..%2f..%2fx/history")).status).toBe(404);
});

test("a garbled file in the local pack is kept when a promote takes its place", async () => {
  await promote(stepOf("garbled"));
  await writeFile(localFile("reasoning_step", "garbled"), "\u0000garbled\u0000");
  await on.host.knowledge.rescan();
  expect(await labelOf("garbled")).toBe("Look first");
  const v2 = await promote(stepOf("garbled", { version: "v2", label: "Whole" }));
  expect(v2.status).toBe(200);
  expect(await labelOf("garbled")).toBe("Whole");
  const kept = await readdir(join(on.dir, "data/history/reasoning_step/garbled"));
  expect(kept.filter((name) => name.endsWith(".aside"))).toHaveLength(1);
  expect(jsonText(JSON.parse(await readFile(localFile("reasoning_step", "garbled"), "utf8")))).toBe(
    await readFile(localFile("reasoning_step", "garbled"), "utf8"),
  );
});
