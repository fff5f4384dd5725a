import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { HarnessToggles } from "../../schemas/http/chat.ts";
import type { LayerInput } from "../contract/layer.ts";
import { snapshotOf } from "../knowledge/snapshot.ts";
import { DEFAULT_PERSONA, personaLayer } from "./persona.ts";

const folder = join(import.meta.dirname, "../../knowledge/core/persona_block");
const bundled = JSON.parse(
  readFileSync(join(folder, `${DEFAULT_PERSONA}.json`), "utf8"),
) as KnowledgeObject<"persona_block">;

const input = (persona_text: string | null, objects: readonly KnowledgeObject[] = [bundled]) =>
  ({
    text: "hello",
    toggles: { persona: true, persona_text } as HarnessToggles,
    knowledge: snapshotOf(objects),
    signal: new AbortController().signal,
  }) as LayerInput;

test("the bundled persona speaks when the request brings none", async () => {
  expect(await personaLayer().run(input(null))).toEqual({
    prompt: bundled.content.text,
    fired: true,
    trace: { id: DEFAULT_PERSONA, characters: bundled.content.text.length },
  });
});

test("the request's own persona wins, unchanged", async () => {
  const text = "You are {brief}.\nAnswer in JSON.";
  expect(await personaLayer().run(input(text))).toEqual({
    prompt: text,
    fired: true,
    trace: { id: "custom", characters: text.length },
  });
});

test("a blank persona text counts as none", async () => {
  expect((await personaLayer().run(input("  "))).trace["id"]).toBe(DEFAULT_PERSONA);
});

test("without any persona the layer fails and names the object it needs", () => {
  expect(() => personaLayer().run(input(null, []))).toThrow("persona_block/chat-worker");
});
