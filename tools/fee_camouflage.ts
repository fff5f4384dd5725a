import Type from "typebox";
import type { KnowledgeObject } from "../schemas/envelope.ts";
import type { CustomFeeCamouflage } from "../schemas/http/custom.ts";
import { stringsIn } from "../schemas/lists.ts";
import type { Snapshot } from "../host/contract/knowledge.ts";
import type { Reading } from "../host/contract/reading.ts";
import type { ToolContext, ToolFact, ToolModule } from "../host/contract/tool.ts";
import { citationOf, paragraph } from "./wording/grounds.ts";
import { NameIndex } from "./wording/names.ts";
import { plainText } from "./wording/plain-text.ts";

const MOST_CALLS = 4;
const PAYING = ["fee", "recruitment_fee", "deduction", "deposit", "loan", "salary", "seizure"];

/** The fact_type of the objects that hold fee names. */
const FACT_TYPE = "fee_camouflage";

type Fact = KnowledgeObject<"extracted_fact">;

export const name = "fee_camouflage";

export const description =
  "What the name of a charge hides: whether it is a recruitment cost under another name, where the law allows or caps it, and which standard says so.";

export const schema = Type.Object(
  {
    label: Type.String({
      minLength: 1,
      maxLength: 200,
      description: "The charge as the message names it, such as processing fee, or a label's id.",
    }),
  },
  { additionalProperties: false },
);

/** The fee names in a message about work, at most four, the request's own first; ordinary words count only beside money. */
export const propose: ToolModule["propose"] = (reading, context) => {
  if (!reading.aboutWork) return [];
  const text = plainText(reading);
  const custom = customNames(context)?.findIn(text) ?? [];
  const bundled = context.knowledge.derive(namesByLabel).findIn(text);
  if (custom.length === 0 && bundled.length === 0) return [];
  const paying = isPaying(reading);
  const labels = new Set(custom.map(({ value }) => value.label));
  for (const { value } of bundled) if (paying || !needsPayment(value)) labels.add(value.id);
  return [...labels].slice(0, MOST_CALLS).map((label) => ({ label }));
};

function isPaying({ topics, amounts }: Reading): boolean {
  return amounts.length > 0 || PAYING.some((topic) => topics.has(topic));
}

/** Custom labels win over bundled ones of the same name. */
export const call: ToolModule["call"] = ({ label }, context) => {
  const asked = typeof label === "string" ? label : "";
  const custom = customNames(context)?.get(asked);
  if (custom !== undefined) {
    return { found: true, label: custom.label, facts: [customFact(custom)], custom: true };
  }
  const fact = factFor(asked, context.knowledge);
  if (fact === undefined) return { found: false, label: asked, facts: [] };
  return { found: true, label: fact.content.label, facts: [toldOf(fact, context.knowledge)] };
};

const customIndexes = new WeakMap<object, NameIndex<CustomFeeCamouflage>>();

function customNames({ toggles }: ToolContext): NameIndex<CustomFeeCamouflage> | undefined {
  const customs = toggles.custom_fee_camouflage ?? [];
  if (customs.length === 0) return undefined;
  let names = customIndexes.get(customs);
  if (names === undefined) {
    names = new NameIndex<CustomFeeCamouflage>();
    for (const custom of customs) names.add(custom.label, custom);
    customIndexes.set(customs, names);
  }
  return names;
}

function factFor(asked: string, knowledge: Snapshot): Fact | undefined {
  return knowledge.derive(factsById).get(asked) ?? knowledge.derive(namesByLabel).get(asked);
}

function factsById(snapshot: Snapshot): ReadonlyMap<string, Fact> {
  const facts = snapshot.all("extracted_fact");
  return new Map(
    facts
      .filter(({ content }) => content.fact_type === FACT_TYPE)
      .map((fact) => [fact.id, fact] as const),
  );
}

/** Every label and alias in force, plain, with its fact; the first by id wins a shared name. */
function namesByLabel(snapshot: Snapshot): NameIndex<Fact> {
  const names = new NameIndex<Fact>();
  for (const fact of snapshot.all("extracted_fact")) {
    if (fact.content.fact_type !== FACT_TYPE) continue;
    const aliases = stringsIn(fact.content.values?.["aliases"]);
    for (const alias of [fact.content.label, ...aliases]) names.add(alias, fact);
  }
  return names;
}

function needsPayment({ content }: Fact): boolean {
  return content.values?.["needs_payment_context"] === true;
}

function customFact(custom: CustomFeeCamouflage): ToolFact {
  return {
    kind: "label",
    statement: paragraph(
      `"${custom.label}"${custom.status ? ` is ${custom.status}` : " is a fee name to question"}`,
      custom.commonly_disguises ? `It commonly disguises: ${custom.commonly_disguises}` : null,
    ),
    citation: custom.citation,
    source_url: null,
    by: "custom",
  };
}

/** What is told of a fee name, made once per snapshot. */
function toldOf(fact: Fact, knowledge: Snapshot): ToolFact {
  const told = knowledge.derive(toldNames);
  let known = told.get(fact);
  if (known === undefined) {
    known = Object.freeze(factOf(fact, knowledge));
    told.set(fact, known);
  }
  return known;
}

function toldNames(): WeakMap<Fact, ToolFact> {
  return new WeakMap();
}

function factOf({ id, content, extensions }: Fact, knowledge: Snapshot): ToolFact {
  const allowed = stringsIn(content.values?.["allowed_or_capped"]);
  return {
    kind: "label",
    statement: paragraph(
      `"${content.label}": ${content.summary}`,
      allowed.length === 0
        ? null
        : `Where the law allows or caps it: ${allowed.slice(0, 4).join("; ")}`,
    ),
    citation: citationOf(knowledge, extensions?.cites ?? []),
    source_url: extensions?.source_url ?? null,
    by: `extracted_fact/${id}`,
  };
}
