import type { HarnessModule } from "../../host/contract/harness.ts";
import { evaluateRoute } from "./evaluate.ts";

export const name = "classifier";

export const applied_layers = ["persona", "grep", "rag", "tools"] as const;

export const consumes = [
  "grep_rule",
  "glob_rule",
  "classifier_rule",
  "heuristic_rule",
  "rag_doc",
  "corridor_profile",
  "ngo_directory",
  "persona_block",
] as const;

export const emits = [] as const;

export const listing = {
  tier: "core",
  summary:
    "A verdict on a text: dimensions, risk, who speaks, what to do, whom to refer to; deterministic, with a model's opinion beside it where there is one.",
  logic_paths: ["harnesses/classifier/harness.ts", "host/classifier", "host/layers"],
  model_io:
    "The merged prompt in, JSON held to a schema out; a model can raise the risk, never lower it.",
  model_targets: ["llama", "openai"],
  input_verification: ["schema", "image type by content", "custom schema bounded"],
  output_verification: [
    "the model's JSON held to its schema",
    "its reasons held against packs and trace",
    "contacts from packs only",
  ],
  privacy_boundaries: ["no outbound request unless configured", "training rows are anonymized"],
} as const;

/** Attaches /api/classifier/evaluate. */
export const register_routes: HarnessModule["register_routes"] = (app) => {
  evaluateRoute(app, applied_layers);
};
