import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ruleOf } from "./knowledge/folders.fixture.ts";
import { startTestHost, type TestHost } from "./test-host.ts";

const WORD = "zanzibarquux";
const MESSAGE = `Placement fee 60,000 pesos for Hong Kong, ${WORD}, we keep your passport.`;

interface Grep {
  readonly fired: boolean;
  readonly hits: readonly { rule: string }[];
  readonly shadow?: readonly { rule: string; mode: string; matches: readonly object[] }[];
  readonly n_shadow: number;
}

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

const file = () => join(on.dir, "knowledge/core/grep_rule/on-trial.json");

/** What is answered to the message while the rule is in this state; null is without it. */
async function answerWith(rule: object | null, content = MESSAGE) {
  if (rule === null) await rm(file(), { force: true });
  else await writeFile(file(), JSON.stringify(rule));
  await on.host.knowledge.rescan();
  const toggles = { persona: true, grep: true, rag: true, tools: true };
  const final = await on.chat({ messages: [{ role: "user", content }], toggles });
  const { grep, _final_user_text: prompt } = final["harness_trace"] as {
    grep: Grep;
    _final_user_text: string;
  };
  return { response: final["response"], prompt, verification: final["verification"], grep };
}

const inState = (tags: readonly string[], extensions: object = {}) => {
  const rule = ruleOf("on-trial", WORD) as { extensions: object };
  return {
    ...rule,
    tags: [...tags, "indicator:illegal_fees"],
    extensions: { ...rule.extensions, ...extensions },
  };
};

test("a rule on trial and a draft are traced and counted, and the answer stays what it is without them", async () => {
  const { grep: without, ...answer } = await answerWith(null);
  expect(without).toMatchObject({ fired: true, n_shadow: 0 });
  for (const rule of [
    inState(["status:reviewed"], { mode: "shadow" }),
    inState(["status:draft"]),
    inState(["status:draft"], { mode: "shadow" }),
  ]) {
    const { grep, ...same } = await answerWith(rule);
    expect(same).toEqual(answer);
    expect(grep.hits.map((hit) => hit.rule)).toEqual(without.hits.map((hit) => hit.rule));
    expect(grep.n_shadow).toBe(1);
    const start = MESSAGE.indexOf(WORD);
    expect(grep.shadow).toMatchObject([
      {
        rule: "on_trial",
        mode: "shadow",
        matches: [{ text: WORD, start, end: start + WORD.length }],
      },
    ]);
  }
});

test("the same rule enforced changes the answer, and switched off or deprecated it leaves no trace", async () => {
  const { grep: without, ...answer } = await answerWith(null);
  const enforced = await answerWith(inState(["status:reviewed"]));
  expect(enforced.grep.hits.map((hit) => hit.rule)).toContain("on_trial");
  expect(enforced.prompt).not.toBe(answer.prompt);
  expect(enforced.response).not.toBe(answer.response);
  for (const rule of [
    inState(["status:reviewed"], { mode: "off" }),
    inState(["status:draft"], { mode: "off" }),
    inState(["status:deprecated"], { reason: "It misled." }),
  ]) {
    const { grep, ...same } = await answerWith(rule);
    expect(same).toEqual(answer);
    expect(grep).not.toHaveProperty("shadow");
    expect(grep).toMatchObject({ n_shadow: 0, hits: { length: without.hits.length } });
  }
});

test("a message that only a rule on trial sees counts as nothing found", async () => {
  const rule = inState(["status:reviewed"], { mode: "shadow" });
  const { grep } = await answerWith(rule, `Hello ${WORD}`);
  expect(grep).toMatchObject({ fired: false, hits: [], n_shadow: 1 });
});

test("the training log keeps what a rule on trial would have done", async () => {
  await answerWith(inState(["status:reviewed"], { mode: "shadow" }));
  const log = await readFile(join(on.dir, "data/training/chat.jsonl"), "utf8");
  const row = JSON.parse(log.trimEnd().split("\n").at(-1) ?? "") as { trace: { grep: Grep } };
  expect(row.trace.grep.shadow?.map(({ rule, mode }) => [rule, mode])).toEqual([
    ["on_trial", "shadow"],
  ]);
});
