import Type from "typebox";
import { expect, test } from "vitest";
import { exampleObject } from "../../../schemas/example.ts";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { ToolModule, ToolResult } from "../../contract/tool.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { layerInputOf } from "../../reading/reading.fixture.ts";
import type { ToolCall } from "./tool-call.ts";
import type { ChainTrace } from "./tool-chains.ts";
import { toolsLayer } from "./tools.ts";

type Chain = KnowledgeObject<"tool_chain">;

const chain = (id: string, steps: Chain["content"]["steps"], more: Partial<Chain> = {}): Chain => ({
  ...(exampleObject("tool_chain") as Chain),
  id,
  content: { label: id, steps },
  ...more,
});

const answer = (more: object = {}): ToolResult => ({ found: true, facts: [], ...more });

/** Looks up the routes of a message; its answer names the law. */
const routes: ToolModule = {
  name: "routes",
  description: "Looks up a route.",
  schema: Type.Object({ route: Type.String() }, { additionalProperties: false }),
  propose: ({ text }) => Array.from(text.matchAll(/[A-Z]{2}-[A-Z]{2}/g), ([route]) => ({ route })),
  call: ({ route }) => answer({ found: route !== "XX-XX", law: `law of ${route}` }),
};
/** Looks up a law, of a route where it is told; it reads nothing from messages. */
const laws: ToolModule = {
  name: "laws",
  description: "Looks up a law.",
  schema: Type.Object(
    { law: Type.String(), route: Type.Optional(Type.String()) },
    { additionalProperties: false },
  ),
  propose: () => [],
  call: ({ law }) => answer({ found: law !== "law of QA-QA", office: `office of ${law}` }),
};
const offices: ToolModule = {
  name: "offices",
  description: "Looks up an office.",
  schema: Type.Object({ office: Type.String({ maxLength: 30 }) }, { additionalProperties: false }),
  propose: ({ text }) => (text.includes("office") ? [{ office: "office of law of PH-HK" }] : []),
  call: () => answer(),
};

async function run(text: string, chains: readonly Chain[]) {
  const knowledge = snapshotOf(chains);
  const { trace } = await toolsLayer(() => [routes, laws, offices]).run(
    layerInputOf(text, knowledge),
  );
  return {
    calls: (trace["calls"] as readonly ToolCall[]).map(({ tool, args }): ToolCall["args"] => ({
      tool,
      ...args,
    })),
    chains: (trace["chains"] ?? []) as readonly ChainTrace[],
    failed: trace["failed"],
  };
}

const ALL = chain("all", [
  { tool: "routes", args_from: "message" },
  { tool: "laws", args_from: "steps.0" },
  { tool: "offices", args_from: "steps.1" },
]);

test("each step asks with what an earlier one was asked and answered", async () => {
  const { calls, chains } = await run("PH-HK", [ALL]);
  expect(calls).toEqual([
    { tool: "routes", route: "PH-HK" },
    { tool: "laws", law: "law of PH-HK", route: "PH-HK" },
    { tool: "offices", office: "office of law of PH-HK" },
  ]);
  expect(chains).toEqual([
    {
      chain: "all",
      done: true,
      steps: [
        { tool: "routes", args_from: "message", calls: [0] },
        { tool: "laws", args_from: "steps.0", calls: [1] },
        { tool: "offices", args_from: "steps.1", calls: [2] },
      ],
    },
  ]);
});

test("no call is made twice, whichever chain or message asked first", async () => {
  const { calls, chains } = await run("PH-HK office", [ALL, { ...ALL, id: "again" }]);
  expect(calls).toHaveLength(3);
  expect(chains.map(({ chain: id, steps }) => [id, steps.map((step) => step.calls)])).toEqual([
    ["again", [[0], [2], [1]]],
    ["all", [[0], [2], [1]]],
  ]);
});

test("a step asks for everything that was found, and a chain ends where nothing is", async () => {
  const { calls, chains } = await run("PH-HK XX-XX QA-QA", [ALL]);
  expect(calls.filter((call) => call["tool"] === "laws").map((call) => call["law"])).toEqual([
    "law of PH-HK",
    "law of QA-QA",
  ]);
  expect(calls.filter((call) => call["tool"] === "offices")).toHaveLength(1);
  expect(chains[0]?.done).toBe(true);
  const lost = await run("QA-QA", [ALL]);
  expect(lost.chains[0]).toMatchObject({ done: false, steps: { length: 2 } });
});

test("a chain whose first step finds nothing is not begun, nor a draft", async () => {
  expect((await run("XX-XX", [ALL])).chains).toEqual([]);
  expect((await run("PH-HK", [{ ...ALL, tags: ["status:draft"] }])).chains).toEqual([]);
});

test("a step that cannot be asked ends its chain, and is named where the tool refused", async () => {
  const unknown = chain("unknown", [
    { tool: "routes", args_from: "message" },
    { tool: "nowhere", args_from: "steps.0" },
  ]);
  const ahead = chain("ahead", [
    { tool: "routes", args_from: "message" },
    { tool: "laws", args_from: "steps.5" },
  ]);
  const { chains, calls } = await run("PH-HK", [unknown, ahead]);
  expect(chains.map(({ done }) => done)).toEqual([false, false]);
  expect(calls).toHaveLength(1);
  const refused = chain("refused", [
    { tool: "routes", args_from: "message" },
    { tool: "laws", args_from: "steps.0" },
    { tool: "offices", args_from: "steps.1" },
  ]);
  const long: ToolModule["call"] = () => answer({ office: "x".repeat(40) });
  const knowledge = snapshotOf([refused]);
  const { trace } = await toolsLayer(() => [routes, { ...laws, call: long }, offices]).run(
    layerInputOf("PH-HK", knowledge),
  );
  expect(trace["failed"]).toEqual(["offices"]);
});
