import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { makeFolders, ruleOf } from "../../knowledge/folders.fixture.ts";
import { readInForce } from "../../knowledge/keeping/read-only.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { startTestHost } from "../../test-host.ts";
import { VERSION } from "../../version.ts";
import { reportOf, reportText, type RulesReport } from "./report.ts";
import { reportRules } from "./run.ts";
import { selectRules } from "./select.ts";
import { sourcesOf } from "./sources.ts";

interface Changes {
  readonly status?: string;
  readonly mode?: "shadow" | "off";
  readonly reason?: string;
}

const rule = (id: string, word: string, changes: Changes = {}) => {
  const { status = "reviewed", ...extensions } = changes;
  const tags = [`status:${status}`, "indicator:illegal_fees"];
  return { ...(ruleOf(id, word) as KnowledgeObject<"grep_rule">), tags, extensions };
};

const KNOWLEDGE = snapshotOf([
  rule("a-fee", "fee"),
  rule("a-bond", "bond", { mode: "shadow" }),
  rule("a-loan", "loan", { status: "draft" }),
  rule("a-cage", "cage", { mode: "off" }),
  rule("a-visa", "visa", { status: "deprecated", reason: "It misled." }),
]);

const row = (text: string) => JSON.stringify({ text });

interface Asked {
  readonly rules?: string;
  readonly shadowOnly?: boolean;
  readonly signal?: AbortSignal;
}

async function report(lines: readonly string[], asked: Asked = {}): Promise<RulesReport> {
  await using folders = await makeFolders();
  const file = join(folders.path, "past.jsonl");
  await writeFile(file, lines.map((line) => `${line}\n`).join(""));
  const { signal = new AbortController().signal, shadowOnly = false } = asked;
  const rules = asked.rules === undefined ? null : selectRules(KNOWLEDGE, asked.rules);
  const sources = await sourcesOf([file], folders.path);
  const seen: [number, number][] = [];
  const onProgress = (done: number, total: number) => void seen.push([done, total]);
  const options = { knowledge: KNOWLEDGE, rules, shadowOnly, excerpts: 3, signal, onProgress };
  const tally = await reportRules(sources, options);
  const [size] = sources.map(({ bytes }) => bytes);
  if (!signal.aborted) expect(seen.at(-1)).toEqual([size, size]);
  return reportOf(tally, { revision: KNOWLEDGE.revision, rules, interrupted: signal.aborted });
}

const rulesOf = ({ rules }: RulesReport) => rules.map(({ rule: id, mode }) => `${id} ${mode}`);

test("only rules on trial are left: of mode shadow, and drafts", async () => {
  const found = await report([row("a fee, a bond"), row("a loan, a cage")], { shadowOnly: true });
  expect(rulesOf(found)).toEqual(["a_bond shadow", "a_loan shadow"]);
  expect(found.by.mode).toEqual({ enforce: 0, shadow: 2 });
  expect(found.n_with_hits).toBe(2);
});

test("rules are named by id or rule_id, and those that stayed silent are told", async () => {
  const found = await report([row("a fee, a loan")], { rules: "a-fee, a_bond" });
  expect(rulesOf(found)).toEqual(["a_fee enforce"]);
  expect(found.silent).toEqual(["a_bond"]);
  expect(reportText(found)).toContain("\na_bond  would not have fired\n");
});

test.for([
  ["no-such", /^no-such: no such rule/],
  ["a-fee,a-cage", /^a-cage: has the mode "off" and does not run; set it to "shadow"/],
  ["a_visa", /^a_visa: is deprecated/],
  [" , ", /names no rule/],
] as const)("--rules %s is refused", ([names, reason]) => {
  expect(() => selectRules(KNOWLEDGE, names)).toThrow(reason);
});

test("rows that cannot be read are counted and named, and the others are reported", async () => {
  const broken = Array.from({ length: 30 }, () => "{");
  const found = await report([row("a fee"), "", '{"id":1}', row("a fee"), ...broken]);
  expect(found).toMatchObject({ n_messages: 2, n_broken: 31 });
  expect(found.broken).toHaveLength(20);
  expect(found.broken[0]?.at).toMatch(/past\.jsonl:3$/);
  const text = reportText(found);
  expect(text).toMatch(/\n31 rows could not be read:\n {2}\S*past\.jsonl:3 {2}has neither text/);
  expect(text).toContain("\n  and 11 more\n");
});

test("hits are counted by mode, severity and the language of the message", async () => {
  const found = await report([
    row("You have to pay the fee before you go to the city with them."),
    row("Kailangan mo munang bayaran ang fee at ang bond bago ka umalis ng bansa."),
  ]);
  expect(found.by).toEqual({
    mode: { enforce: 2, shadow: 1 },
    severity: { critical: 0, high: 0, medium: 3, low: 0 },
    language: { tl: 2, en: 1 },
  });
});

test("a run that is ended early tells what it read until then, and says so", async () => {
  const found = await report([row("a fee")], { signal: AbortSignal.abort() });
  expect(found).toMatchObject({ n_messages: 0, interrupted: true });
  expect(reportText(found)).toContain("Interrupted: the counts are of what was read until then.");
});

test("what a running host logged is read beside it, and nothing is written to its folders", async () => {
  await using folders = await makeFolders();
  await folders.write("base/grep_rule/a-fee.json", ruleOf("a-fee", "fee"));
  const data = join(folders.path, "data");
  await using on = await startTestHost({
    HARNESS_KNOWLEDGE: folders.bundled,
    HARNESS_DATA: data,
  });
  for (const content of ["A fee and a bond.", "Nothing at all."])
    await on.chat({ messages: [{ role: "user", content }], toggles: { grep: true } });
  const before = await readdir(data, { recursive: true });
  const knowledge = await readInForce({
    roots: [folders.bundled, join(data, "knowledge"), join(data, "not-there")],
    stateDir: join(data, "state"),
    hostVersion: VERSION,
  });
  expect(knowledge.revision).toBe(on.host.knowledge.current().revision);
  const sources = await sourcesOf([], join(data, "training"));
  const tally = await reportRules(sources, {
    knowledge,
    rules: null,
    shadowOnly: false,
    excerpts: 1,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(tally).toMatchObject({ n_messages: 2, n_with_hits: 1, n_broken: 0 });
  const { here, ...count } = tally.rules.get("a_fee") ?? { here: [] };
  expect(count).toMatchObject({ mode: "enforce", n_messages: 1 });
  expect(here).toEqual([
    { at: join(data, "training/chat.jsonl:1"), excerpt: "A «fee» and a bond." },
  ]);
  expect(await readdir(data, { recursive: true })).toEqual(before);
});
