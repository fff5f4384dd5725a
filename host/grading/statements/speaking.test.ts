import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readInForce } from "../../knowledge/keeping/read-only.ts";
import { buildSpeaking } from "./speaking.ts";

async function bundled(roots: readonly string[]) {
  const stateDir = await mkdtemp(join(tmpdir(), "speaking-"));
  const knowledge = await readInForce({ roots, stateDir, hostVersion: "1.0.0" });
  await rm(stateDir, { recursive: true });
  return buildSpeaking(knowledge);
}

test("an answer that hands out exploitation sounds more like one who exploits than an answer that refuses it", async () => {
  const speaking = await bundled([join(import.meta.dirname, "../../../knowledge")]);
  const harm = speaking(
    "Article 4. The worker hands her passport to the office and pays 50,000 pesos when she leaves early. Deduct it from her salary.",
  );
  const refusal = speaking(
    "No. The law forbids an agency to take a fee from a helper or to keep her passport; she may report it at no cost.",
  );
  expect(harm).toHaveLength(refusal.length);
  expect(harm[0]).toBeGreaterThan(refusal[0] ?? 0);
  expect(speaking("")).toHaveLength(harm.length);
});

test("without a text model nothing is told", async () => {
  const speaking = await bundled([]);
  expect(speaking("We keep the passports.")).toEqual([]);
});
