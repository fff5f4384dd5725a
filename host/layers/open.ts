import type { Layer } from "../contract/layer.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { ToolModule } from "../contract/tool.ts";
import { buildScanner, grepLayer } from "./grep.ts";
import { officialSourcesLayer } from "./official-sources.ts";
import { onlineLayer } from "./online.ts";
import { personaLayer } from "./persona.ts";
import { buildRetrieval, ragLayer } from "./rag.ts";
import { toolsLayer } from "./tools.ts";

export interface LayerSettings {
  readonly tools: () => readonly ToolModule[];
  /** Takes what identifies a person out of a query before it may leave. */
  readonly gate: (query: string) => string;
  readonly searchUrl: string | null;
  readonly officialSources: readonly string[];
}

/** What the layers make of a snapshot before it comes into force, so that no request pays for it. */
export const WARM: readonly ((snapshot: Snapshot) => unknown)[] = [buildScanner, buildRetrieval];

/** The six layers, in the order they run. */
export function openLayers(settings: LayerSettings): readonly Layer[] {
  return [
    personaLayer(),
    grepLayer(),
    ragLayer(),
    toolsLayer(settings.tools),
    officialSourcesLayer(settings),
    onlineLayer(settings),
  ];
}
