import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { expect, test } from "vitest";
import { makeFolders, ruleOf, type Folders } from "../knowledge/folders.fixture.ts";
import type { RulesReport } from "./rules-report/report.ts";

const COMMAND = join(import.meta.dirname, "rules-report.ts");

/** Runs the command on the folders' knowledge and data; `stdin` is what it is fed. */
async function command(folders: Folders, args: readonly string[], stdin = "") {
  const env = {
    ...process.env,
    HARNESS_KNOWLEDGE: folders.bundled,
    HARNESS_DATA: join(folders.path, "data"),
  };
  const child = spawn(process.execPath, [COMMAND, ...args], { env, cwd: folders.path });
  child.stdin.end(stdin);
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [stdout, stderr, code] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    closed,
  ]);
  return { stdout, stderr, code };
}

async function report(folders: Folders, args: readonly string[], stdin = "") {
  const { stdout } = await command(folders, ["--json", ...args], stdin);
  return JSON.parse(stdout) as RulesReport;
}

/** A rule for a fee in force, one for a bond on trial, a draft for a loan, and one for a cage that is off. */
async function someRules(): Promise<Folders> {
  const folders = await makeFolders();
  const rule = (id: string, word: string, changes: { tags?: string; extensions?: object } = {}) => {
    const base = ruleOf(id, word) as { tags: string[]; extensions: object };
    const tags = [changes.tags ?? "status:reviewed", ...base.tags.slice(1)];
    const extensions = { ...base.extensions, ...changes.extensions };
    return folders.write(`base/grep_rule/${id}.json`, { ...base, tags, extensions });
  };
  await rule("a-fee", "fee");
  await rule("a-bond", "bond", { extensions: { mode: "shadow" } });
  await rule("a-loan", "loan", { tags: "status:draft" });
  await rule("a-cage", "cage", { extensions: { mode: "off" } });
  return folders;
}

async function rows(folders: Folders, file: string, lines: readonly string[]): Promise<void> {
  await mkdir(dirname(join(folders.path, file)), { recursive: true });
  await writeFile(join(folders.path, file), `${lines.join("\n")}\n`);
}

const row = (text: string) => JSON.stringify({ text });

test("it tells how often each rule would have fired, in which mode, and where", async () => {
  await using folders = await someRules();
  await rows(folders, "past.jsonl", [
    row("There is a fee for the job and you will pay the fee before you go."),
    row("They ask for a bond and a fee for the work in the city."),
    row("Nothing is asked of you."),
    row("A cage."),
  ]);
  const { stdout, stderr, code } = await command(folders, ["past.jsonl"]);
  expect(code).toBe(0);
  expect(stderr).toBe("");
  expect(stdout).toContain(
    [
      "a_fee  enforce  medium  would have fired in 2 messages (3 matches): en 2",
      "  past.jsonl:1  There is a «fee» for the job and you will pay the «fee» be…",
      "  past.jsonl:2  They ask for a bond and a «fee» for the work in the city.",
      "a_bond  shadow  medium  would have fired in 1 message (1 match): en 1",
      "  past.jsonl:2  They ask for a «bond» and a fee for the work in the city.",
      "",
      "By mode: enforce 2, shadow 1",
      "By severity: medium 3",
      "By language: en 3",
    ].join("\n"),
  );
  expect(stdout).toMatch(/\n4 messages, 2 with hits, of 2 rules; knowledge [0-9a-f]{32}\n$/);
});

test("standard input is read, and more places are told on request", async () => {
  await using folders = await someRules();
  const stdin = Array.from({ length: 9 }, () => row("a fee")).join("\n");
  const found = await report(folders, ["--excerpts", "5", "-"], stdin);
  expect(found.rules[0]).toMatchObject({ n_messages: 9, here: { length: 5 } });
  expect(found.rules[0]?.here[4]).toEqual({ at: "stdin:5", excerpt: "a «fee»" });
});

test.for([
  [["--rules", "a-cage", "-"], 'a-cage: has the mode "off" and does not run; set it to "shadow"'],
  [["--excerpts", "many"], '--excerpts is "many"'],
  [[], "no training log there yet"],
] as const)("%j is refused in one sentence: %s", async ([args, told]) => {
  await using folders = await someRules();
  const { code, stdout, stderr } = await command(folders, args);
  expect(stderr).toContain(told);
  expect(stderr.trimEnd()).not.toContain("\n");
  expect(stdout).toBe("");
  expect(code).toBe(2);
});

test("a file of which no row can be read ends it with exit code 1, and none of its words are told", async () => {
  await using folders = await someRules();
  const file = join(folders.path, "past.jsonl");
  await writeFile(file, "root of all\nwords of a stranger\n");
  const told = await command(folders, [file]);
  expect(told.code).toBe(1);
  expect(told.stdout).toMatch(/2 rows could not be read:\n.*past\.jsonl:1 {2}is not JSON\n/);
  expect(told.stdout + told.stderr).not.toMatch(/root|stranger/);
});
