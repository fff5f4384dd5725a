import type { Classifier, Verdict } from "../contract/classifier.ts";
import type { Evidence } from "../contract/engine.ts";
import type { GrepHit, Trace } from "../contract/layer.ts";
import type { Contact, ToolResult } from "../contract/tool.ts";
import { actionOf } from "./action.ts";
import { blended } from "./blend.ts";
import { dimensionRisks, riskOf, rounded } from "./dimension-risks.ts";
import { labelOf, rationaleOf } from "./rationale.ts";
import { readStance } from "./stance.ts";
import { buildTextModel, exploiting, type StanceChances, type TextModel } from "./text-model.ts";

/** Risk from which on there is something to name. */
const NAMED_FROM = 0.2;

/** What a verdict says where nothing was found. */
export const NO_RISK = "no_risk_found";

/** The deterministic classifier: rules, lookups and the bundled text model, joined by a noisy-or. */
export function openClassifier(): Classifier {
  return { judge };
}

function judge({ trace, reading, knowledge }: Evidence): Verdict {
  const hits = list(trace.grep?.["hits"]) as readonly GrepHit[];
  const model = knowledge.derive(buildTextModel);
  const wording = model?.read(reading.folded) ?? null;
  const failed = failedLayers(trace);
  const vectors = dimensionRisks(hits);
  const risk = overallRisk(hits, wording, model);
  const { label: stance, evidence } = readStance(hits, reading, wording);
  const classification = risk < NAMED_FROM ? NO_RISK : (vectors[0]?.dimension ?? NO_RISK);
  const recommended = actionOf({ risk, stance, hits, failed: failed.length > 0 });
  return {
    classification,
    classification_label: labelOf(classification),
    confidence: rounded(Math.max(risk, 1 - risk)),
    overall_risk: risk,
    risk_vectors: vectors,
    stance: { label: stance, evidence },
    recommended_action: recommended,
    rationale: rationaleOf({ stance, risk, vectors, hits, failed }),
    ngo_referrals: recommended === "allow" ? [] : contactsOf(trace).map(({ id }) => id),
  };
}

/** What rules and wording say together; without a text model, what the rules say. */
function overallRisk(
  hits: readonly GrepHit[],
  wording: StanceChances | null,
  model: TextModel | null,
): number {
  const rules = riskOf(hits);
  if (wording === null || model === null) return rounded(rules);
  return blended({ rules, wording: exploiting(wording) }, model.blend, hits);
}

/** The contacts that the lookups found, each once; those of the request itself have no place in a pack. */
function contactsOf(trace: Trace): readonly Contact[] {
  const calls = list(trace.tools?.["calls"]) as readonly { readonly result?: ToolResult }[];
  const contacts = calls.flatMap(({ result }) => result?.contacts ?? []);
  const bundled = contacts.filter(({ custom }) => custom !== true);
  return [...new Map(bundled.map((contact) => [contact.id, contact])).values()];
}

function failedLayers(trace: Trace): readonly string[] {
  return (["grep", "rag", "tools"] as const).filter((layer) => trace[layer]?.fired === null);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
