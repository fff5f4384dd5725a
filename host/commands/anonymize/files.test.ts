import { link, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runScript, type RunOptions } from "../running/run.fixture.ts";

const WITHIN = { timeout: 20_000, interval: 50 };
const WORDS = "Call +966 55 123 4567.\n";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "anonymize ä-"));
  await mkdir(join(dir, "knowledge"));
});
afterEach(() => rm(dir, { recursive: true }));

const at = (name: string): string => join(dir, name);
const anonymize = (args: readonly string[], options: RunOptions = {}) =>
  runScript("host/commands/anonymize.ts", args, {
    ...options,
    env: { HARNESS_DATA: at("data"), HARNESS_KNOWLEDGE: at("knowledge"), ...options.env },
  });

test("the file that is read is never written over, whatever path leads to it", async () => {
  await writeFile(at("case.txt"), WORDS);
  await link(at("case.txt"), at("other.txt"));
  for (const out of ["case.txt", "./knowledge/../case.txt", "other.txt"]) {
    const { code, stderr } = await anonymize([at("case.txt"), "--out", `${dir}/${out}`]);
    expect(code).toBe(2);
    expect(stderr).toContain("is the file that is read");
  }
  expect(await readFile(at("case.txt"), "utf8")).toBe(WORDS);
});

test("a text that Windows wrote in UTF-16 is read", async () => {
  await writeFile(at("case.txt"), Buffer.from(`\ufeff${WORDS}`, "utf16le"));
  expect(await anonymize([at("case.txt")])).toMatchObject({ code: 0, stdout: "Call <PHONE_1>.\n" });
});

test("what is no text is refused instead of going through unseen", async () => {
  const texts = {
    latin1: Buffer.from(`first\ncaf\u00e9 ${WORDS}`, "latin1"),
    unmarked: Buffer.from(WORDS, "utf16le"),
    cut: Buffer.from("é").subarray(0, 1),
  };
  for (const [name, bytes] of Object.entries(texts)) {
    await writeFile(at(name), bytes);
    const told = await anonymize([at(name), "--out", at("out.txt")]);
    expect(told).toMatchObject({ code: 2, stderr: expect.stringContaining("in UTF-8") });
  }
  expect(await readdir(dir)).not.toContain("out.txt");
});

test("a file that cannot be written whole is not written, and the one before stays", async () => {
  await writeFile(at("case.txt"), WORDS.repeat(4000));
  await writeFile(at("out.txt"), "before", { mode: 0o600 });
  const full = await anonymize([at("case.txt"), "--out", at("out.txt")], { largestFile: 8 });
  expect(full).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/out\.txt was not written: .*\n$/),
  });
  expect(await readFile(at("out.txt"), "utf8")).toBe("before");
  const nowhere = await anonymize([at("case.txt"), "--out", at("none/out.txt")]);
  expect(nowhere).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("no such file or folder"),
  });
  expect(await anonymize([at("case.txt"), "--out", at("out.txt")])).toMatchObject({ code: 0 });
  expect((await stat(at("out.txt"))).mode & 0o777).toBe(0o600);
  expect((await readdir(dir)).toSorted()).toEqual(["case.txt", "knowledge", "out.txt"]);
});

test("interrupted, it leaves nothing behind and says so", async () => {
  const begun = () =>
    vi.waitFor(async () => expect((await readdir(dir)).join(" ")).toMatch(/out.*tmp/), WITHIN);
  const told = await anonymize(["--out", at("out.txt")], { input: WORDS, interruptAfter: begun });
  expect(told).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Interrupted; .*out\.txt/),
  });
  expect(await readdir(dir)).toEqual(["knowledge"]);
});

test("a root of knowledge that is not there is named: public numbers would be taken out", async () => {
  await writeFile(at("case.txt"), WORDS);
  const told = await anonymize([at("case.txt")], { env: { HARNESS_KNOWLEDGE: at("nowhere") } });
  expect(told).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("nowhere") });
});
