import { expect, onTestFinished, test } from "vitest";
import { openEngine } from "./open.ts";

test("none is no engine", async () => {
  expect(await openEngine({ kind: "none" })).toBeNull();
});

test("the composer says that no language model is loaded", async () => {
  const engine = await openEngine({ kind: "composer" });
  expect(engine?.info).toMatchObject({ loaded: false, name: "composer" });
});

test("a local model opens without being waited for, a missing file included", async () => {
  const engine = await openEngine({ kind: "llama", model: "/nowhere/model.gguf" });
  onTestFinished(async () => await engine?.[Symbol.asyncDispose]());
  expect(engine?.ready().ok).toBe(false);
  expect(engine?.info).toMatchObject({ loaded: false, name: "model.gguf" });
});

test("a remote model is named and nothing is sent to it", async () => {
  const engine = await openEngine({
    kind: "openai",
    openaiUrl: "http://127.0.0.1:9/v1",
    openaiModel: "some-model",
  });
  onTestFinished(async () => await engine?.[Symbol.asyncDispose]());
  expect(engine?.info).toMatchObject({ loaded: true, name: "some-model" });
});

test.each([
  [{ kind: "llama" as const }, "HARNESS_MODEL"],
  [{ kind: "openai" as const }, "HARNESS_OPENAI_URL"],
  [{ kind: "openai" as const, openaiUrl: "http://127.0.0.1:9" }, "HARNESS_OPENAI_MODEL"],
])("an engine that lacks a setting names it", async (settings, variable) => {
  await expect(openEngine(settings)).rejects.toThrow(variable);
});
