import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tinyGguf } from "../../../host/engine/llama/tiny-gguf.ts";
import type { Figure } from "../figures.ts";
import { measureLift } from "./lift.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lift-test-"));
  await writeFile(join(folder, "tiny.gguf"), tinyGguf());
});
afterAll(() => rm(folder, { recursive: true }));

const valueOf = (figures: readonly Figure[], name: string) =>
  figures.find((figure) => figure.name === name)?.value ?? Number.NaN;

test("the composer answers better with evidence than without, and pasted evidence alone is nothing", async () => {
  let asked = 0;
  const figures = await measureLift({
    engine: "composer",
    n: 3,
    env: {},
    onPrompt: () => (asked += 1),
  });
  expect(asked).toBe(3);
  expect(valueOf(figures, "lift: on less off")).toBeGreaterThan(0);
  expect(valueOf(figures, "lift: no answer from the engine")).toBe(0);
  const [empty, worst] = [
    valueOf(figures, "lift, control: empty answer with pasted evidence"),
    valueOf(figures, "lift, control: worst answer with pasted evidence"),
  ];
  expect(empty).toBeLessThan(0.15);
  expect(worst).toBeLessThan(0.15);
  for (const { low, value, high } of figures) {
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
  }
});

test("a model that knows nothing is measured through llama.cpp", async () => {
  const figures = await measureLift({
    engine: "llama",
    n: 2,
    env: { HARNESS_MODEL: join(folder, "tiny.gguf") },
    onPrompt: () => undefined,
    maxNewTokens: 40,
  });
  expect(valueOf(figures, "lift: harness off")).toBeLessThan(0.9);
  for (const { value } of figures) expect(value).not.toBeNaN();
});

test("a model that cannot be loaded is named, and not told as one that answers badly", async () => {
  const HARNESS_MODEL = join(folder, "garbage.gguf");
  await writeFile(HARNESS_MODEL, "no model at all");
  const lifting = { engine: "llama", n: 2, env: { HARNESS_MODEL }, onPrompt: () => undefined };
  await expect(measureLift(lifting)).rejects.toThrow(/answered none of 2 prompts: .+/);
});

test("an engine that does not exist or lacks its settings is refused in a sentence", async () => {
  const lifting = { engine: "oracle", n: 2, env: {}, onPrompt: () => undefined };
  await expect(measureLift(lifting)).rejects.toThrow(/--engine takes composer, llama, openai/);
  await expect(measureLift({ ...lifting, engine: "llama" })).rejects.toThrow(/HARNESS_MODEL/);
  await expect(measureLift({ ...lifting, engine: "openai" })).rejects.toThrow(/HARNESS_OPENAI_URL/);
});
