import type { Layer } from "../contract/layer.ts";
import { searxng } from "./web/searxng.ts";
import { webLayer, type SearchGate } from "./web/web-layer.ts";

export interface OnlineSettings {
  /** Address of a search server of SearXNG's kind, or null: then nothing is sent. */
  readonly searchUrl: string | null;
  readonly gate: SearchGate;
}

/** Searches the web through the configured server; without one, sends nothing. Throws at once when the address cannot be used. */
export function onlineLayer({ searchUrl, gate }: OnlineSettings): Layer {
  return webLayer({
    name: "online",
    title: "Found on the web, not checked",
    sources: searchUrl === null ? [] : [searxng(searchUrl)],
    gate,
  });
}
