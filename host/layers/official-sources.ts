import type { Layer } from "../contract/layer.ts";
import { officialPage } from "./web/official-page.ts";
import { webLayer, type SearchGate } from "./web/web-layer.ts";

export interface OfficialSourcesSettings {
  /** Addresses an operator trusts: plain pages, or search pages with `{query}` in them. Nothing else is ever asked. */
  readonly officialSources: readonly string[];
  readonly gate: SearchGate;
}

/** Asks the configured official pages; without any, sends nothing. Throws at once when an address cannot be used. */
export function officialSourcesLayer({ officialSources, gate }: OfficialSourcesSettings): Layer {
  return webLayer({
    name: "official_sources",
    title: "Found on official sites",
    sources: officialSources.map(officialPage),
    gate,
  });
}
