import * as fc from "fast-check";
import { expect, test } from "vitest";
import { validator } from "../validate.ts";
import { ChatRequest, NOTHING_ON } from "./chat.ts";

const request = validator(ChatRequest);
const messages = [{ role: "user", content: "They keep my passport." }];

const DEFAULTS = {
  generation: { max_new_tokens: 8192, temperature: 1, top_p: 0.95, top_k: 64 },
  toggles: {
    persona: false,
    persona_text: null,
    grep: false,
    rag: false,
    tools: false,
    official_sources: false,
    online: false,
    custom_grep_rules: null,
    custom_rag_docs: null,
    custom_corridor_caps: null,
    custom_fee_camouflage: null,
    custom_ngo_intake: null,
  },
};

test("nothing on is what validation fills in for toggles that are not sent", () => {
  expect(NOTHING_ON).toEqual(DEFAULTS.toggles);
});

function accepted(body: object): object {
  const problems = request.accepts(body) ? [] : request.problems();
  expect(problems).toEqual([]);
  return body;
}

function refused(body: unknown): string[] {
  expect(request.accepts(body)).toBe(false);
  return request.problems().map(({ path, message }) => `${path}: ${message}`);
}

test.each([
  ["absent", {}],
  ["empty", { generation: {}, toggles: {} }],
  ["null", { generation: null, toggles: null }],
])("generation and toggles that are %s are filled with every default", (_, given) => {
  expect(accepted({ messages, ...given })).toEqual({ messages, ...DEFAULTS });
});

test("partial generation and toggles keep what was given and are filled", () => {
  const body = { messages, generation: { top_k: 0 }, toggles: { grep: true } };
  expect(accepted(body)).toEqual({
    messages,
    generation: { ...DEFAULTS.generation, top_k: 0 },
    toggles: { ...DEFAULTS.toggles, grep: true },
  });
});

test("two requests never share their defaults", () => {
  const one = { messages };
  const other = { messages };
  accepted(one);
  accepted(other);
  expect(Reflect.get(one, "toggles")).not.toBe(Reflect.get(other, "toggles"));
});

test("custom items may be null", () => {
  const body = accepted({ messages, toggles: { custom_grep_rules: null, persona_text: null } });
  expect(body).toHaveProperty("toggles", DEFAULTS.toggles);
});

test("a custom rule is filled with its defaults", () => {
  const body = { messages, toggles: { custom_grep_rules: [{ rule: "mine", patterns: ["fee"] }] } };
  expect(accepted(body)).toHaveProperty("toggles.custom_grep_rules", [
    { rule: "mine", patterns: ["fee"], all_required: false, severity: "medium" },
  ]);
});

test.each([
  ["temperature", -0.1],
  ["temperature", 2.1],
  ["top_p", 0],
  ["top_p", 1.1],
  ["top_k", -1],
  ["top_k", 1.5],
  ["max_new_tokens", 0],
  ["max_new_tokens", 8193],
  ["max_new_tokens", "100"],
])("%s of %s is refused, naming it", (key, value) => {
  const problems = refused({ messages, generation: { [key]: value } });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`generation.${key}: must be`);
});

test.each([
  ["temperature", 0],
  ["temperature", 2],
  ["top_p", 1],
  ["top_k", 0],
  ["max_new_tokens", 1],
  ["max_new_tokens", 8192],
])("%s of %s is on the bound and accepted", (key, value) => {
  const body = accepted({ messages, generation: { [key]: value } });
  expect(body).toHaveProperty(`generation.${key}`, value);
});

test.each([
  ["no messages key", {}, ': lacks the required key "messages"'],
  ["no message at all", { messages: [] }, "messages: must have at least 1 item(s)"],
  [
    "an unknown role",
    { messages: [{ role: "bot", content: "" }] },
    'messages.0.role: must be one of user, assistant, system; found "bot"',
  ],
  [
    "content of a wrong type",
    { messages: [{ role: "user", content: 5 }] },
    "messages.0.content: must be a string or a list; found 5",
  ],
  [
    "an unknown part",
    { messages: [{ role: "user", content: [{ type: "audio" }] }] },
    'messages.0.content.0.type: must be one of text, image; found "audio"',
  ],
  [
    "a custom item of a wrong type",
    { messages, toggles: { custom_rag_docs: "law" } },
    'toggles.custom_rag_docs: must be a list or null; found "law"',
  ],
])("%s is refused in one sentence", (_, body, sentence) => {
  expect(refused(body)).toEqual([sentence]);
});

test("fifty-one custom rules and a pattern of 1,001 characters are refused", () => {
  const rule = { rule: "mine", patterns: ["fee"] };
  const many = Array.from({ length: 51 }, () => ({ ...rule }));
  expect(refused({ messages, toggles: { custom_grep_rules: many } })).toEqual([
    "toggles.custom_grep_rules: must have at most 50 item(s)",
  ]);
  const long = { ...rule, patterns: ["x".repeat(1001)] };
  expect(refused({ messages, toggles: { custom_grep_rules: [long] } })).toEqual([
    "toggles.custom_grep_rules.0.patterns.0: is longer than 1000 characters",
  ]);
});

test("any JSON is accepted, or refused with a reason", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (generation, toggles) => {
      const body = { messages, generation, toggles };
      const isAccepted = request.accepts(body);
      expect(isAccepted || request.problems().length > 0).toBe(true);
    }),
  );
});
