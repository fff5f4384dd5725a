import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Generation } from "../../contract/engine.ts";
import type { Trace } from "../../contract/layer.ts";
import type { Reading } from "../../contract/reading.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { composer } from "./composer.ts";
import { readingOf, type SampleFound, traceOf } from "./evidence/sample-evidence.ts";

/** They themselves. */
export const bundled = ["prompt_template", "reasoning_step"].flatMap((leaf) => {
  const folder = join(import.meta.dirname, "../../../knowledge/core", leaf);
  return readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as KnowledgeObject,
  );
});
/** The prompts and steps of the bundled pack. */
export const knowledge = snapshotOf(bundled, "core");

/** What an answer is asked with beside its evidence. */
export interface Wish {
  readonly reading?: Partial<Reading>;
  readonly trace?: Partial<Trace>;
  readonly tokens?: number;
  readonly snapshot?: typeof knowledge;
}
/** What the composer makes of evidence. */
export const generate = (
  evidence: SampleFound,
  wish: Wish = {},
  signal = new AbortController().signal,
): Promise<Generation> =>
  composer().generate(
    {
      messages: [{ role: "user", content: "unused" }],
      params: { max_new_tokens: wish.tokens ?? 8192, temperature: 1, top_p: 1, top_k: 1 },
      evidence: {
        trace: { ...traceOf(evidence), ...wish.trace },
        reading: readingOf(wish.reading),
        knowledge: wish.snapshot ?? knowledge,
      },
    },
    signal,
  );
/** The text of it. */
export const answer = async (evidence: SampleFound, wish: Wish = {}): Promise<string> =>
  (await generate(evidence, wish)).text;
/** The parts that stand in `text`, in the order they stand there. */
export const found = (text: string, parts: readonly string[]) =>
  parts.filter((part) => text.includes(part)).toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
