import { expect, test } from "vitest";
import type { RiskVector } from "../../../schemas/http/classifier.ts";
import type { Verdict } from "../../contract/classifier.ts";
import { saysTheSame } from "./compare.ts";

function vector(dimension: RiskVector["dimension"], magnitude: number): RiskVector {
  return { dimension, magnitude, direction: "high", evidence: "" };
}

const VERDICT: Verdict = {
  classification: "illegal_fees",
  classification_label: "illegal fees",
  confidence: 0.9,
  overall_risk: 0.9,
  risk_vectors: [vector("illegal_fees", 0.9), vector("deception", 0.33)],
  stance: { label: "offer", evidence: "its wording" },
  recommended_action: "review",
  rationale: "",
  ngo_referrals: ["one"],
};

test("a verdict whose magnitudes moved a little, and that lost a dimension told by a hair, says the same", () => {
  const risk_vectors = [vector("illegal_fees", 0.87)];
  expect(saysTheSame(VERDICT, { ...VERDICT, overall_risk: 0.88, risk_vectors })).toBe(true);
});

test.each([
  { risk_vectors: [vector("illegal_fees", 0.7), vector("deception", 0.33)] },
  { risk_vectors: [...VERDICT.risk_vectors, vector("debt-bondage", 0.5)] },
  { risk_vectors: [] },
  { stance: { label: "victim", evidence: "" } },
  { recommended_action: "allow" },
  { ngo_referrals: [] },
])("one with %o does not", (other) => {
  expect(saysTheSame(VERDICT, { ...VERDICT, ...other })).toBe(false);
});

test("what is no verdict does not", () => {
  expect(saysTheSame(VERDICT, null)).toBe(false);
  expect(saysTheSame(VERDICT, "text")).toBe(false);
});
