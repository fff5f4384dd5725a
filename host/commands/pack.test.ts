import { execFile } from "node:child_process";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  jsonText,
  makeFolders,
  packOf,
  ruleOf,
  type Folders,
} from "../knowledge/folders.fixture.ts";
import { startTestHost } from "../test-host.ts";
import { buildPack } from "./pack/build.ts";
import { diffPacks } from "./pack/diff.ts";
import { installPacks, listPacks, rollbackPack } from "./pack/install.ts";
import { signPack, writeKeyPair } from "./pack/keys.ts";
import { PackRefused } from "./pack/source.ts";
import { verifyPacks } from "./pack/verify.ts";
import { readTrustedKeys } from "../packs/trust/trusted-keys.ts";

let folders: Folders;
beforeEach(async () => {
  folders = await makeFolders();
});
afterEach(() => folders[Symbol.asyncDispose]());

const at = (name: string): string => join(folders.path, name);
const pack = (): string => join(folders.bundled, "trial");

async function writePack(version: string, objects: readonly object[]): Promise<void> {
  await rm(pack(), { recursive: true, force: true });
  await folders.write("trial/pack.json", packOf("trial", version));
  for (const object of objects) {
    const { id, knowledge_object_type: leaf } = object as Record<string, string>;
    const file = join(pack(), leaf ?? "", `${id}.json`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, jsonText(object));
  }
}

const build = (out = "dist"): Promise<string> =>
  buildPack({ folder: pack(), out: at(out), previous: undefined });

async function reasonsOf(work: Promise<unknown>): Promise<string[]> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof PackRefused)) throw error;
  return error.problems.map(({ file, path, message }) => `${file} ${path} ${message}`);
}

test("building twice gives the same bytes, in whatever folder", async () => {
  await writePack("1.0.0", [ruleOf("late-fee", "surcharge")]);
  expect(await build("a")).toMatch(/trial 1.0.0, 1 objects/);
  await build("b");
  const [a, b] = await Promise.all(["a", "b"].map((out) => readFile(at(`${out}/trial-1.0.0.zip`))));
  expect(a?.equals(b ?? Buffer.alloc(0))).toBe(true);
});

test("a pack that the checks refuse is not built", async () => {
  const rule = { ...ruleOf("late-fee", "surcharge"), tags: ["status:reviewed", "colour:red"] };
  await writePack("1.0.0", [rule]);
  expect(await reasonsOf(build())).toEqual(
    expect.arrayContaining([expect.stringMatching(/late-fee.json.*tag/)]),
  );
  await expect(stat(at("dist"))).rejects.toThrow("ENOENT");
});

test("what was released under a version keeps it: changed content asks for new versions", async () => {
  await writePack("1.0.0", [ruleOf("late-fee", "surcharge")]);
  await build();
  await build();
  await writePack("1.0.0", [ruleOf("late-fee", "penalty")]);
  expect(await reasonsOf(build())).toEqual([
    expect.stringMatching(/grep_rule\/late-fee.json version .*raise it to v2/),
    expect.stringMatching(/pack.json version .*raise it/),
  ]);
  await writePack("1.1.0", [{ ...ruleOf("late-fee", "penalty"), version: "v2" }]);
  expect(await build()).toMatch(/trial 1.1.0/);
});

test("a key pair signs a ZIP and verifies it, and another key does not", async () => {
  await writePack("1.0.0", [ruleOf("late-fee", "surcharge")]);
  await build();
  const zip = at("dist/trial-1.0.0.zip");
  await writeKeyPair(at("own"));
  await writeKeyPair(at("other"));
  expect((await stat(at("own"))).mode & 0o077).toBe(0);
  await expect(writeKeyPair(at("own"))).rejects.toThrow("choose another name");
  await signPack(zip, at("own"), zip);
  const keys = await readTrustedKeys([at("own.pub")]);
  expect(await verifyPacks(zip, keys)).toMatch(/signed with the trusted key/);
  expect(await verifyPacks(zip, [])).toMatch(/not checked/);
  const foreign = await readTrustedKeys([at("other.pub")]);
  expect(await reasonsOf(verifyPacks(zip, foreign))).toEqual([
    expect.stringMatching(/not trusted/),
  ]);
});

test("a difference is told in words, with the sample texts whose verdict changes", async () => {
  await writePack("1.0.0", [ruleOf("late-fee", "surcharge"), ruleOf("gone", "forfeit")]);
  await build();
  const changed = ruleOf("late-fee", "(surcharge|today)") as { content: object };
  await writePack("1.1.0", [
    { ...changed, version: "v2", content: { ...changed.content, severity: "low" } },
    ruleOf("bond", "bond"),
  ]);
  const words = await diffPacks(at("dist/trial-1.0.0.zip"), pack(), false);
  expect(words).toContain("trial 1.0.0 → trial 1.1.0: 1 added, 1 changed, 1 withdrawn");
  expect(words).toContain("+ new rule: The word bond is used. [medium] (grep_rule/bond)");
  expect(words).toContain("- rule withdrawn: The word forfeit is used. [medium] (grep_rule/gone)");
  expect(words).toContain("what it looks for changed");
  expect(words).toContain("severity: medium → low");
  expect(words).toMatch(/They ask for a forfeit today\."\n +now also: late_fee\n +no longer: gone/);
  const data = JSON.parse(await diffPacks(at("dist/trial-1.0.0.zip"), pack(), true)) as {
    changes: unknown[];
  };
  expect(data.changes).toHaveLength(3);
});

test("through a running service packs are installed, listed and rolled back", async () => {
  await using on = await startTestHost({ HARNESS_KNOWLEDGE: folders.bundled });
  const where = { url: on.url };
  for (const version of ["1.0.0", "1.1.0"]) {
    await writePack(version, []);
    await build();
  }
  await rm(pack(), { recursive: true });
  await on.host.knowledge.rescan();
  for (const version of ["1.0.0", "1.1.0"])
    expect(
      await installPacks(at(`dist/trial-${version}.zip`), { ...where, downgrade: false }),
    ).toMatch(`trial ${version} is in force now`);
  expect(await listPacks({ ...where, json: false })).toMatch(
    /trial 1.1.0: 0 objects, installed, can go back to 1.0.0/,
  );
  expect(await rollbackPack("trial", where)).toMatch("trial 1.0.0 is in force now");
  expect(await reasonsOf(rollbackPack("trial@9.9.9", where))).toEqual([
    expect.stringMatching(/version 9.9.9/),
  ]);
});

test("in a pipe the command prints its result and nothing else, with an exit code", async () => {
  await writePack("1.0.0", [ruleOf("late-fee", "surcharge")]);
  const script = join(import.meta.dirname, "pack.ts");
  const run = (...args: string[]) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((done) => {
      const env = { HARNESS_DATA: at("data"), HARNESS_KNOWLEDGE: folders.bundled };
      execFile(
        process.execPath,
        [script, ...args],
        { cwd: folders.path, env },
        (error, stdout, stderr) => {
          done({ code: error?.code ?? 0, stdout, stderr });
        },
      );
    });
  await writeFile(at("broken.zip"), "PK");
  const [help, built, broken, wrong] = await Promise.all([
    run("--help"),
    run("build", pack()),
    run("verify", "broken.zip"),
    run("unpack"),
  ]);
  expect(help).toMatchObject({ code: 0, stderr: "" });
  expect(help.stdout).toMatch(/pack rollback/);
  expect(built).toMatchObject({ code: 0, stderr: "" });
  expect(broken).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/no ZIP that can be read/),
  });
  expect(wrong).toMatchObject({ code: 2, stderr: expect.stringMatching(/no command/) });
  expect(await run("install", "dist/trial-1.0.0.zip")).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^trial 1.0.0 was in force already/),
    stderr: "",
  });
});
