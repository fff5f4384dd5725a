import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findDecision } from "./rows.ts";

test("a row that a crash cut off is passed over", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rows-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const whole = '{"decision_id":"one","revision":"r"}';
  await writeFile(join(folder, "decisions.jsonl"), `${whole.slice(0, 30)}\n${whole}\n`);
  expect(await findDecision(folder, "one")).toEqual({ decision_id: "one", revision: "r" });
});
