import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { makeFolders, ruleOf, stepOf, type Folders } from "../knowledge/folders.fixture.ts";
import { runCheck } from "./check.ts";

const run = promisify(execFile);
const COMMAND = join(import.meta.dirname, "check.ts");
const STEP = "base/reasoning_step/one.json";

async function fixedFolders(): Promise<Folders> {
  const folders = await makeFolders();
  await folders.write(STEP, stepOf("one"));
  await runCheck([folders.bundled], { fix: true });
  return folders;
}

/** Exit code and output of the command itself. */
async function command(...args: string[]): Promise<{ code: number; stdout: string }> {
  try {
    const { stdout } = await run(process.execPath, [COMMAND, ...args]);
    return { code: 0, stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return { code, stdout };
  }
}

test("good packs are reported in one line with exit code 0", async () => {
  await using folders = await fixedFolders();
  const { code, stdout } = await command(folders.bundled);
  expect(stdout).toBe("1 objects in 1 packs: 0 errors, 0 warnings\n");
  expect(code).toBe(0);
});

test("each error is a line of file, field and what would fix it, with exit code 1", async () => {
  await using folders = await fixedFolders();
  await folders.write(STEP, { ...stepOf("one"), id: "other", tags: ["status:final"] });
  const { code, stdout } = await command(folders.bundled);
  expect(code).toBe(1);
  expect(stdout).toMatch(/one\.json {2}id {2}is "other"; name the file other\.json/);
  expect(stdout).toMatch(/one\.json {2}tags\.0 {2}.*one of draft, reviewed, deprecated/);
});

test("--json gives the same as data", async () => {
  await using folders = await fixedFolders();
  await folders.write(STEP, "{}");
  const { code, stdout } = await command("--json", folders.bundled);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ n_objects: 1, n_packs: 1, fixed: [] });
});

test("--help names every check, and an unknown path is an error", async () => {
  const { stdout } = await command("--help");
  for (const name of ["schema", "place", "unique", "tags", "evidence", "references", "freshness"])
    expect(stdout).toContain(name);
  expect((await command("no/such/folder")).code).toBe(1);
});

test("--fix rewrites order and form, and leaves what is said alone", async () => {
  await using folders = await fixedFolders();
  const wanted = await readFile(join(folders.bundled, STEP), "utf8");
  const turned = Object.fromEntries(Object.entries(stepOf("one")).toReversed());
  await folders.write(STEP, JSON.stringify(turned));
  const before = await runCheck([folders.bundled]);
  expect(before.problems).toMatchObject([{ check: "text", severity: "error" }]);
  const after = await runCheck([folders.bundled], { fix: true });
  expect(after).toMatchObject({ errors: 0, fixed: [join(folders.bundled, STEP)] });
  expect(await readFile(join(folders.bundled, STEP), "utf8")).toBe(wanted);
});

test("--fix leaves a file alone whose keys are written twice", async () => {
  await using folders = await fixedFolders();
  const text = '{"id":"one","id":"two"}';
  await writeFile(join(folders.bundled, STEP), text);
  const { fixed, problems } = await runCheck([folders.bundled], { fix: true });
  expect(fixed).toEqual([]);
  expect(problems).toMatchObject([{ path: "id", message: expect.stringContaining("twice") }]);
  expect(await readFile(join(folders.bundled, STEP), "utf8")).toBe(text);
});

test("a pack, a leaf folder or a file can be checked alone", async () => {
  await using folders = await fixedFolders();
  await folders.write("base/rag_doc/bad.json", "{}");
  const paths = ["base", "base/rag_doc", "base/rag_doc/bad.json"];
  for (const path of paths) {
    const { problems } = await runCheck([join(folders.bundled, path)]);
    expect(problems.length).toBeGreaterThan(0);
  }
  expect((await runCheck([join(folders.bundled, "base/reasoning_step")])).problems).toEqual([]);
});

test("a reference into the void is an error here, and one into the bundled packs holds", async () => {
  await using folders = await fixedFolders();
  const citing = { ...stepOf("one"), extensions: { cites: ["rag_doc/ilo-c029", "rag_doc/none"] } };
  await folders.write(STEP, citing);
  const { problems } = await runCheck([folders.bundled]);
  expect(problems).toMatchObject([
    { path: "extensions.cites.1", check: "references", severity: "error" },
  ]);
});

test("a rule whose evidence fails is an error that quotes the text", async () => {
  await using folders = await fixedFolders();
  const rule = ruleOf("some-fee", "fee") as { content: object };
  const content = { ...rule.content, examples: ["Nothing to pay."] };
  await folders.write("base/grep_rule/some-fee.json", { ...rule, content });
  const { problems } = await runCheck([join(folders.bundled, "base/grep_rule")], { fix: true });
  expect(problems).toMatchObject([{ path: "content.examples.0", check: "evidence" }]);
  expect(problems[0]?.message).toContain("Nothing to pay.");
});
