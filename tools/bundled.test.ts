import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, test } from "vitest";
import { snapshotOf } from "../host/knowledge/snapshot.ts";
import { toolsLayer } from "../host/layers/tools/tools.ts";
import { layerInputOf, NO_TOGGLES, readingOf } from "../host/reading/reading.fixture.ts";
import type { ToolModule } from "../host/contract/tool.ts";
import type { ToolCall } from "../host/layers/tools/tool-call.ts";
import type { KnowledgeObject } from "../schemas/envelope.ts";
import { validator } from "../schemas/validate.ts";

const objects: KnowledgeObject[] = [];
for await (const file of glob("knowledge/*/*/*.json")) {
  objects.push(JSON.parse(readFileSync(file, "utf8")) as KnowledgeObject);
}
const knowledge = snapshotOf(objects);
const tools = new Map<string, ToolModule>();
for await (const file of glob("tools/*.ts")) {
  if (file.endsWith(".test.ts")) continue;
  const tool = (await import(`../${file}`)) as ToolModule;
  tools.set(tool.name, tool);
}
const context = { knowledge, toggles: NO_TOGGLES };

test("every tool has a definition with its own words and schema, and no definition lacks its tool", () => {
  const defined = new Map(
    knowledge.all("tool_definition").map(({ content }) => [content.name, content]),
  );
  expect(
    [...defined.keys()].toSorted(),
    "every tool of tools/ has its tool_definition object in a pack",
  ).toEqual([...tools.keys()].toSorted());
  for (const { name, description, schema } of tools.values()) {
    expect(defined.get(name)).toEqual({
      name,
      description,
      schema: JSON.parse(JSON.stringify(schema)),
    });
  }
});

test("every tool has at least two examples, and each gives what it says", () => {
  const examples = knowledge.all("tool_example");
  for (const name of tools.keys()) {
    const own = examples.filter(({ content }) => content.tool_name === name);
    expect(own.length, `tool_example objects of ${name}`).toBeGreaterThanOrEqual(2);
  }
  for (const { id, content } of examples) {
    const tool = tools.get(content.tool_name);
    const args = content.args as Parameters<ToolModule["call"]>[0];
    expect(validator(tool?.schema ?? {}).accepts(args), id).toBe(true);
    expect(tool?.call(args, context), id).toMatchObject(content.result);
  }
});

test("an example's message leads to its call", () => {
  for (const { id, content, extensions } of knowledge.all("tool_example")) {
    if (extensions?.message === undefined) continue;
    const reading = readingOf(extensions.message, knowledge);
    const proposed = tools.get(content.tool_name)?.propose(reading, context) ?? [];
    const { words: _words, ...args } = content.args as Record<string, unknown>;
    expect(
      proposed.map((each) => ({ ...each, words: undefined })),
      id,
    ).toContainEqual(expect.objectContaining(args));
  }
});

test("every chain calls tools that exist", () => {
  const chains = knowledge.all("tool_chain");
  expect(chains.length).toBeGreaterThanOrEqual(2);
  for (const { content } of chains) {
    for (const { tool } of content.steps) expect([...tools.keys()]).toContain(tool);
  }
});

/** What the layer makes of a message with all bundled tools. */
async function run(text: string) {
  return toolsLayer(() => [...tools.values()]).run(layerInputOf(text, knowledge));
}

test.for([
  "I am locked in the flat in Kuwait and beaten. In Manila they took a placement fee, a training fee, a medical fee and a processing fee, for Qatar, then Bahrain, then Kuwait. They say it is debt bondage, deception, isolation and retention of identity documents under the ILO, C189 and C181 and RA 10022. Who can I call?",
  "Please give me a hotline. Kathmandu to Doha, Dubai, Riyadh and Kuwait: service charge, visa fee, insurance fee, processing fee. Abuse of vulnerability, withholding of wages, physical and sexual violence, excessive overtime. What do C095, C029, C181 and the Foreign Employment Act 2064 say?",
])("a message that gives every tool cause is told whom to call: %s", async (text) => {
  const { trace } = await run(text);
  const calls = trace["calls"] as readonly ToolCall[];
  expect(new Set(calls.map(({ tool }) => tool))).toEqual(new Set(tools.keys()));
  expect(trace["left_out"]).not.toEqual([]);
  const contacts = calls.flatMap(({ result }) => result?.contacts ?? []);
  expect(contacts.filter(({ phone }) => phone !== null)).not.toEqual([]);
});

const MESSAGES = [
  "The agency in Manila asks 60k placement fee for Hong Kong, is it legal?",
  "Majikan saya di Malaysia menahan paspor dan potong gaji",
  "मेरो कम्पनीले कतारमा तलब दिएको छैन",
  "They keep our papers and nobody has been paid since May",
  "What do ILO C181 and RA 8042 say about processing fees?",
];

test.for(MESSAGES)("every fact of the bundled library has its ground: %s", async (text) => {
  const output = await run(text);
  const calls = output.trace["calls"] as readonly ToolCall[];
  const facts = calls.flatMap(({ result }) => result?.facts ?? []);
  expect(calls.length).toBeGreaterThan(0);
  expect(output.trace["failed"]).toBeUndefined();
  for (const fact of facts) {
    const [leaf, id = ""] = fact.by.split("/");
    expect(knowledge.get(leaf as "rag_doc", id), fact.by).toBeDefined();
    expect(fact.citation ?? fact.source_url, fact.by).not.toBeNull();
    expect(fact.statement).not.toMatch(/undefined|null|\[object/);
  }
  const contacts = calls.flatMap(({ result }) => result?.contacts ?? []);
  for (const contact of contacts) expect(contact.verified, contact.id).not.toBeNull();
});
