import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../../../../schemas/envelope.ts";
import { GenerationParams } from "../../../../../schemas/http/chat.ts";
import { validator } from "../../../../../schemas/validate.ts";
import { snapshotOf } from "../../../../knowledge/snapshot.ts";
import { composer } from "../../composer.ts";
import { document, hit, readingOf, traceOf } from "../../evidence/sample-evidence.ts";
import { LANGUAGES } from "../../language.ts";

const CORE = join(import.meta.dirname, "../../../../../knowledge/core");
const knowledge = snapshotOf(
  ["prompt_template", "rag_doc"].flatMap((leaf) =>
    readdirSync(join(CORE, leaf)).map(
      (file) => JSON.parse(readFileSync(join(CORE, leaf, file), "utf8")) as KnowledgeObject,
    ),
  ),
);

const params: unknown = {};
if (!validator(GenerationParams).accepts(params)) throw new Error("defaults are not valid");
const usual: GenerationParams = params;

/** The line of a law that is told beside a sign. */
async function lineOf(id: string, language: string): Promise<string> {
  const title = knowledge.get("rag_doc", id)?.content.title ?? "";
  const trace = traceOf({ hits: [hit()], documents: [{ ...document, id, title }] });
  const request = {
    messages: [],
    params: usual,
    evidence: { trace, reading: readingOf({ language }), knowledge },
  };
  const { text } = await composer().generate(request, new AbortController().signal);
  return text.split("\n").find((line) => line.includes(title)) ?? "";
}

const ABOUT_FEES = "ilo-c181";

test("a law whose title is English says in the reader's language what it is about", async () => {
  expect(await lineOf(ABOUT_FEES, "es")).toContain("Trata de: cobros a los trabajadores");
  expect(await lineOf(ABOUT_FEES, "ur")).toContain("کارکنوں سے مانگی جانے والی فیس");
  expect(await lineOf(ABOUT_FEES, "zh")).toContain("内容：");
});

test("English readers have its title, and a law of none of the subjects says nothing", async () => {
  expect(await lineOf(ABOUT_FEES, "en")).not.toContain("About:");
  const onConsuls = await lineOf("un-vccr", "es");
  expect(onConsuls).toContain("Vienna Convention");
  expect(onConsuls).not.toContain("Trata de");
});

test("every language has its own words for every subject", async () => {
  const lines = await Promise.all(LANGUAGES.map((language) => lineOf(ABOUT_FEES, language)));
  expect(new Set(lines).size).toBe(LANGUAGES.length);
});
