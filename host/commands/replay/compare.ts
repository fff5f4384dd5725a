import type { RiskVector } from "../../../schemas/http/classifier.ts";
import type { Verdict } from "../../contract/classifier.ts";

/** What of an answer is held against a verdict on its anonymized text. */
type Answered = Partial<Verdict> & { readonly sources?: { readonly model: number | null } };

/** Whether a verdict on an anonymized text says what was answered: the dimensions and how strongly, who speaks, what to do unless a model had its say in it, whom to turn to. Not risk and magnitudes to their last decimal, which weigh every letter of a text, nor the words quoted: values were taken out of both. */
export function saysTheSame(verdict: Verdict, answered: unknown): boolean {
  if (typeof answered !== "object" || answered === null) return false;
  const before: Answered = answered;
  const byModel = typeof before.sources?.model === "number";
  return (
    JSON.stringify(partsOf(before, byModel)) === JSON.stringify(partsOf(verdict, byModel)) &&
    areAlike(before.risk_vectors ?? [], verdict.risk_vectors)
  );
}

/** How far the magnitudes of a dimension may be apart. */
const MARGIN = 0.1;
/** What a dimension that is not told may have been: from about here on the wording tells one. */
const UNTOLD = 0.3;

function areAlike(before: readonly RiskVector[], after: readonly RiskVector[]): boolean {
  const [a, b] = [magnitudesOf(before), magnitudesOf(after)];
  return [...a.keys(), ...b.keys()].every(
    (dimension) => Math.abs((a.get(dimension) ?? UNTOLD) - (b.get(dimension) ?? UNTOLD)) <= MARGIN,
  );
}

function magnitudesOf(vectors: readonly RiskVector[]): ReadonlyMap<string, number> {
  return new Map(vectors.map(({ dimension, magnitude }) => [dimension, magnitude]));
}

function partsOf(
  { stance, recommended_action, ngo_referrals }: Answered,
  byModel: boolean,
): readonly unknown[] {
  return [stance?.label, byModel ? null : recommended_action, ngo_referrals];
}
