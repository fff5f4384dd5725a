import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { jsonText, packOf, ruleOf } from "../../knowledge/folders.fixture.ts";
import { runScript, type RunOptions } from "../running/run.fixture.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "classify ä-"));
  await mkdir(at("knowledge/base/grep_rule"), { recursive: true });
  await writeFile(at("knowledge/base/pack.json"), jsonText(packOf("base")));
  const rule = jsonText(ruleOf("late-fee", "surcharge"));
  await writeFile(at("knowledge/base/grep_rule/late-fee.json"), rule);
});
afterEach(() => rm(dir, { recursive: true }));

const at = (name: string): string => join(dir, name);
const classify = (input: string, out: string, options: RunOptions = {}) =>
  runScript("host/commands/classify.ts", [at(input), "--out", at(out), "--workers", "1"], {
    ...options,
    env: { HARNESS_DATA: at("data"), HARNESS_KNOWLEDGE: at("knowledge"), ...options.env },
  });
const rowsOf = async (file: string): Promise<unknown[]> =>
  (await readFile(at(file), "utf8"))
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
const inputOf = (ids: readonly string[]): string =>
  ids.map((id) => `${JSON.stringify({ id, text: `They ask for a surcharge, ${id}.` })}\n`).join("");

test("what is wrong with a line is told with its number; a mark at the beginning and Windows line ends are none", async () => {
  const lines = ['\ufeff{"text":"a"}\r', "{broken", "", '{"text":"caf'].join("\n");
  const tail = Buffer.concat([Buffer.from([0xe9]), Buffer.from('"}\n"no newline behind it"')]);
  await writeFile(at("in.jsonl"), Buffer.concat([Buffer.from(lines), tail]));
  expect(await classify("in.jsonl", "out.jsonl")).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /; 2 of all 4 got no verdict \(the first is line 2: is not JSON\)\n$/,
    ),
    stderr: "",
  });
  expect(await rowsOf("out.jsonl")).toMatchObject([
    { overall_risk: expect.any(Number) },
    { error: "is not JSON", line: 2 },
    { error: "is not valid UTF-8", line: 4 },
    { overall_risk: expect.any(Number) },
  ]);
});

test("a text in which nothing can be read is no all-clear, and a key that is null gives way to the next", async () => {
  const lines = ['{"id":"a","text":""}', '" \u200b"', '{"text":null,"content":"surcharge"}'];
  await writeFile(at("in.jsonl"), lines.join("\n"));
  expect(await classify("in.jsonl", "out.jsonl")).toMatchObject({ code: 1 });
  expect(await rowsOf("out.jsonl")).toMatchObject([
    { id: "a", error: "its text is empty", line: 1 },
    { error: "its text is empty", line: 2 },
    { overall_risk: expect.any(Number) },
  ]);
});

test("a result that is not of this file is left alone", async () => {
  await writeFile(at("in.jsonl"), inputOf(["a", "b", "c"]));
  await writeFile(at("short.jsonl"), inputOf(["a"]));
  await writeFile(at("other.jsonl"), inputOf(["x", "y", "z", "c"]));
  await writeFile(at("notes.txt"), "no newline behind it");
  await classify("in.jsonl", "out.jsonl");
  const whole = await readFile(at("out.jsonl"), "utf8");
  for (const [input, out, words] of [
    ["in.jsonl", "in.jsonl", "is the file that is read"],
    ["in.jsonl", "short.jsonl", "something else than verdicts"],
    ["in.jsonl", "notes.txt", "something else than verdicts"],
    ["in.jsonl", "knowledge", "is a folder"],
    ["short.jsonl", "out.jsonl", "more rows than"],
    ["other.jsonl", "out.jsonl", "result of something else"],
    ["knowledge", "new.jsonl", "is a folder"],
  ] as const)
    expect(await classify(input, out)).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining(words),
    });
  expect(await readFile(at("out.jsonl"), "utf8")).toBe(whole);
  expect(await readFile(at("notes.txt"), "utf8")).toBe("no newline behind it");
  await appendFile(at("in.jsonl"), inputOf(["d"]));
  expect((await classify("in.jsonl", "out.jsonl")).stdout).toContain("1 lines classified");
});

test("on a full disk it says so, and goes on behind the last whole row when there is room", async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `n${index}`);
  await writeFile(at("in.jsonl"), inputOf(ids));
  const full = await classify("in.jsonl", "out.jsonl", { largestFile: 8 });
  expect(full).toMatchObject({ code: 2, stderr: expect.stringMatching(/run this again then\n$/) });
  expect((await readFile(at("out.jsonl"), "utf8")).length).toBeGreaterThan(0);
  expect(await classify("in.jsonl", "out.jsonl")).toMatchObject({ code: 0 });
  expect(await rowsOf("out.jsonl")).toMatchObject(ids.map((id) => ({ id })));
});

test("without knowledge nothing is judged: everything would look harmless", async () => {
  await writeFile(at("in.jsonl"), inputOf(["a"]));
  for (const [folder, words] of [
    ["nowhere", "is no folder"],
    ["knowledge/base", "no knowledge object lies in"],
  ] as const) {
    const env = { HARNESS_KNOWLEDGE: at(folder) };
    for (const told of [
      await classify("in.jsonl", "out.jsonl", { env }),
      await runScript("host/commands/rules-report.ts", [at("in.jsonl")], {
        env: { HARNESS_DATA: at("data"), ...env },
      }),
    ])
      expect(told).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(words) });
  }
});

test("a whole result tells again that lines got no verdict, and one of verdicts alone that all did", async () => {
  await writeFile(at("in.jsonl"), `${inputOf(["a"])}{broken\n`);
  await classify("in.jsonl", "out.jsonl");
  expect(await classify("in.jsonl", "out.jsonl")).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^0 lines classified .*, after 2 .*; 1 of all 2 got no verdict/),
  });
  await writeFile(at("good.jsonl"), inputOf(["a", "b"]));
  expect(await classify("good.jsonl", "good-out.jsonl")).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^2 lines classified into \S.*good-out\.jsonl\n$/),
  });
});
