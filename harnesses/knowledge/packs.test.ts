import { afterAll, beforeAll, expect, test } from "vitest";
import {
  jsonText,
  makeFolders,
  packOf,
  ruleOf,
  stepOf,
  type Folders,
} from "../../host/knowledge/folders.fixture.ts";
import { rawZip } from "../../host/packs/archives/raw-zip.fixture.ts";
import { startTestHost, type TestHost } from "../../host/test-host.ts";

let folders: Folders;
let on: TestHost;
beforeAll(async () => {
  folders = await makeFolders();
  await folders.write("base/reasoning_step/first.json", stepOf("first"));
  await folders.write("base/grep_rule/levy.json", ruleOf("levy", "levy"));
  on = await startTestHost({ HARNESS_KNOWLEDGE: folders.bundled });
});
afterAll(async () => {
  await on[Symbol.asyncDispose]();
  await folders[Symbol.asyncDispose]();
});

async function exported(from: TestHost, query = ""): Promise<Buffer> {
  const reply = await fetch(`${from.url}/api/knowledge/export${query}`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-type")).toBe("application/zip");
  return Buffer.from(await reply.arrayBuffer());
}

function imported(zip: Uint8Array, query = "", to = on): Promise<Response> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(zip)]), "pack.zip");
  return fetch(`${to.url}/api/knowledge/import${query}`, { method: "POST", body: form });
}

function zipOf(name: string, version: string, objects: readonly object[]): Buffer {
  return rawZip([
    { name: "pack.json", data: jsonText(packOf(name, version)) },
    ...objects.map((object) => {
      const { knowledge_object_type: leaf, id } = object as Record<string, string>;
      return { name: `${leaf}/${id}.json`, data: jsonText(object) };
    }),
  ]);
}

test("an imported rule is in force when the answer comes: the next chat shows it", async () => {
  const reply = await imported(zipOf("guest", "1.0.0", [ruleOf("kickback", "kickback")]));
  expect(reply.status).toBe(200);
  expect(await reply.json()).toMatchObject({
    ok: true,
    pack: "guest",
    version: "1.0.0",
    revision: on.host.knowledge.current().revision,
    imported: [{ type: "grep_rule", id: "kickback", version: "v1" }],
    rejected: [],
  });
  const final = await on.chat({
    messages: [{ role: "user", content: "He wants a kickback." }],
    toggles: { grep: true },
  });
  expect(final).toMatchObject({ harness_trace: { grep: { hits: [{ rule: "kickback" }] } } });
});

test("everything in force travels to an empty host and back byte for byte", async () => {
  const zip = await exported(on);
  await using empty = await startTestHost({ HARNESS_KNOWLEDGE: `${folders.path}/nothing` });
  expect((await imported(zip, "", empty)).status).toBe(200);
  expect((await exported(empty)).equals(zip)).toBe(true);
});

test("an export names its file, and holds what was asked for", async () => {
  const reply = await fetch(`${on.url}/api/knowledge/export?pack=base`);
  expect(reply.headers.get("content-disposition")).toBe('attachment; filename="base-1.0.0.zip"');
  await reply.arrayBuffer();
  const rules = await exported(on, "?type=grep_rule&pack=base");
  const steps = await exported(on, "?branch=reasoning_knowledge&pack=base");
  expect(rules.includes("grep_rule/levy.json")).toBe(true);
  expect(rules.includes("reasoning_step/")).toBe(false);
  expect(steps.includes("reasoning_step/first.json")).toBe(true);
  expect(steps.includes("grep_rule/")).toBe(false);
});

test.for([
  ["?pack=nobody", 404],
  ["?pack=base&type=rag_doc", 404],
  ["?type=grep", 400],
  ["?branch=everything", 400],
  ["?colour=red", 400],
] as const)("an export of %s is %i with a detail", async ([query, status]) => {
  const reply = await fetch(`${on.url}/api/knowledge/export${query}`);
  expect(reply.status).toBe(status);
  expect(await reply.json()).toMatchObject({ detail: expect.any(String) });
});

test("a ZIP that is refused is a 400 with every problem by file", async () => {
  const wrong = { ...stepOf("wrong"), tags: ["colour:red"] };
  const reply = await imported(zipOf("other", "1.0.0", [wrong, { ...stepOf("two"), version: 2 }]));
  expect(reply.status).toBe(400);
  const { detail, problems } = (await reply.json()) as { detail: string; problems: object[] };
  expect(detail).toMatch(/nothing was changed/);
  expect(problems).toEqual([
    expect.objectContaining({ file: "reasoning_step/wrong.json" }),
    expect.objectContaining({ file: "reasoning_step/two.json", path: "version" }),
  ]);
});

test("a grave rule that lawful texts trip is refused with those texts", async () => {
  const rule = ruleOf("nothing", "nothing") as { content: object; extensions: object };
  const eager = {
    ...rule,
    content: {
      ...rule.content,
      severity: "critical",
      examples: ["They say nothing today.", "We promise nothing.", "You get nothing."],
    },
    extensions: { negative_examples: ["A levy is due.", "Pay a levy.", "No levy here."] },
  };
  const reply = await imported(zipOf("eager", "1.0.0", [eager]));
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({
    problems: [
      {
        file: "grep_rule/nothing.json",
        message: expect.stringMatching(/lawful texts.*Nothing is asked of anybody/),
      },
    ],
  });
});

test("a conflict is a 409: an older version, and the way to mean it", async () => {
  await imported(zipOf("older", "2.0.0", [stepOf("older")]));
  const zip = zipOf("older", "1.0.0", [stepOf("older")]);
  const reply = await imported(zip);
  expect(reply.status).toBe(409);
  expect(await reply.json()).toMatchObject({
    problems: [{ file: "older/pack.json", path: "version" }],
  });
  expect((await imported(zip, "?downgrade=true")).status).toBe(200);
  expect((await imported(zip, "?downgrade=perhaps")).status).toBe(400);
});

test("a ZIP over 64 MiB is a 413, no part named file a 400, JSON a 415", async () => {
  expect((await imported(Buffer.alloc(64 * 1024 * 1024 + 1))).status).toBe(413);
  const form = new FormData();
  form.set("other", new Blob(["x"]), "x.zip");
  const path = `${on.url}/api/knowledge/import`;
  expect((await fetch(path, { method: "POST", body: form })).status).toBe(400);
  expect((await on.post("/api/knowledge/import", {})).status).toBe(415);
});

test("packs are listed with their earlier versions, and put back over HTTP", async () => {
  for (const version of ["1.0.0", "1.1.0"]) await imported(zipOf("back", version, []));
  const list = (await (await fetch(`${on.url}/api/knowledge/packs`)).json()) as {
    packs: readonly object[];
  };
  expect(list.packs).toContainEqual(
    expect.objectContaining({ pack: "back", version: "1.1.0", kept: ["1.0.0"], from: "installed" }),
  );
  const reply = await on.post("/api/knowledge/packs/back/rollback", {});
  expect(await reply.json()).toMatchObject({
    ok: true,
    packs: [{ pack: "back", version: "1.0.0" }],
  });
  expect((await on.post("/api/knowledge/packs/back/rollback", { version: "9.0.0" })).status).toBe(
    404,
  );
  expect((await on.post("/api/knowledge/packs/nobody/rollback", {})).status).toBe(404);
});

test.for([
  "..%2f..%2f..%2fplanted",
  "..%2fkept%2fback",
  "..%5cback",
  "Back",
  "a%00b",
  "x".repeat(61),
])("a pack called %s is a 400 before any folder is looked into", async (name) => {
  const reply = await on.post(`/api/knowledge/packs/${name}/rollback`, {});
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ detail: expect.stringContaining("pack") });
});

test.for(["..%2fmeta", "..%2f..%2fhistory", "%2e%2e%2fx", "x%00y"])(
  "an object called %s has neither content nor history",
  async (id) => {
    for (const path of [`reasoning_step/${id}`, `reasoning_step/${id}/history`, `${id}/first`])
      expect((await fetch(`${on.url}/api/knowledge/${path}`)).status).toBe(404);
    const body = { type: "reasoning_step", id: decodeURIComponent(id) };
    expect((await on.post("/api/knowledge/rollback", body)).status).toBe(404);
  },
);
