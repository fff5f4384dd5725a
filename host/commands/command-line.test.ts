import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { runScript } from "./running/run.fixture.ts";

const COMMANDS = [
  "host/commands/anonymize.ts",
  "host/commands/check.ts",
  "host/commands/classify.ts",
  "host/commands/generate.ts",
  "host/commands/new.ts",
  "host/commands/pack.ts",
  "host/commands/replay.ts",
  "host/commands/rules-report.ts",
  "host/commands/train.ts",
  "bench/main.ts",
  "bench/quality/main.ts",
];

test.for(COMMANDS)("%s names an option that it does not know, in one line", async (script) => {
  expect(await runScript(script, ["--nosuch"])).toEqual({
    code: 2,
    stdout: "",
    stderr: "Unknown option '--nosuch'; --help lists what there is\n",
  });
});

test.for(COMMANDS)("%s tells in --help how it is called and its exit codes", async (script) => {
  const { code, stdout, stderr } = await runScript(script, ["--help"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^Usage: npm run /m);
  expect(stdout).toMatch(/^Exit code: 0.*2 /ms);
});

test("an option without its value is named", async () => {
  const { code, stderr } = await runScript("host/commands/anonymize.ts", ["--out"]);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: "Option '--out <value>' argument missing; --help lists what there is\n",
  });
});

test("a bench that does not exist is named, with those there are", async () => {
  const { code, stderr } = await runScript("bench/main.ts", ["nosuch"]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^nosuch: no bench .*classifier/);
});

test.skipIf(!existsSync("/dev/full"))(
  "a full disk behind standard output is told in one line",
  async () => {
    const told = await runScript("host/commands/check.ts", ["--help"], { into: "/dev/full" });
    expect(told).toMatchObject({
      code: 2,
      stderr: "standard output: the disk is full (ENOSPC)\n",
    });
  },
);
