import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { objectProblems } from "../../schemas/object.ts";
import { Pack } from "../../schemas/pack.ts";
import { LEAF_NAMES } from "../../schemas/taxonomy.ts";
import { validator } from "../../schemas/validate.ts";
import { loadHarness, loadTool } from "../discover/load.ts";
import { findHarnesses, findTools } from "../discover/scan.ts";
import { runCheck } from "./check/run.ts";
import { writeNew } from "./new.ts";

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, "../..");
const command = join(import.meta.dirname, "new.ts");

/** An empty repository: the folders it does not write to are the real ones. */
async function emptyRepository(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "new-"));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const name of ["host", "schemas", "node_modules"])
    await symlink(join(repository, name), join(root, name));
  await writeFile(join(root, "package.json"), '{ "type": "module" }\n');
  return root;
}

const write = (root: string, kind: string, name: string) =>
  writeNew({ kind, name, pack: "field-work", root });

async function read(root: string, path: string): Promise<object> {
  return JSON.parse(await readFile(join(root, path), "utf8"));
}

describe.each(LEAF_NAMES)("npm run new %s", (leaf) => {
  test("writes a valid draft that is named after the id", async () => {
    const root = await emptyRepository();
    const path = `knowledge/field-work/${leaf}/one-more.json`;
    expect(await write(root, leaf, "one-more")).toEqual(["knowledge/field-work/pack.json", path]);
    const object = await read(root, path);
    expect(objectProblems(object)).toEqual([]);
    expect(object).toMatchObject({ id: "one-more", version: "v1", knowledge_object_type: leaf });
    expect(object).toHaveProperty("tags.0", "status:draft");
    expect(JSON.stringify(object)).not.toContain("status:reviewed");
  });
});

test("what is new is written in the common form: the check finds no error in any of it", async () => {
  const root = await emptyRepository();
  for (const leaf of LEAF_NAMES) await write(root, leaf, `one-${leaf.replaceAll("_", "-")}`);
  const { problems } = await runCheck([join(root, "knowledge")]);
  expect(problems).toEqual([]);
});

test.for([
  ["a root that is not there", ["rag_doc", "one", "--root", "nowhere"], "no such folder"],
  ["a pack for what lies in none", ["tool", "one", "--pack", "core"], "lies in no pack"],
  ["too many names", ["rag_doc", "one", "two"], "and nothing else"],
] as const)("%s is refused and nothing is written", async ([, args, words]) => {
  const failed: unknown = await run(process.execPath, [command, ...args]).catch(
    (error: unknown) => error,
  );
  expect(failed).toMatchObject({ code: 2, stderr: expect.stringContaining(words) });
});

test("a new rule's rule_id is its id with underscores", async () => {
  const root = await emptyRepository();
  await write(root, "grep_rule", "held-passport");
  expect(await read(root, "knowledge/field-work/grep_rule/held-passport.json")).toHaveProperty(
    "content.rule_id",
    "held_passport",
  );
});

test("a pack that does not exist yet gets a valid pack.json, once", async () => {
  const root = await emptyRepository();
  await write(root, "rag_doc", "one");
  expect(await write(root, "rag_doc", "two")).toEqual(["knowledge/field-work/rag_doc/two.json"]);
  const pack = await read(root, "knowledge/field-work/pack.json");
  expect(validator(Pack).accepts(pack)).toBe(true);
  expect(pack).toHaveProperty("name", "field-work");
});

test("an existing file is never overwritten, and nothing else is written either", async () => {
  const root = await emptyRepository();
  const [path = ""] = await write(root, "tool", "law_count");
  await writeFile(join(root, path), "mine\n");
  await rm(join(root, "tools/law_count.test.ts"));
  await expect(write(root, "tool", "law_count")).rejects.toThrow(`${path} exists already`);
  expect(await readFile(join(root, path), "utf8")).toBe("mine\n");
  expect(await readdir(join(root, "tools"))).toEqual(["law_count.ts"]);
});

test.each([
  ["grep_rules", "one", "neither harness, tool nor a leaf"],
  ["rag_doc", "Not A Slug", "must be lower-case words joined by -"],
  ["rag_doc", "../../escape", "must be lower-case words joined by -"],
  ["harness", "no-dashes", "must be lower-case words joined by _"],
  ["tool", "../escape", "must be lower-case words joined by _"],
])("new %s %s is refused with a sentence", async (kind, name, sentence) => {
  const root = await emptyRepository();
  await expect(write(root, kind, name)).rejects.toThrow(sentence);
  await expect(readdir(join(root, "knowledge"))).rejects.toThrow("ENOENT");
});

test("a new harness and a new tool are loaded by the host", async () => {
  const root = await emptyRepository();
  await write(root, "harness", "law_titles");
  await write(root, "tool", "law_count");
  const [harness] = await findHarnesses([join(root, "harnesses")]);
  const [tool] = await findTools([join(root, "tools")]);
  expect(harness && (await loadHarness(harness))).toHaveProperty("name", "law_titles");
  expect(tool && (await loadTool(tool))).toHaveProperty("name", "law_count");
});

test("a new harness and a new tool compile, pass lint and are formatted", async () => {
  const root = await emptyRepository();
  const long = "a_name_that_takes_up_all_of_the_sixty_letters_it_is_allowed";
  const paths = [
    ...(await write(root, "harness", "a")),
    ...(await write(root, "harness", long)),
    ...(await write(root, "tool", "law_count")),
  ];
  const broken = "tools/broken.ts";
  await writeFile(join(root, broken), "export const broken: number = 'text'; debugger;\n");
  const settings = { extends: join(repository, "tsconfig.json"), include: ["harnesses", "tools"] };
  await writeFile(join(root, "tsconfig.json"), JSON.stringify(settings));
  const lintRules = join(repository, ".oxlintrc.json");
  const format = join(repository, ".oxfmtrc.json");
  const judged = [...paths, broken];
  for (const line of [
    ["tsc", "-p", root],
    ["oxlint", "--type-aware", "-c", lintRules, ...judged],
    ["oxfmt", "--list-different", "-c", format, ...judged],
  ]) {
    const [tool = "", ...args] = line;
    const bin = join(repository, "node_modules/.bin", tool);
    const { stdout } = await run(bin, args, { cwd: root }).catch((error) => error);
    expect(judged.filter((path) => String(stdout).includes(path))).toEqual([broken]);
  }
});

test("the command says what it wrote and what comes next, and --help lists the leaves", async () => {
  const root = await emptyRepository();
  const { stdout } = await run(process.execPath, [command, "rag_doc", "one", "--root", root]);
  expect(stdout).toContain("knowledge/core/rag_doc/one.json");
  expect(stdout).toContain("npm run check");
  expect(stdout).toContain("npm run generate");
  const tool = await run(process.execPath, [command, "tool", "my_tool", "--root", root]);
  expect(tool.stdout).toMatch(/npm run generate and npm test.*tool_definition.*tool_example/);
  const help = await run(process.execPath, [command, "--help"]);
  expect(help.stdout).toContain("submission_schema");
});

test("the command exits 2 with the reason, without a stack", async () => {
  const failed: unknown = await run(process.execPath, [command, "rag_doc"]).catch((error) => error);
  expect(failed).toMatchObject({ code: 2 });
  const said = String(Reflect.get(Object(failed), "stderr"));
  expect(said).toContain("say what to write and its name");
  expect(said).not.toMatch(/\n\s+at /);
});
