import Type from "typebox";
import { expect, test } from "vitest";
import type { ToolModule } from "../../contract/tool.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { layerInputOf, NO_TOGGLES } from "../../reading/reading.fixture.ts";
import type { ToolCall } from "./tool-call.ts";
import { MOST_CALLS, MOST_CALLS_PER_TOOL, toolsLayer } from "./tools.ts";

const knowledge = snapshotOf([]);

const input = (text: string) => layerInputOf(text, knowledge);

const tool = (name: string, n: number, given: Partial<ToolModule> = {}): ToolModule => ({
  name,
  description: "Looks up a word.",
  schema: Type.Object({ word: Type.String() }, { additionalProperties: false }),
  propose: () => Array.from({ length: n }, (_, i) => ({ word: `${name}${i}` })),
  call: ({ word }) => ({
    found: true,
    facts: [
      {
        kind: "law",
        statement: `About ${word}.`,
        citation: "Act 1",
        source_url: null,
        by: "custom",
      },
    ],
  }),
  ...given,
});

async function run(tools: readonly ToolModule[], text = "anything") {
  const output = await toolsLayer(() => tools).run(input(text));
  return { ...output, calls: output.trace["calls"] as readonly ToolCall[] };
}

test("calls are in the trace with their arguments and time, and their facts in the prompt", async () => {
  const { calls, prompt, fired } = await run([tool("a", 1)]);
  expect(fired).toBe(true);
  expect(calls).toMatchObject([{ tool: "a", args: { word: "a0" }, result: { found: true } }]);
  expect(calls[0]?.elapsed_ms).toBeGreaterThanOrEqual(0);
  expect(prompt).toContain("About a0. [Act 1]");
});

test("nothing proposed is nothing said", async () => {
  expect(await run([tool("a", 0)])).toMatchObject({ prompt: null, fired: false, calls: [] });
});

test("calls are bounded, per tool and in all", async () => {
  const many = await run(["a", "b", "c", "d"].map((name) => tool(name, 9)));
  expect(many.calls).toHaveLength(MOST_CALLS);
  const few = await run([tool("a", 9), tool("b", 1)]);
  expect(few.calls.filter((call) => call.tool === "a")).toHaveLength(MOST_CALLS_PER_TOOL);
});

test("of too many every tool has its turn before one has its second, and what is left out is told", async () => {
  const names = ["a", "b", "c", "d", "e"];
  const { calls, trace, prompt } = await run([...names.map((name) => tool(name, 4)), tool("z", 1)]);
  const asked = (name: string) => calls.filter((call) => call.tool === name).length;
  expect([...names, "z"].map(asked)).toEqual([3, 2, 2, 2, 2, 1]);
  expect(trace["left_out"]).toEqual([
    { tool: "a", n_calls: 1 },
    ...["b", "c", "d", "e"].map((name) => ({ tool: name, n_calls: 2 })),
  ]);
  expect(prompt).toContain("not made: a (1), b (2)");
});

test("what a tool proposes beyond its own bound is told, and nothing where all was asked", async () => {
  expect((await run([tool("a", 6)])).trace["left_out"]).toEqual([{ tool: "a", n_calls: 2 }]);
  expect((await run([tool("a", 4), tool("b", 1)])).trace).not.toHaveProperty("left_out");
});

test("a tool that throws is named and the others go on", async () => {
  const broken = tool("broken", 1, {
    call: () => {
      throw new Error("no directory");
    },
  });
  const deaf = tool("deaf", 1, {
    propose: () => {
      throw new Error("cannot hear");
    },
  });
  const { calls, trace } = await run([broken, deaf, tool("fine", 1)]);
  expect(calls).toMatchObject([
    { tool: "broken", result: null, error: "no directory" },
    { tool: "fine", result: { found: true } },
  ]);
  expect(trace["failed"]).toEqual(["broken", "deaf"]);
});

const cyclic: Record<string, unknown> = { found: true, facts: [] };
cyclic["self"] = cyclic;

test.for<[string, () => unknown, string]>([
  ["nothing", () => undefined, "must be an object"],
  ["something else", () => ({ facts: [] }), 'lacks the required key "found"'],
  [
    "facts that are none",
    () => ({ found: true, facts: [{ statement: "A fee is due." }] }),
    "facts.0",
  ],
  [
    "numbers that are none",
    () => ({ found: true, facts: [], numbers: [{ number: "12", listed: "nobody" }] }),
    "numbers.0",
  ],
  ["what JSON cannot hold", () => cyclic, "circular"],
  ["a promise", async () => Promise.reject(new Error("late")), "must not be async"],
])("a tool that answers %s is named, and the message is answered", async ([, answer, why]) => {
  const odd = tool("odd", 1, { call: answer as never });
  const { calls, trace } = await run([odd, tool("fine", 1)]);
  expect(calls).toMatchObject([
    { tool: "odd", result: null, error: expect.stringContaining(why) },
    { tool: "fine", result: { found: true } },
  ]);
  expect(trace["failed"]).toEqual(["odd"]);
});

test("without a tool the layer fails: that it found nothing tells nothing", async () => {
  await expect(run([])).rejects.toThrow("no tool is mounted");
});

test("a tool that proposes what is no list is named", async () => {
  const late = tool("late", 1, { propose: (async () => []) as never });
  const { calls, trace } = await run([late, tool("fine", 1)]);
  expect(calls).toMatchObject([{ tool: "fine" }]);
  expect(trace["failed"]).toEqual(["late"]);
});

test("arguments that do not fit the tool's schema never reach it", async () => {
  const strict = tool("strict", 1, { propose: () => [{ word: 7 }] });
  const { calls, trace } = await run([strict]);
  expect(calls[0]?.error).toContain("arguments refused");
  expect(trace["failed"]).toEqual(["strict"]);
});

test("custom items with blank values are refused by name", () => {
  const intake = { corridor_origin: "PH", corridor_dest: "HK", name: "  " };
  const refusal = toolsLayer(() => []).refuses?.({ ...NO_TOGGLES, custom_ngo_intake: [intake] });
  expect(refusal).toContain("custom_ngo_intake[0]");
  expect(toolsLayer(() => []).refuses?.(NO_TOGGLES)).toBeNull();
});

test.for([
  ["custom_corridor_caps", "origin", { origin: "Narnia", destination: "HK" }],
  ["custom_corridor_caps", "destination", { origin: "Philippines", destination: "XQ" }],
  ["custom_ngo_intake", "corridor_dest", { corridor_origin: "*", corridor_dest: "everywhere" }],
] as const)("an item of %s whose %s is no country is refused", ([key, side, sides]) => {
  const item = { ...sides, statute: "Act 1", max_fee_worker: 0, name: "N" };
  const refusal = toolsLayer(() => []).refuses?.({ ...NO_TOGGLES, [key]: [item] });
  expect(refusal).toContain(`${key}[0].${side} `);
});

test("sides of custom items are codes, English names or a star", () => {
  const refuses = toolsLayer(() => []).refuses;
  for (const corridor_origin of ["PH", "ph", " Philippines ", "hong kong", "UK", "*"]) {
    const intake = { corridor_origin, corridor_dest: "SA", name: "N" };
    expect(refuses?.({ ...NO_TOGGLES, custom_ngo_intake: [intake] }), corridor_origin).toBeNull();
  }
});
