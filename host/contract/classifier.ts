import type { Action, RiskVector, Stance } from "../../schemas/http/classifier.ts";
import type { Evidence } from "./engine.ts";

/** Judges a text from what the layers found in it; no model, no clock, no chance: the same evidence gives the same verdict. */
export interface Classifier {
  judge(evidence: Evidence): Verdict;
}

/** The deterministic verdict: the floor under whatever a model says. */
export interface Verdict {
  /** The strongest dimension; `risk_in_wording` where no rule names one; or `no_risk_found`. */
  readonly classification: string;
  readonly classification_label: string;
  /** 0 to 1: how sure the classification is. */
  readonly confidence: number;
  /** 0 to 1. */
  readonly overall_risk: number;
  /** Only dimensions with evidence, strongest first. */
  readonly risk_vectors: readonly RiskVector[];
  readonly stance: { readonly label: Stance; readonly evidence: string };
  readonly recommended_action: Action;
  readonly rationale: string;
  readonly ngo_referrals: readonly string[];
}
