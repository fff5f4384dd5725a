import type { Layer } from "../contract/layer.ts";
import type { OutsideSearch } from "../contract/search.ts";
import { webLayer } from "./web/web-layer.ts";

/** Searches the web through the servers an operator configured; without any, sends nothing. */
export function onlineLayer(outside: OutsideSearch | null): Layer {
  return webLayer({
    name: "online",
    title: "Found on the web, not checked",
    sources: outside?.servers ?? [],
    gates: outside?.gates ?? null,
  });
}
