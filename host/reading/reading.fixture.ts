import type { HarnessToggles } from "../../schemas/http/chat.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { Reading } from "../contract/reading.ts";
import { foldText } from "../matching/fold.ts";
import { readMessage } from "./read.ts";

/** What the host would read in a message. */
export function readingOf(text: string, knowledge: Snapshot): Reading {
  return readMessage(text, foldText(text), knowledge);
}

/** A request that asks for nothing special. */
export const NO_TOGGLES: HarnessToggles = {
  persona: false,
  persona_text: null,
  grep: false,
  rag: false,
  tools: true,
  official_sources: false,
  online: false,
  custom_grep_rules: null,
  custom_rag_docs: null,
  custom_corridor_caps: null,
  custom_fee_camouflage: null,
  custom_ngo_intake: null,
};
