import type { Verdict } from "../../contract/classifier.ts";

/** What of an answer is held against a verdict on its anonymized text. */
type Answered = Partial<Verdict> & { readonly sources?: { readonly model: number | null } };

/** Whether a verdict on an anonymized text says what was answered: the dimensions and how strongly, who speaks, what to do unless a model had its say in it, whom to turn to. Not the risk to its last decimal, which weighs every letter of a text, nor the words quoted: values were taken out of both. */
export function saysTheSame(verdict: Verdict, answered: unknown): boolean {
  if (typeof answered !== "object" || answered === null) return false;
  const before: Answered = answered;
  const byModel = typeof before.sources?.model === "number";
  return JSON.stringify(partsOf(before, byModel)) === JSON.stringify(partsOf(verdict, byModel));
}

function partsOf(
  { risk_vectors, stance, recommended_action, ngo_referrals }: Answered,
  byModel: boolean,
): readonly unknown[] {
  return [
    risk_vectors?.map(({ dimension, magnitude }) => [dimension, magnitude]),
    stance?.label,
    byModel ? null : recommended_action,
    ngo_referrals,
  ];
}
