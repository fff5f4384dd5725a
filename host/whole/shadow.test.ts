import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ruleOf } from "../knowledge/folders.fixture.ts";
import { startHostToChange, type TestHost } from "../test-host.ts";

/** Rules that each look for one word of the message, by the state they are in. */
const QUIET: Readonly<Record<string, { tags: readonly string[]; extensions: object }>> = {
  zanzibar: { tags: ["status:reviewed"], extensions: { mode: "shadow" } },
  quux: { tags: ["status:draft"], extensions: {} },
  frobnicate: { tags: ["status:draft"], extensions: { mode: "shadow" } },
  plugh: { tags: ["status:reviewed"], extensions: { mode: "off" } },
  xyzzy: { tags: ["status:draft"], extensions: { mode: "off" } },
  foobar: { tags: ["status:deprecated"], extensions: { reason: "It misled." } },
};
const WORDS = Object.keys(QUIET);
const MESSAGE = `Placement fee 60,000 pesos for Hong Kong, ${WORDS.join(" ")}, we keep your passport.`;

interface Grep {
  readonly fired: boolean;
  readonly hits: readonly { rule: string }[];
  readonly shadow?: readonly { rule: string; mode: string; matches: readonly object[] }[];
  readonly n_shadow: number;
}

let on: TestHost;
beforeAll(async () => {
  on = await startHostToChange();
});
afterAll(() => on[Symbol.asyncDispose]());

async function put(
  word: string,
  { tags, extensions }: { tags: readonly string[]; extensions: object },
) {
  const rule = ruleOf(`on-${word}`, word) as { extensions: object };
  const file = join(on.dir, `knowledge/core/grep_rule/on-${word}.json`);
  const all = { ...rule.extensions, ...extensions };
  const text = JSON.stringify({
    ...rule,
    tags: [...tags, "indicator:illegal_fees"],
    extensions: all,
  });
  await writeFile(file, text);
}

async function answer(content = MESSAGE) {
  const toggles = { persona: true, grep: true, rag: true, tools: true };
  const final = await on.chat({ messages: [{ role: "user", content }], toggles });
  const { grep, _final_user_text: prompt } = final["harness_trace"] as {
    grep: Grep;
    _final_user_text: string;
  };
  return { said: [final["response"], prompt, final["verification"]], grep };
}

test("rules on trial and drafts are traced and counted, those that are off are not, and the answer stays what it is without them", async () => {
  const without = await answer();
  expect(without.grep).toMatchObject({ fired: true, n_shadow: 0 });
  for (const [word, state] of Object.entries(QUIET)) await put(word, state);
  await on.host.knowledge.rescan();
  const quiet = await answer();
  expect(quiet.said).toEqual(without.said);
  expect(quiet.grep.hits).toEqual(without.grep.hits);
  expect(quiet.grep.n_shadow).toBe(3);
  const places = ["zanzibar", "quux", "frobnicate"].map((text) => {
    const start = MESSAGE.indexOf(text);
    const matches = [{ text, start, end: start + text.length }];
    return { rule: `on_${text}`, mode: "shadow", matches };
  });
  expect(quiet.grep.shadow).toMatchObject(places);

  const log = await readFile(join(on.dir, "data/training/chat.jsonl"), "utf8");
  const row = JSON.parse(log.trimEnd().split("\n").at(-1) ?? "") as { trace: { grep: Grep } };
  expect(row.trace.grep.shadow?.map(({ rule }) => rule)).toEqual(places.map(({ rule }) => rule));
});

test("a message that only rules on trial see counts as nothing found", async () => {
  const { grep } = await answer("Hello zanzibar");
  expect(grep).toMatchObject({ fired: false, hits: [], n_shadow: 1 });
});

test("the same rule in force changes the answer", async () => {
  const before = await answer();
  await put("zanzibar", { tags: ["status:reviewed"], extensions: { mode: "enforce" } });
  await on.host.knowledge.rescan();
  const after = await answer();
  expect(after.grep.hits.map(({ rule }) => rule)).toContain("on_zanzibar");
  expect(after.said[0]).not.toEqual(before.said[0]);
  expect(after.said[1]).not.toEqual(before.said[1]);
});
