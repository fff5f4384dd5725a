import type { Layer } from "../contract/layer.ts";
import type { OutsideSearch } from "../contract/search.ts";
import { officialPage } from "./web/official-page.ts";
import { webLayer } from "./web/web-layer.ts";

/** Asks the official pages an operator configured; without any, sends nothing. Throws at once when an address cannot be used. */
export function officialSourcesLayer(outside: OutsideSearch | null): Layer {
  const pages = (outside?.officialSources ?? []).map(officialPage);
  return webLayer({
    name: "official_sources",
    title: "Found on official sites",
    sources: pages,
    gates: outside?.gates ?? null,
    trustedHosts: new Set(pages.map(({ name }) => name)),
  });
}
