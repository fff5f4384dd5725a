import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { generatedFiles, staleFiles, writeFiles } from "./generate.ts";

// Generating runs the evidence of every bundled rule.
const run = promisify(execFile);
const repository = resolve(import.meta.dirname, "../..");

async function folder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "generate-"));
  onTestFinished(() => rm(root, { recursive: true }));
  return root;
}

test("every generated file in the repository is fresh", async () => {
  expect(await staleFiles(repository), "run npm run generate").toEqual([]);
});

test("generating fills an empty folder, and generating again changes nothing", async () => {
  const root = await folder();
  expect(await writeFiles(root)).toHaveLength((await generatedFiles()).size);
  expect(await writeFiles(root)).toEqual([]);
});

test("an edited, a missing and a left-over file are named, and generating mends them", async () => {
  const root = await folder();
  await writeFiles(root);
  const edited = "schemas/generated/grep_rule.schema.json";
  const missing = ".vscode/settings.json";
  const leftOver = "schemas/generated/gone_leaf.schema.json";
  await writeFile(join(root, edited), "{}\n");
  await rm(join(root, missing));
  await writeFile(join(root, leftOver), "{}\n");
  expect((await staleFiles(root)).toSorted()).toEqual([missing, leftOver, edited].toSorted());
  await writeFiles(root);
  expect(await staleFiles(root)).toEqual([]);
  await expect(readFile(join(root, leftOver))).rejects.toThrow("ENOENT");
});

test("--check on a stale folder exits 1, names the files and writes nothing", async () => {
  const root = await folder();
  const command = join(import.meta.dirname, "generate.ts");
  const failed = await run(process.execPath, [command, "--check", "--root", root]).catch(
    (error: unknown) => error,
  );
  expect(failed).toMatchObject({ code: 1 });
  expect(String(Reflect.get(Object(failed), "stderr"))).toContain("grep_rule.schema.json is stale");
  expect(await staleFiles(root)).toHaveLength((await generatedFiles()).size);
});

test("--help says what it does", async () => {
  const { stdout } = await run(process.execPath, [
    join(import.meta.dirname, "generate.ts"),
    "--help",
  ]);
  expect(stdout).toContain("--check");
});
