import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ruleOf, stepOf } from "../../host/knowledge/folders.fixture.ts";
import { knowledgeHost, type Answer } from "./knowledge.fixture.ts";

const { host, bundled, get, send, promote, rulesOn } = knowledgeHost();

test("a dry run shows what would fire, and stores nothing", async () => {
  const { revision } = host().host.knowledge.current();
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
  expect(host().host.knowledge.current().revision).toBe(revision);
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
  expect(idsOf(branch)).toContain("look");
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
  await writeFile(join(bundled(), "base/reasoning_step/broken.json"), "{ not json");
  await host().host.knowledge.rescan();
  const { body } = await get("/api/knowledge/problems");
  expect(body).toMatchObject({ n: 1, problems: [{ severity: "error", in_force: "nothing" }] });
});

test("an unknown leaf or object is 404", async () => {
  expect((await get("/api/knowledge/nothing/x")).status).toBe(404);
  expect((await get("/api/knowledge/grep_rule/nothing")).status).toBe(404);
  expect((await get("/api/knowledge/grep_rule/nothing/history")).status).toBe(404);
  expect((await get("/api/knowledge/grep_rule/..%2f..%2fx/history")).status).toBe(404);
});
