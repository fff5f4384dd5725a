import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { exampleObject } from "../../schemas/example.ts";
import type { Curation } from "../contract/curation.ts";
import type { Trace } from "../contract/layer.ts";
import { makeFolders, packOf, ruleOf, type Folders } from "../knowledge/folders.fixture.ts";
import { snapshotOf } from "../knowledge/snapshot.ts";
import type { KnowledgeStore } from "../knowledge/store.ts";
import { openAuditLog } from "./audit-log.ts";
import { eagerRules } from "./eager-rules.ts";
import { openCuration } from "./open.ts";

let folders: Folders;
let store: KnowledgeStore;
let grep: Trace["grep"];
let curation: Curation;
beforeAll(async () => {
  folders = await makeFolders();
  await folders.write("base/pack.json", packOf("base"));
  const lawful = ["The wages are paid on Friday.", "It is my day off.", "We moved to a new room."];
  const source = ruleOf("lawful-source", "plonk");
  await folders.write("base/grep_rule/lawful-source.json", {
    ...source,
    extensions: { negative_examples: lawful },
  });
  store = await folders.open();
  const log = pino({ level: "silent" });
  curation = openCuration(store, {
    dataDir: folders.path,
    audit: openAuditLog(`${folders.path}/audit.jsonl`),
    run,
    log: (message) => log.warn(message),
  });
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await folders[Symbol.asyncDispose]();
});

const run = (): Promise<Trace> =>
  Promise.resolve({ revision: "r", packs: [], elapsed_ms: 1, _final_user_text: "", grep } as Trace);

const base = ruleOf("everything", String.raw`\b(the|a|of|to|and|my|is)\b`) as KnowledgeObject;
const eager = {
  ...base,
  content: {
    ...base.content,
    severity: "critical",
    examples: ["The gate.", "It is mine.", "To the camp."],
  },
  extensions: { ...base.extensions, negative_examples: ["Nothing.", "Friday, noon.", "We wait."] },
} as KnowledgeObject;

const FAILED = { fired: null, elapsed_ms: 1, error: "out of memory" };
const ran = (failed: readonly object[]) => ({ fired: false, elapsed_ms: 1, hits: [], failed });

test.for([
  ["has an error", FAILED, "The grep layer failed on text 0: out of memory"],
  ["is not there", undefined, "The grep layer failed on text 0: it did not run"],
  [
    "says that the rule failed",
    ran([{ rule: "everything", error: "too many steps" }]),
    "The rule failed on text 0: too many steps",
  ],
] as const)(
  "a critical rule is refused, alone and in a pack, where the trace of its trial %s",
  async ([, trace, reason]) => {
    grep = trace;
    const rule = eager;
    const alone = await curation.promote(rule);
    expect(alone).toMatchObject({ refused: "KNOWLEDGE_REFUSED" });
    expect(JSON.stringify(alone)).toContain(reason);
    expect(store.current().get("grep_rule", rule.id)).toBeUndefined();
    const packed = await eagerRules([rule], { before: store.current(), run });
    expect(packed).toMatchObject([{ file: `grep_rule/${rule.id}.json`, path: "content" }]);
    expect(packed[0]?.message).toContain(reason);
    const dry = await curation.test(rule, ["the room"]);
    expect(dry).toMatchObject({ ok: false, note: reason, results: [] });
    expect(dry).not.toHaveProperty("stopped");
  },
);

test("that another rule failed does not refuse one that was tried to the end", async () => {
  grep = ran([{ rule: "another", error: "no model" }]);
  expect(await eagerRules([eager], { before: snapshotOf([]), run })).toEqual([]);
});

test("a heuristic whose examples could not be tried is refused", async () => {
  grep = FAILED;
  const rule = exampleObject("heuristic_rule") as KnowledgeObject<"heuristic_rule">;
  const refused = await curation.promote({
    ...rule,
    content: { ...rule.content, severity: "low", condition: { "!": [false] } },
    extensions: { negative_examples: ["Nothing is asked of anybody."] },
  });
  expect(refused).toMatchObject({
    refused: "KNOWLEDGE_REFUSED",
    detail: expect.stringContaining("The grep layer failed on text 0"),
  });
});
