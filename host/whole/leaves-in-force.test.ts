import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { exampleObject } from "../../schemas/example.ts";
import { LEAVES } from "../../schemas/leaves/index.ts";
import { LEAF_NAMES, type Leaf } from "../../schemas/taxonomy.ts";
import { startTestHost, type TestHost } from "../test-host.ts";

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

/** An object put into force, a message, and what of the answer proves that it was read. */
interface Proof {
  readonly content: object;
  readonly more?: object;
  readonly text: string;
  /** What stands in the answer. */
  readonly told?: string;
  /** What stands in the trace, as JSON. */
  readonly traced?: RegExp;
}

const MESSAGE =
  "The agency in Manila charges a placement fee of 60,000 pesos for Hong Kong and keeps our passports until it is paid.";
const REVIEWED = ["status:reviewed", "indicator:illegal_fees"];

const PROOFS: Partial<Record<Leaf, Proof>> = {
  grep_rule: {
    content: {
      rule_id: "proof_grep_rule",
      pattern: "\\bquuxgrep\\b",
      severity: "low",
      examples: ["a quuxgrep here"],
    },
    more: { extensions: { negative_examples: ["nothing here"] } },
    text: "quuxgrep",
    traced: /"rule":"proof_grep_rule"/,
  },
  glob_rule: {
    content: {
      rule_id: "proof_glob_rule",
      glob: "*quuxglob*.pdf",
      applies_to: "filename",
      examples: ["a quuxglob 1.pdf"],
    },
    more: { extensions: { negative_examples: ["a.pdf"] } },
    text: "Open my-QuuxGlob-2.pdf please.",
    traced: /"rule":"proof_glob_rule","leaf":"glob_rule".+"text":"my-QuuxGlob-2.pdf"/,
  },
  classifier_rule: {
    content: {
      rule_id: "proof_classifier_rule",
      model_uri: "linear:extensions.model",
      threshold: 0.6,
    },
    more: { extensions: { model: { bias: -2, weights: { "quux label": 4 } } } },
    text: "A quux label.",
    traced: /"rule":"proof_classifier_rule","leaf":"classifier_rule".+"probability":0.8808/,
  },
  heuristic_rule: {
    content: {
      rule_id: "proof_heuristic_rule",
      severity: "low",
      condition: {
        and: [
          { in: ["illegal_fees", { var: "dimensions" }] },
          { in: ["PH-HK", { var: "corridors" }] },
        ],
      },
      weight: 0.4,
      examples: [MESSAGE],
    },
    more: { extensions: {} },
    text: MESSAGE,
    traced: /"rule":"proof_heuristic_rule","leaf":"heuristic_rule".+"weight":0.4,"from":\["/,
  },
  rag_doc: {
    content: {
      title: "Zanzibar Quuxdoc Recruitment Act",
      text: "The Zanzibar Quuxdoc Recruitment Act forbids a quuxdoc fee from workers.",
    },
    text: "What does the Zanzibar Quuxdoc Recruitment Act say of a fee for workers?",
    traced: /"id":"proof-rag-doc"/,
  },
  citation_edge: {
    content: {
      from_statute: "ilo-c181",
      to_statute: "ph-ra-9208",
      relation: "cites",
      weight: 1,
      evidence_quote: "Quuxedge says so.",
    },
    more: { extensions: {} },
    text: "What does ILO C181 say about fees that an agency charges?",
    traced: /"via":"ilo-c181","relation":"cites","evidence":"Quuxedge says so."/,
  },
  corridor_profile: {
    content: { corridor: "PH-BR", label: "Philippines to Brazil" },
    text: "An agency in the Philippines asks a placement fee for work in Brazil.",
    traced: /corridor_profile\/proof-corridor-profile/,
  },
  ngo_directory: {
    content: { name: "Quux Help Desk", jurisdiction: "BR", applicable_corridors: ["PH-BR"] },
    text: "I am from the Philippines and my employer in Brazil does not pay my salary, help.",
    traced: /"id":"proof-ngo-directory","name":"Quux Help Desk"/,
  },
  context_snippet: {
    content: {
      snippet_id: "proof-context-snippet",
      applies_to_corridors: ["PH-HK"],
      applies_to_indicators: [],
      text: "Quuxsnippet is the background.",
    },
    text: MESSAGE,
    traced: /\[background\]\\n(?:- [^\\]+\\n)*- Quuxsnippet is the background/,
  },
  reasoning_step: {
    content: { label: "Quuxstep", order: 1, instruction: "Do the quuxstep before all else." },
    more: { extensions: {} },
    text: MESSAGE,
    told: "Do the quuxstep before all else.",
    traced: /\[steps\][^"]*1\. Quuxstep: Do the quuxstep before/,
  },
  modus_operandi: {
    content: {
      label: "Quuxtactic",
      pattern_name: "quux_tactic",
      indicators: ["illegal_fees", "retention-of-identity-documents"],
    },
    more: { extensions: { aliases: ["placement fee"] } },
    text: MESSAGE,
    told: "Quuxtactic: ",
    traced: /"pattern":"quux_tactic".+"named":\["placement fee"\]/,
  },
  tool_chain: {
    content: {
      label: "Cap, then contact",
      steps: [
        { tool: "corridor_fee_cap", args_from: "message" },
        { tool: "ngo_directory", args_from: "steps.0" },
      ],
    },
    text: MESSAGE,
    traced:
      /"chain":"proof-tool-chain","steps":\[.+"args_from":"steps.0","calls":\[\d.+"done":true/,
  },
  prompt_template: {
    content: { label: "Closing", text: "Quuxclosing ends it." },
    more: { extensions: { slot: "answer-closing", language: "en", placeholders: [] } },
    text: MESSAGE,
    told: "Quuxclosing ends it.",
  },
};

/** A promoted object wins over a bundled one that says the same thing by its id alone. */
const idOf = (leaf: Leaf) =>
  `${leaf === "prompt_template" ? "zz-" : ""}proof-${leaf.replaceAll("_", "-")}`;

async function answerTo(text: string): Promise<{ response: string; trace: string }> {
  const { response, harness_trace } = await on.chat({
    messages: [{ role: "user", content: text }],
    toggles: { persona: true, grep: true, rag: true, tools: true },
  });
  return { response: String(response), trace: JSON.stringify(harness_trace) };
}

test.for(Object.entries(PROOFS) as [Leaf, Proof][])(
  "a promoted %s acts on the next message",
  async ([leaf, { content, more, text, told = "", traced = /^\{/ }]) => {
    const before = await answerTo(text);
    expect(before.response.includes(told) && traced.test(before.trace)).toBe(false);
    const base = exampleObject(leaf);
    const reply = await on.post("/api/knowledge/promote", {
      ...base,
      id: idOf(leaf),
      tags: REVIEWED,
      ...more,
      content: { ...base.content, ...content },
    });
    expect(reply.status, await reply.text()).toBe(200);
    const after = await answerTo(text);
    expect(after.response).toContain(told);
    expect(after.trace).toMatch(traced);
  },
);

const FOLDER = join(import.meta.dirname, "../../knowledge/core/heuristic_rule");
const heuristics = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(join(FOLDER, file), "utf8");
  const object = JSON.parse(text) as KnowledgeObject<"heuristic_rule">;
  return [object.id, object] as const;
});

test.for(heuristics)(
  "%s fires on its examples and on none of its look-alikes",
  async ([, object]) => {
    const { content, extensions = {} } = object;
    const rule = `"rule":"${content.rule_id}","leaf":"heuristic_rule"`;
    for (const text of content.examples) expect((await answerTo(text)).trace, text).toContain(rule);
    for (const text of extensions.negative_examples ?? [])
      expect((await answerTo(text)).trace, text).not.toContain(rule);
  },
);

test("every leaf that acts on a message has its proof", () => {
  const onMessages = LEAF_NAMES.filter((leaf) =>
    LEAVES[leaf].readers.some((file) => !/^host\/routes|test\.ts$/.test(file)),
  );
  // What the persona block says is proven with the persona layer, facts with the lookups of their type, grades with the grader.
  const elsewhere = ["persona_block", "extracted_fact", "rubric_dimension", "evaluation_prompt"];
  expect([...Object.keys(PROOFS), ...elsewhere].toSorted()).toEqual(onMessages.toSorted());
});

test.for(LEAF_NAMES)("bundled objects of %s are listed and looked up", async (leaf) => {
  const list = await fetch(`${on.url}/api/knowledge/list?type=${leaf}`);
  const { objects } = (await list.json()) as { objects: { id: string; pack: string }[] };
  expect(objects.length).toBeGreaterThan(0);
  const { id } = objects[0] ?? { id: "" };
  const found = await fetch(`${on.url}/api/knowledge/${leaf}/${id}`);
  expect(await found.json()).toMatchObject({ knowledge_object_type: leaf, id });
});
