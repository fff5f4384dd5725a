import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { exampleObject } from "../../schemas/example.ts";
import { CHECKS } from "../knowledge/checks/table.ts";
import { makeFolders, packOf, ruleOf, stepOf, type Folders } from "../knowledge/folders.fixture.ts";
import { reportText } from "./check/report.ts";
import { runCheck } from "./check/run.ts";

const run = promisify(execFile);
const COMMAND = join(import.meta.dirname, "check.ts");

/** Exit code and output of the command itself. */
async function command(...args: string[]) {
  try {
    const { stdout, stderr } = await run(process.execPath, [COMMAND, ...args]);
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

/** Files by their path below a root of two packs, `base` and `second`. */
type Files = Readonly<Record<string, unknown>>;

/** A root of these files in the common form, save those that are strings. */
async function rootOf(files: Files): Promise<Folders> {
  const folders = await makeFolders();
  await folders.write("second/pack.json", packOf("second"));
  for (const [file, content] of Object.entries(files)) await folders.write(file, content);
  await runCheck([folders.bundled], { fix: true });
  return folders;
}

const rule = (changes: { content?: object; extensions?: object; tags?: readonly string[] }) => {
  const base = ruleOf("some-fee", "fee") as { content: object; extensions: object };
  return {
    ...base,
    ...(changes.tags && { tags: changes.tags }),
    content: { ...base.content, ...changes.content },
    extensions: { ...base.extensions, ...changes.extensions },
  };
};
const RULE = "base/grep_rule/some-fee.json";
const STEP = "base/reasoning_step/one.json";

describe("npm run check names the file, the field, what was found and the cure, and exits with 1", () => {
  const faults: readonly [name: string, files: Files, told: RegExp][] = [
    [
      "two packs that claim one id",
      { [STEP]: stepOf("one"), "second/reasoning_step/one.json": stepOf("one", { label: "B" }) },
      /second\/reasoning_step\/one\.json {2}id {2}.*base\/reasoning_step\/one\.json holds too.*remove one.*error: unique/,
    ],
    [
      "an unknown tag",
      { [STEP]: { ...stepOf("one"), tags: ["status:reviewed", "colour:red"] } },
      /one\.json {2}tags\.1 {2}.*one of the keys status, .*found "colour:red".*error: schema/,
    ],
    [
      "an unknown dimension",
      { [RULE]: rule({ tags: ["status:reviewed", "indicator:greed"] }) },
      /some-fee\.json {2}tags\.1 {2}is "indicator:greed"; write one of .*debt-bondage.*error: tags/,
    ],
    [
      "a rule without a dimension",
      { [RULE]: rule({ tags: ["status:reviewed"] }) },
      /some-fee\.json {2}tags {2}names no dimension; add indicator:.*error: tags/,
    ],
    [
      "a rule whose negative example matches",
      { [RULE]: rule({ extensions: { negative_examples: ["A fee for all."] } }) },
      /some-fee\.json {2}extensions\.negative_examples\.0 {2}matches, but must not: "A fee for all\.".*error: evidence/,
    ],
    [
      "a rule whose example does not match",
      { [RULE]: rule({ content: { examples: ["Nothing to pay."] } }) },
      /some-fee\.json {2}content\.examples\.0 {2}does not match: "Nothing to pay\.".*error: evidence/,
    ],
    [
      "a grave rule with little evidence",
      { [RULE]: rule({ content: { severity: "critical" } }) },
      /some-fee\.json {2}content\.examples {2}has 1; a critical rule needs at least 3.*error: evidence/,
    ],
    [
      "a reference to nothing",
      { [STEP]: { ...stepOf("one"), extensions: { cites: ["rag_doc/none"] } } },
      /one\.json {2}extensions\.cites\.0 {2}names rag_doc\/none, which does not exist; add it or correct the name.*error: references/,
    ],
    [
      "a rule_id that is not the id",
      { [RULE]: rule({ content: { rule_id: "fee" } }) },
      /some-fee\.json {2}content\.rule_id {2}is "fee"; the id makes it "some_fee".*error: place/,
    ],
    [
      "a rule_id that two rules share",
      {
        [RULE]: rule({}),
        "base/glob_rule/some-fee.json": {
          ...exampleObject("glob_rule"),
          id: "some-fee",
          content: { ...exampleObject("glob_rule").content, rule_id: "some_fee" },
        },
      },
      /\.json {2}content\.rule_id {2}is "some_fee" like that of .*; rename one.*error: unique/,
    ],
    [
      "a deprecated object that says neither why nor what instead",
      { [STEP]: { ...stepOf("one"), tags: ["status:deprecated"] } },
      /one\.json {2}extensions {2}says neither superseded_by nor reason.*error: status/,
    ],
    [
      "a pattern that RE2 has not",
      { [RULE]: rule({ content: { pattern: "fee(?= now)" } }) },
      /some-fee\.json {2}content\.pattern {2}.*look-around.*extensions\.unless.*error: pattern/,
    ],
    [
      "a file in the wrong folder",
      { "base/rag_doc/one.json": stepOf("one") },
      /rag_doc\/one\.json {2}knowledge_object_type {2}is reasoning_step but the file lies in rag_doc\/; move it.*error: place/,
    ],
    [
      "half a file",
      { [STEP]: '{"schema_version": "1.0",' },
      /one\.json {2}- {2}is not JSON: .*missing comma or quote.*error: schema/,
    ],
    [
      "a pack whose name is not its folder",
      { "base/pack.json": packOf("other") },
      /base\/pack\.json {2}name {2}is "other" but the folder is base\/; make them equal.*error: place/,
    ],
  ];

  test.for(faults)("%s", async ([, files, told]) => {
    await using folders = await rootOf(files);
    const found = await runCheck([folders.bundled]);
    expect(reportText(found)).toMatch(told);
    expect(found.errors).toBeGreaterThan(0);
  });

  test("in the command itself, for several at once", async () => {
    await using folders = await rootOf(Object.assign({}, ...faults.map(([, files]) => files)));
    const { code, stdout } = await command(folders.bundled);
    expect(code).toBe(1);
    expect(stdout).toMatch(/is not JSON[^\n]*error: schema/);
    expect(stdout).toMatch(/: \d+ errors, 0 warnings\n$/);
  });
});

test("a contact that nobody looked at for a year is a warning, and warnings do not fail", async () => {
  const contact = exampleObject("ngo_directory");
  await using folders = await rootOf({
    [`base/ngo_directory/${contact.id}.json`]: {
      ...contact,
      tags: ["status:reviewed"],
      content: { ...contact.content, verified: "2019-05-01" },
    },
  });
  const { code, stdout } = await command(folders.bundled);
  expect(stdout).toMatch(
    /content\.verified {2}is 2019-05-01, \d+ days ago; look the contact up again \(warning: freshness\)/,
  );
  expect(stdout).toMatch(/: 0 errors, 1 warning\n$/);
  expect(code).toBe(0);
});

test("good packs are reported in one line, without colours or a progress bar in a pipe", async () => {
  await using folders = await rootOf({ [STEP]: stepOf("one") });
  const { code, stdout, stderr } = await command(folders.bundled);
  expect(stdout).toBe("1 object in 2 packs: 0 errors, 0 warnings\n");
  expect(stderr).toBe("");
  expect(code).toBe(0);
});

test("what is wrong only in form is counted, and --fix rewrites it", async () => {
  await using folders = await rootOf({});
  await folders.write(STEP, JSON.stringify(stepOf("one")));
  const before = await command(folders.bundled);
  expect(before).toMatchObject({ code: 1, stdout: expect.stringContaining("1 of them only in") });
  const after = await command("--fix", folders.bundled);
  expect(after).toMatchObject({ code: 0, stdout: expect.stringMatching(/; 1 file rewritten\n$/) });
});

test("--json gives the same as data", async () => {
  await using folders = await rootOf({ [STEP]: "{}" });
  const { code, stdout } = await command("--json", folders.bundled);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ n_objects: 1, n_packs: 2, fixed: [] });
});

test("--help names every check and its options", async () => {
  const { code, stdout } = await command("--help");
  expect(code).toBe(0);
  for (const { name } of CHECKS) expect(stdout).toContain(`  ${name}`);
  for (const option of ["--fix", "--full", "--json"]) expect(stdout).toContain(option);
});

test("what cannot be checked is said in one sentence with exit code 2", async () => {
  await using folders = await makeFolders();
  await folders.write("notes/todo.txt", "later");
  expect(await command("no/such/folder")).toMatchObject({
    code: 2,
    stderr: "no/such/folder: no such file or folder\n",
  });
  expect(await command("/dev/null")).toMatchObject({
    code: 2,
    stderr: "/dev/null: neither a file nor a folder\n",
  });
  expect(await command("--hurry")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Unknown option '--hurry'[^\n]*\n$/),
  });
  expect(await command(join(folders.bundled, "notes/todo.txt"))).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("no knowledge there; name a root"),
  });
});
