import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GenerationParams } from "../../../schemas/http/chat.ts";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { validator } from "../../../schemas/validate.ts";
import type { LinkedDocument } from "../../contract/layer.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import type { ShownPattern } from "../../reasoning/patterns.ts";
import { composer } from "./composer.ts";
import { document, hit, readingOf, traceOf, type SampleFound } from "./evidence/sample-evidence.ts";

const FOLDER = join(import.meta.dirname, "../../../knowledge/core/prompt_template");
const knowledge = snapshotOf(
  readdirSync(FOLDER).map(
    (file) => JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as KnowledgeObject,
  ),
);

const params: unknown = {};
if (!validator(GenerationParams).accepts(params)) throw new Error("defaults are not valid");
const usual: GenerationParams = params;

async function answer(
  found: SampleFound,
  language = "en",
  more: Parameters<typeof readingOf>[0] = {},
): Promise<string> {
  const request = {
    messages: [],
    params: usual,
    evidence: { trace: traceOf(found), reading: readingOf({ language, ...more }), knowledge },
  };
  return (await composer().generate(request, new AbortController().signal)).text;
}

const newer: LinkedDocument = {
  id: "new-act",
  title: "New Act",
  jurisdiction: "PH",
  citation: "Act 2 of 2024",
  source_url: null,
  via: document.id,
  relation: "superseded_by",
  evidence: "It says so.",
  by: "citation_edge/new-act-supersedes-old",
};

test("who is told of a law that was replaced is told by which, in any language", async () => {
  const found = { hits: [hit()], documents: [document], linked: [newer] };
  expect(await answer(found)).toContain("It has since been replaced by Act 2 of 2024.");
  expect(await answer(found, "es")).toContain("ha sido sustituido por: Act 2 of 2024.");
});

test("another relation, or a law that came by another document, changes nothing", async () => {
  const found = { hits: [hit()], documents: [document] };
  const plain = await answer(found);
  expect(await answer({ ...found, linked: [{ ...newer, relation: "cited_by" }] })).toBe(plain);
  expect(await answer({ ...found, linked: [{ ...newer, via: "other" }] })).toBe(plain);
});

test("beside signs, one country's law is told only where the route is known or a rule rests on it", async () => {
  const foreign = { ...document, id: "far-code", title: "Far Code", jurisdiction: "TW" };
  const nowhere = { corridors: [] };
  const found = { hits: [hit()], documents: [foreign] };
  expect(await answer(found, "en", nowhere)).not.toContain("Far Code");
  expect(await answer(found)).toContain("Far Code");
  const resting = { ...found, hits: [hit({ cites: ["rag_doc/far-code"] })] };
  expect(await answer(resting, "en", nowhere)).toContain("Far Code");
});

const tactic: ShownPattern = {
  id: "tied-loan",
  pattern: "tied_loan",
  label: "Loan arranged by the recruiter",
  description: "The recruiter names the one lender",
  indicators: ["illegal_fees"],
  n_indicators: 1,
  named: [],
  told: true,
};

test("a tactic is told where enough of it was found, and not where it is only counted", async () => {
  const told = await answer({ hits: [hit()], patterns: [tactic] });
  expect(told).toContain("Known ways of working that fit these signs:");
  expect(told).toContain("- Loan arranged by the recruiter: The recruiter names the one lender.");
  // Written in English only, it is left out elsewhere.
  expect(await answer({ hits: [hit()], patterns: [tactic] }, "id")).not.toContain("Loan arranged");
  expect(await answer({ hits: [hit()], patterns: [{ ...tactic, told: false }] })).not.toContain(
    "Known ways of working",
  );
});

test("a bill is told as no law to who asks, in any language, and to nobody beside warning signs", async () => {
  const bill = { ...document, id: "a-bill", title: "Overseas Work Bill", in_force: false as const };
  const asked = await answer({ documents: [bill] });
  expect(asked).toContain("Overseas Work Bill");
  expect(asked).toContain("It is not law");
  expect(await answer({ documents: [bill] }, "sw")).toContain("si sheria inayotumika");
  expect(await answer({ hits: [hit()], documents: [bill] })).not.toContain("Overseas Work Bill");
});
