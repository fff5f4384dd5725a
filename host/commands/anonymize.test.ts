import { execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSteadyPrivacy } from "../privacy/open.ts";
import { anonymizedText } from "./anonymize/stream.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");
const COMMAND = "host/commands/anonymize.ts";

let dir: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "anonymize-"));
  const HARNESS_KNOWLEDGE = join(dir, "knowledge");
  await mkdir(HARNESS_KNOWLEDGE);
  env = { PATH: process.env["PATH"], HARNESS_DATA: join(dir, "data"), HARNESS_KNOWLEDGE };
});
afterAll(() => rm(dir, { recursive: true }));

const anonymize = (...args: string[]) =>
  run(process.execPath, [COMMAND, ...args], { cwd: ROOT, env });

test("a text file comes out without personal values, the same value alike throughout", async () => {
  const file = join(dir, "case.txt");
  const out = join(dir, "out.txt");
  await writeFile(
    file,
    "Call +966 55 123 4567.\nFee 75,000 pesos, RA 8042.\nAgain +966551234567\n",
  );
  await anonymize(file, "--out", out);
  expect(await readFile(out, "utf8")).toBe(
    "Call <PHONE_1>.\nFee 75,000 pesos, RA 8042.\nAgain <PHONE_1>\n",
  );
});

test("JSON lines stay JSON lines, and what is none is redacted as text", async () => {
  const file = join(dir, "rows.jsonl");
  await writeFile(file, '{"a":"+966551234567","n":1}\n\nnot json +966551234567\n');
  const { stdout } = await anonymize(file);
  expect(stdout).toBe('{"a":"<PHONE_1>","n":1}\n\nnot json <PHONE_1>\n');
});

test("standard input is read where no file is named", async () => {
  const child = spawn(process.execPath, [COMMAND], { cwd: ROOT, env });
  let told = "";
  child.stdout.on("data", (chunk) => (told += String(chunk)));
  child.stdin.end("mail maria@mail.example.ph");
  await new Promise((resolve) => child.once("close", resolve));
  expect(told).toBe("mail <EMAIL_1>");
});

test("says what is missing, with exit code 2", async () => {
  const refused = anonymize(join(dir, "none.txt"));
  await expect(refused).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining("none") });
  expect((await anonymize("--help")).stdout).toContain("Usage");
});

test("a value across the edge of two pieces is caught, and nothing else changes", async () => {
  const kept = {
    numbers: new Set<string>(),
    addresses: new Set<string>(),
  };
  for (const shift of [0, 3, 9, 14]) {
    const line = `${"word ".repeat(20)}\n`;
    const before = line.repeat(2_596) + "x".repeat(shift);
    const text = `${before} call +966 55 123 4567 now ${line.repeat(3_000)}`;
    const chunks = async function* () {
      for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
    };
    let out = "";
    for await (const part of anonymizedText(
      chunks(),
      openSteadyPrivacy(() => kept),
    ))
      out += part;
    expect(out).toBe(text.replace("+966 55 123 4567", "<PHONE_1>"));
  }
});
