import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");
const LINES = [
  '{"id":"a","text":"We keep your passport until the placement fee is paid."}',
  "not json",
  '{"id":"b"}',
  '"The school bus leaves at eight."',
  '{"id":"c","content_text":"Madam beats me and locks the door."}',
];

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "classify-"));
});
afterAll(() => rm(dir, { recursive: true }));

async function classify(...args: string[]) {
  const env = { PATH: process.env["PATH"], HARNESS_DATA: join(dir, "data") };
  const command = ["host/commands/classify.ts", ...args];
  return await run(process.execPath, command, { cwd: ROOT, env }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: "" }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

test("gives a row for every line in their order, errors as rows, and goes on where a result ends", async () => {
  const input = join(dir, "in.jsonl");
  const output = join(dir, "out.jsonl");
  await writeFile(input, `${LINES.join("\n")}\n`);
  const told = "2 of all 5 got no verdict (the first is line 2: is not JSON)";
  const first = await classify(input, "--out", output, "--workers", "2");
  expect(first).toMatchObject({
    code: 1,
    stdout: `5 lines classified into ${output}; ${told}\n`,
  });
  const whole = await readFile(output, "utf8");
  const rows = whole
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
  expect(rows).toMatchObject([
    { id: "a", recommended_action: expect.any(String), risk_vectors: expect.any(Array) },
    { error: "is not JSON" },
    { id: "b", error: expect.stringContaining("has no text") },
    { classification: "no_risk_found" },
    { id: "c", overall_risk: expect.any(Number) },
  ]);
  // As after a crash: the third row was cut off.
  await writeFile(output, whole.slice(0, whole.indexOf('{"id":"b"') + 12));
  const second = await classify(input, "--out", output, "--workers", "1");
  expect(second).toMatchObject({
    code: 1,
    stdout: `3 lines classified into ${output}, after 2 that were there; ${told}\n`,
  });
  expect(await readFile(output, "utf8")).toBe(whole);
});

test("says what is missing, with exit code 2", async () => {
  const refused = await classify(join(dir, "none.jsonl"), "--out", join(dir, "o"));
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining("none") });
  expect(await classify("--help")).toMatchObject({ code: 0 });
});
