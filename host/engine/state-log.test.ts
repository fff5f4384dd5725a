import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { logState } from "./state-log.ts";

test("each state is logged once, however often it is given", () => {
  const lines: string[] = [];
  const tell = logState({
    info: (message: unknown) => lines.push(JSON.stringify(message)),
    warn: (fields: unknown, message?: unknown) => lines.push(JSON.stringify([fields, message])),
  });
  const failed = { ok: false, reason: "It is gone." };
  for (const state of [{ ok: true }, failed, failed, { ok: true }]) tell(state);
  expect(lines).toEqual([
    '"the model engine answers"',
    '[{"reason":"It is gone."},"the model engine cannot answer"]',
    '"the model engine answers"',
  ]);
});

test("the log of a service says why its model cannot be used", async () => {
  const dir = await mkdtemp(join(tmpdir(), "state-log-"));
  await mkdir(join(dir, "knowledge"));
  await writeFile(join(dir, "broken.gguf"), "no model at all");
  const main = fileURLToPath(new URL("../main.js", import.meta.url));
  const service = spawn(process.execPath, [main], {
    env: {
      PORT: "0",
      HARNESS_DATA: join(dir, "data"),
      HARNESS_KNOWLEDGE: join(dir, "knowledge"),
      HARNESS_MODEL: join(dir, "broken.gguf"),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    service.kill("SIGKILL");
    await rm(dir, { recursive: true });
  });
  let log = "";
  service.stdout.on("data", (chunk: Buffer) => (log += chunk.toString()));
  await vi.waitFor(
    () => expect(log).toContain('The model file \\"broken.gguf\\" is not a GGUF file.'),
    120_000,
  );
});
