import { NOTHING_ON, type HarnessToggles } from "../../schemas/http/chat.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { LayerInput } from "../contract/layer.ts";
import type { Reading } from "../contract/reading.ts";
import { foldText } from "../matching/folding/fold.ts";
import { readMessage } from "./read.ts";

/** What the host would read in a message. */
export function readingOf(text: string, knowledge: Snapshot): Reading {
  return readMessage(text, foldText(text), knowledge);
}

/** A request that asks for nothing special. */
export const NO_TOGGLES: HarnessToggles = { ...NOTHING_ON, tools: true };

/** What a layer gets of a message that nothing was said before. */
export function layerInputOf(text: string, knowledge: Snapshot): LayerInput {
  return {
    text,
    toggles: NO_TOGGLES,
    knowledge,
    signal: new AbortController().signal,
    folded: () => foldText(text),
    reading: () => readingOf(text, knowledge),
    inContext: () => readingOf(text, knowledge),
  };
}
