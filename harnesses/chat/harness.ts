import type { HarnessModule } from "../../host/contract/harness.ts";
import { LAYER_NAMES } from "../../schemas/http/chat.ts";
import { imageRoutes } from "./images.ts";
import { sendRoute } from "./send.ts";

export const name = "chat";

export const applied_layers = LAYER_NAMES;

export const consumes = [
  "grep_rule",
  "glob_rule",
  "classifier_rule",
  "heuristic_rule",
  "rag_doc",
  "citation_edge",
  "corridor_profile",
  "ngo_directory",
  "persona_block",
  "context_snippet",
  "reasoning_step",
  "modus_operandi",
  "extracted_fact",
  "tool_chain",
  "prompt_template",
] as const;

export const emits = [] as const;

export const listing = {
  tier: "core",
  summary: "Answers a conversation with evidence: the enabled layers run before the shared engine.",
  logic_paths: ["harnesses/chat/harness.ts", "host/pipeline.ts", "host/layers"],
  model_io: "The merged prompt in, text out; facts come from packs, never from the model.",
  model_targets: ["composer", "llama", "openai"],
  input_verification: [
    "schema",
    "image type by content",
    "words in images scanned as typed ones, what was not read told",
    "custom rules compiled before the stream opens",
  ],
  output_verification: [
    "numbers, addresses, laws, fee limits and organisations held against packs and trace",
    "an answer that loses most of what it says gives way to the composer's",
  ],
  privacy_boundaries: ["no outbound request unless configured", "training rows are anonymized"],
} as const;

/** Attaches /api/chat/send, /api/chat/upload-image and /api/chat/image/{sid}. */
export const register_routes: HarnessModule["register_routes"] = (app) => {
  sendRoute(app, applied_layers);
  imageRoutes(app);
};
