import type { Verdict } from "../../../host/contract/classifier.ts";
import {
  ACTIONS,
  type Action,
  type FlatVerdict,
  type ListedVerdict,
  type SchemaMode,
} from "../../../schemas/http/classifier.ts";
import { DIMENSIONS } from "../../../schemas/taxonomy.ts";
import type { Opinion } from "../opinion.ts";

/** A verdict as it is told: the deterministic one, raised by what a model said. */
export interface Joined extends Verdict {
  readonly sources: { readonly deterministic: number; readonly model: number | null };
  /** The JSON of mode custom, or null. */
  readonly custom: unknown;
}

const LEFT_OUT = "The reasons that a language model gave could not be verified and are left out.";

/** The larger risk and the stronger action of the two: a model can raise them, never lower them. Dimensions, stance, grounds and contacts stay those of the evidence. `reasons` are the model's, null where they may not be told. */
export function joined(floor: Verdict, opinion: Opinion | null, reasons: string | null): Joined {
  const said = opinion?.verdict ?? null;
  const sources = { deterministic: floor.overall_risk, model: said?.overall_risk ?? null };
  const custom = opinion?.custom ?? null;
  if (said === null || said.overall_risk <= floor.overall_risk)
    return { ...floor, ...raised(floor, said?.recommended_action), sources, custom };
  const classification =
    floor.risk_vectors.length === 0 ? said.classification : floor.classification;
  return {
    ...floor,
    ...raised(floor, said.recommended_action),
    classification,
    classification_label: classification.replaceAll(/[-_]/g, " "),
    confidence: said.confidence,
    overall_risk: said.overall_risk,
    rationale: `${floor.rationale} ${reasons === null ? LEFT_OUT : `The language model adds: ${reasons}`}`,
    sources,
    custom,
  };
}

function raised({ recommended_action }: Verdict, other: Action | undefined) {
  if (other === undefined) return {};
  const isStronger = ACTIONS.indexOf(other) > ACTIONS.indexOf(recommended_action);
  return { recommended_action: isStronger ? other : recommended_action };
}

/** The verdict in form A: dimensions as a map. */
export function flat(verdict: Joined, mode: SchemaMode): FlatVerdict {
  const { classification_label: _, risk_vectors, ...told } = listed(verdict, mode);
  if (risk_vectors === undefined) return told;
  const magnitudes = risk_vectors.map(({ dimension, magnitude }) => [dimension, magnitude]);
  return { ...told, risk_vectors: Object.fromEntries(magnitudes) };
}

/** The verdict in form B, dimensions as a list with their evidence; of risk and dimensions what the mode asks for. Who speaks, why, and whom to turn to are always told. */
export function listed(verdict: Joined, mode: SchemaMode): ListedVerdict {
  const { classification, classification_label, confidence, stance, sources } = verdict;
  const { rationale, overall_risk, recommended_action, custom } = verdict;
  const ngo_referrals = [...verdict.ngo_referrals];
  const label = { classification, classification_label, confidence, stance, sources };
  const brief = { ...label, rationale, ngo_referrals };
  if (mode === "single_label") return brief;
  const risk = { ...brief, overall_risk, recommended_action };
  if (mode === "multi_label") return { ...risk, labels: labelsOf(verdict) };
  const whole = { ...risk, risk_vectors: [...verdict.risk_vectors] };
  return mode === "custom" ? { ...whole, custom } : whole;
}

function labelsOf({ risk_vectors }: Joined): Record<string, number> {
  const found = new Map(risk_vectors.map(({ dimension, magnitude }) => [dimension, magnitude]));
  return Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, found.get(dimension) ?? 0]));
}
