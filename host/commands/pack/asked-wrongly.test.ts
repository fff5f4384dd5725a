import { createServer } from "node:http";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { jsonText, packOf } from "../../knowledge/folders.fixture.ts";
import { runScript } from "../running/run.fixture.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "pack ä-"));
  await mkdir(at("knowledge/trial"), { recursive: true });
  await writeFile(at("knowledge/trial/pack.json"), jsonText(packOf("trial")));
});
afterEach(() => rm(dir, { recursive: true }));

const at = (name: string): string => join(dir, name);
const pack = (...args: string[]) =>
  runScript("host/commands/pack.ts", args, {
    env: { HARNESS_DATA: at("data"), HARNESS_KNOWLEDGE: at("knowledge") },
  });

/** The one line that refuses what was asked. */
async function refused(...args: readonly string[]): Promise<string> {
  const told = await pack(...args);
  expect(told, args.join(" ")).toMatchObject({ code: 2, stdout: "" });
  const [line = "", ...others] = told.stderr.trimEnd().split("\n");
  expect(others).toEqual([]);
  return line;
}

test("what was asked wrongly is told in one line that says what to do", async () => {
  const trial = at("knowledge/trial");
  await writeFile(at("file"), "no ZIP");
  expect(await refused()).toContain("Name a command of packs; there are build");
  expect(await refused("constructor")).toContain("constructor is no command");
  expect(await refused("build", trial, "--key", "x")).toContain("--key means nothing to build");
  expect(await refused("build", at("knowledge"))).toContain("no pack.json there");
  expect(await refused("build", trial, "--out", at("file"))).toContain(
    "something of that name is there already",
  );
  expect(await refused("install", at("none.zip"))).toContain("There is no file");
  expect(await refused("install", trial)).toContain("is a folder");
  expect(await refused("list", "--url", "nonsense")).toContain("is no web address");
});

test("a file that is no ZIP is named", async () => {
  await writeFile(at("file"), "no ZIP");
  const told = await pack("verify", at("file"));
  expect(told.code).toBe(1);
  expect(told.stderr).toMatch(/^\S.*file {2}is no ZIP that can be read/);
});

test("a key pair is written whole or not at all", async () => {
  await writeFile(at("own.pub"), "somebody's");
  expect(await refused("keygen", at("own"))).toContain("own.pub was not written");
  expect((await readdir(dir)).toSorted()).toEqual(["knowledge", "own.pub"]);
  expect(await readFile(at("own.pub"), "utf8")).toBe("somebody's");
});

test("signing says what is no key and where the ZIP goes", async () => {
  await pack("keygen", at("own"));
  const trial = at("knowledge/trial");
  const out = ["--out", at("signed.zip")];
  expect(await refused("sign", trial, "--key", at("own.pub"), ...out)).toContain(
    "no Ed25519 private key",
  );
  expect(await refused("sign", trial, "--key", at("none"), ...out)).toContain("There is no file");
  expect(await refused("sign", trial, "--key", at("own"))).toContain("one to write with --out");
});

test("a pack that was never there cannot be rolled back, in a whole sentence", async () => {
  const { code, stderr } = await pack("rollback", "nosuch");
  expect(code).toBe(1);
  expect(stderr).toContain("There is no earlier version of the pack nosuch");
});

test("an address at which something else answers is told", async () => {
  const server = createServer((_, response) => response.writeHead(404).end("<html>"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await writeFile(at("file"), "");
  for (const args of [["list"], ["rollback", "trial"], ["install", at("file")]])
    expect(await refused(...args, "--url", url)).toContain("is it the address of the service?");
  server.close();
});

test("a data folder that cannot be one, and roots that are not there, are named", async () => {
  const run = (env: NodeJS.ProcessEnv) => runScript("host/commands/pack.ts", ["list"], { env });
  await writeFile(at("file"), "");
  expect(await run({ HARNESS_DATA: at("file"), HARNESS_KNOWLEDGE: at("knowledge") })).toMatchObject(
    { code: 2, stderr: expect.stringMatching(/^HARNESS_DATA: .*write to\n$/) },
  );
  expect(await run({ HARNESS_DATA: at("data"), HARNESS_KNOWLEDGE: at("nowhere") })).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^HARNESS_KNOWLEDGE: .*nowhere/),
  });
});
