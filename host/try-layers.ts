import { NOTHING_ON, type HarnessToggles, type LayerName } from "../schemas/http/chat.ts";
import type { Layer, Trace } from "./contract/layer.ts";
import type { RunLayers } from "./curation/dry-run.ts";
import { runLayers, type Readers } from "./pipeline.ts";

/** The toggles of a request that switches these layers on and nothing else. */
export function togglesFor(allowed: readonly LayerName[]): HarnessToggles {
  return { ...NOTHING_ON, ...Object.fromEntries(allowed.map((name) => [name, true])) };
}

/** Runs some layers on one text as a chat would, under any knowledge; gives the trace alone. */
export function tryLayers(layers: readonly Layer[], readers: Readers): RunLayers {
  return async (knowledge, text, allowed): Promise<Trace> => {
    const request = {
      messages: [{ role: "user" as const, content: text }],
      toggles: togglesFor(allowed),
      allowed,
      knowledge,
      last: { from: 0, text, images: [] },
      signal: new AbortController().signal,
    };
    return (await runLayers(layers, request, readers)).trace;
  };
}
