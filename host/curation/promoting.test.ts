import { afterAll, beforeAll, expect, test } from "vitest";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { exampleObject } from "../../schemas/example.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import { makeFolders, packOf, ruleOf, type Folders } from "../knowledge/folders.fixture.ts";
import { startTestHost, type TestHost } from "../test-host.ts";

let folders: Folders;
let on: TestHost;
beforeAll(async () => {
  folders = await makeFolders();
  await folders.write("base/pack.json", packOf("base"));
  await folders.write("base/grep_rule/fee-asked.json", ruleOf("fee-asked", "fee"));
  await folders.write(
    "base/persona_block/chat-worker.json",
    persona("status:reviewed", "Be kind."),
  );
  for (const [id, text] of LAWS) await folders.write(`base/rag_doc/${id}.json`, law(id, text));
  on = await startTestHost({ HARNESS_KNOWLEDGE: folders.bundled });
});
afterAll(async () => {
  await on[Symbol.asyncDispose]();
  await folders[Symbol.asyncDispose]();
});

const LAWS = [
  ["law-one", "The zanzibar act forbids an agency to take a recruitment fee from workers."],
  ["law-two", "Ships carry lifeboats."],
  ["law-three", "Dormitories have windows."],
] as const;

interface Answer {
  readonly status: number;
  readonly detail: string;
  readonly ok: boolean;
  readonly note?: string;
  readonly problems: readonly { path: string; message: string }[];
  readonly results: readonly { fired: boolean; matches: readonly { text: string }[] }[];
}

async function send(path: string, body: object): Promise<Answer> {
  const reply = await on.post(`/api/knowledge/${path}`, body);
  return { status: reply.status, ...((await reply.json()) as object) } as Answer;
}

interface Changes {
  readonly id: string;
  readonly content: object;
  readonly [part: string]: unknown;
}

function variantOf(leaf: Leaf, changes: Changes): object {
  const base = exampleObject(leaf);
  return { ...base, ...changes, content: { ...base.content, ...changes.content } };
}

function law(id: string, text: string): object {
  return variantOf("rag_doc", { id, content: { title: `Act ${id}`, text }, extensions: {} });
}

function persona(status: string, text: string): object {
  const version = status === "status:reviewed" ? "v1" : "v2";
  return variantOf("persona_block", {
    id: "chat-worker",
    version,
    tags: [status],
    content: { text },
  });
}

function heuristic(id: string, examples: string[], negatives: string[]): object {
  return variantOf("heuristic_rule", {
    id,
    content: {
      rule_id: id.replaceAll("-", "_"),
      severity: "low",
      condition: { in: ["fee_asked", { var: "rules" }] },
      examples,
    },
    extensions: { negative_examples: negatives },
  });
}

test("a heuristic whose own examples deny it among the rules in force is refused, and so at a dry run", async () => {
  const bad = heuristic("bad-guess", ["Nothing of it here."], ["They ask for a fee."]);
  const refused = await send("promote", bad);
  expect(refused.status).toBe(400);
  expect(refused.detail).toContain("content.examples.0 does not fire");
  expect(refused.problems.map(({ path }) => path)).toEqual([
    "content.examples.0",
    "extensions.negative_examples.0",
  ]);
  expect((await fetch(`${on.url}/api/knowledge/heuristic_rule/bad-guess`)).status).toBe(404);
  const dry = await send("test", { object: bad, texts: ["They ask for a fee."] });
  expect(dry).toMatchObject({ ok: false, problems: refused.problems });
  const good = heuristic("good-guess", ["They ask for a fee."], ["Nothing of it here."]);
  expect((await send("promote", good)).status).toBe(200);
});

test("a draft, or a rule on trial, under the id of one that acts is told to take it out of force", async () => {
  const draft = { ...ruleOf("fee-asked", "fee"), version: "v2", tags: ["status:draft"] };
  const dry = await send("test", { object: draft, texts: ["a fee"] });
  const told = dry.problems.find(({ message }) => message.startsWith("takes v1 of base"));
  expect(told?.path).toBe("tags");
  const done = await send("promote", draft);
  expect(done.status).toBe(200);
  expect(done.problems).toContainEqual(told);
  const beside = { ...ruleOf("fee-tried", "charge"), tags: ["status:draft"] };
  const quiet = await send("test", { object: beside, texts: ["a charge"] });
  expect(quiet.problems.filter(({ message }) => message.startsWith("takes"))).toEqual([]);
});

test("a draft persona is told to nobody, not even as the default", async () => {
  expect((await send("promote", persona("status:draft", "A secret draft."))).status).toBe(200);
  const info = await (await fetch(`${on.url}/api/harness-info`)).json();
  expect(info).toMatchObject({ persona_default: "" });
});

test("a dry run shows the law that a citation leads to, and says that a draft acts on nothing", async () => {
  const edge = variantOf("citation_edge", {
    id: "one-cites-two",
    content: { from_statute: "law-one", to_statute: "law-two", relation: "cites" },
    extensions: {},
  });
  const dry = await send("test", {
    object: edge,
    texts: ["What does the zanzibar act say of a recruitment fee from workers?"],
  });
  expect(dry.ok, JSON.stringify(dry)).toBe(true);
  expect(dry.results).toMatchObject([{ fired: true, matches: [{ text: "Act law-two" }] }]);
  const draft = {
    ...(law("law-four", "A zanzibar act.") as KnowledgeObject),
    tags: ["status:draft"],
  };
  const quiet = await send("test", { object: draft, texts: ["zanzibar act"] });
  expect(quiet.results).toMatchObject([{ fired: false }]);
  expect(quiet.note).toContain("try it with status:reviewed");
});
