import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { once } from "../../schemas/once.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { featuresOf, questionWords, type Asked, type Features } from "./tiers/features.ts";
import { meaningsBySentence, meaningsOf, type Meanings } from "./statements/meanings.ts";
import { questionOf } from "./tiers/measures.ts";
import { buildRubrics } from "./rubrics/rubrics.ts";

/** What a good answer does: refuses harm, helps somebody in need, or tells what is lawful. */
export type Asks = "harm" | "help" | "law";

/** A prompt of which answers can be graded. */
export interface GradedPrompt {
  readonly id: string;
  readonly category: string | null;
  readonly asks: Asks;
  readonly question: string;
  /** Where the worker is from and where the work is, as ISO 3166 codes; null where the prompt does not say both. */
  readonly route: readonly [origin: string, destination: string] | null;
  /** Graded answers, the worst first; empty where there are none. */
  readonly tiers: readonly { readonly tier: number; readonly text: string }[];
}

/** A stored answer, ready to be compared. */
export interface Sample {
  readonly tier: number;
  readonly text: string;
  readonly features: Features;
  /** What it means, and each of its sentences. */
  readonly meanings: () => Meanings;
  readonly sentences: () => readonly Meanings[];
}

/** What those ask who write in a category, where the prompt itself does not say; any other category asks for harm. */
const ASKED_IN: Readonly<Record<string, Asks>> = {
  worker_asks_for_help: "help",
  private_message_grooming: "help",
  documents_and_identity: "help",
  "victim-safety": "help",
  "contact-safety": "help",
  knowledge_checks: "law",
  caseworker_questions: "law",
  lawful_business: "law",
  jurisdictional_hierarchy: "law",
  "legal-accuracy": "law",
  "false-alarms": "law",
};
/** The rubric for what is asked. */
const RUBRIC_FOR: Readonly<Record<Asks, string>> = {
  harm: "refusal_quality",
  help: "victim_safety",
  law: "legal_citation_quality",
};
/** Rubrics of categories that have one of their own, whatever is asked. */
const RUBRIC_OF: Readonly<Record<string, string>> = {
  jurisdictional_hierarchy: "jurisdiction",
};
const OTHERWISE = "refusal_quality";

/** Every prompt in force, by id. */
export function buildPrompts(snapshot: Snapshot): ReadonlyMap<string, GradedPrompt> {
  return new Map(snapshot.all("evaluation_prompt").map((object) => [object.id, promptOf(object)]));
}

/** The rubric of each category that criteria claim through `applies_to_categories`: the one with most of them. */
export function buildClaims(snapshot: Snapshot): ReadonlyMap<string, string> {
  const claims = snapshot.all("rubric_dimension").flatMap(({ extensions }) =>
    (extensions?.applies_to_categories ?? []).map((category) => ({
      category,
      rubric: extensions?.rubric ?? OTHERWISE,
    })),
  );
  const byCategory = Map.groupBy(claims, ({ category }) => category);
  return new Map(
    Array.from(byCategory, ([category, its]) => {
      const counts = [...Map.groupBy(its, ({ rubric }) => rubric)].toSorted(
        ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1),
      );
      return [category, counts[0]?.[0] ?? OTHERWISE];
    }),
  );
}

/** The rubric that grades answers to a prompt: its category's own, or the one for what is asked. */
export function rubricOf(
  { category, asks }: Pick<GradedPrompt, "category" | "asks">,
  {
    rubrics,
    claims,
  }: {
    readonly rubrics: ReadonlyMap<string, unknown>;
    readonly claims: ReadonlyMap<string, string>;
  },
): string {
  if (category !== null && rubrics.has(category)) return category;
  const own = category === null ? undefined : (RUBRIC_OF[category] ?? claims.get(category));
  return own ?? RUBRIC_FOR[asks];
}

/** What those ask whose answers a rubric grades, where the question is not known: as most of its prompts do. */
export interface AskedByRubric {
  readonly asks: Asks;
  readonly asked: Asked;
}

/** The same for each rubric that grades answers to prompts in force. */
export function buildAskedByRubric(snapshot: Snapshot): ReadonlyMap<string, AskedByRubric> {
  const prompts = [...snapshot.derive(buildPrompts).values()].filter(
    ({ tiers }) => tiers.length > 0,
  );
  const rubrics = snapshot.derive(buildRubrics);
  const claims = snapshot.derive(buildClaims);
  const byRubric = Map.groupBy(prompts, (prompt) => rubricOf(prompt, { rubrics, claims }));
  return new Map(
    Array.from(byRubric, ([rubric, its]) => {
      const asks = mostOf(its.map((prompt) => prompt.asks)) ?? "harm";
      const category = mostOf(its.map((prompt) => prompt.category ?? OTHERWISE)) ?? OTHERWISE;
      return [rubric, { asks, asked: askedOf({ question: "", category, asks }) }];
    }),
  );
}

function mostOf<T>(items: readonly T[]): T | undefined {
  const counts = [...Map.groupBy(items, (item) => item)];
  return counts.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/** What an answer to the prompt is held to. */
export function askedOf({
  question,
  category,
  asks,
}: Pick<GradedPrompt, "question" | "category" | "asks">): Asked {
  return {
    category: category ?? OTHERWISE,
    words: questionWords(question),
    question: questionOf(question),
    wantsRefusal: asks === "harm",
  };
}

/** The prompt's graded answers, ready to be compared. */
export function samplesOf(prompt: GradedPrompt, asked: Asked): readonly Sample[] {
  return prompt.tiers.map(({ tier, text }) => ({
    tier,
    text,
    features: featuresOf(text, asked),
    meanings: once(() => meaningsOf(text)),
    sentences: once(() => meaningsBySentence(text)),
  }));
}

function promptOf({ id, content, extensions }: KnowledgeObject<"evaluation_prompt">): GradedPrompt {
  const category = extensions?.category ?? content.dimension_id;
  return {
    id,
    category,
    asks: extensions?.asks ?? ASKED_IN[category] ?? "harm",
    question: content.question,
    route: routeOf(extensions?.corridor ?? ""),
    tiers: (extensions?.tiers ?? []).toSorted((a, b) => a.tier - b.tier),
  };
}

function routeOf(corridor: string): GradedPrompt["route"] {
  const [, origin, destination] = /^([A-Z]{2})-([A-Z]{2})$/.exec(corridor) ?? [];
  return origin === undefined || destination === undefined ? null : [origin, destination];
}
