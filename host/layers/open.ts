import type { Layer } from "../contract/layer.ts";
import type { LabelByModel } from "../contract/engine.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { OutsideSearch } from "../contract/search.ts";
import type { ToolModule } from "../contract/tool.ts";
import { buildGlobs } from "../signs/globs/globs.ts";
import { buildHeuristics } from "../signs/heuristics.ts";
import { buildLabels } from "../signs/labels/labels.ts";
import { buildRules } from "./grep/built-in-rules.ts";
import { grepLayer } from "./grep/grep.ts";
import { officialSourcesLayer } from "./official-sources.ts";
import { onlineLayer } from "./online.ts";
import { personaLayer } from "./persona.ts";
import { ragLayer, warmRetrieval } from "./rag/rag.ts";
import { toolsLayer } from "./tools/tools.ts";

export interface LayerSettings {
  readonly tools: () => readonly ToolModule[];
  /** Asks the host's model for a label; without it, rules that need one say so in the trace. */
  readonly labelByModel?: LabelByModel;
  /** The gates and sources of the two layers that look outside; without them, nothing is sent. */
  readonly outside?: OutsideSearch;
}

/** What the layers make of a snapshot before it comes into force, so that no request pays for it. */
export const WARM: readonly ((snapshot: Snapshot) => unknown)[] = [
  buildRules,
  buildGlobs,
  buildLabels,
  buildHeuristics,
  warmRetrieval,
];

/** The six layers, in the order they run. */
export function openLayers(settings: LayerSettings): readonly Layer[] {
  return [
    personaLayer(),
    grepLayer(settings.labelByModel),
    ragLayer(),
    toolsLayer(settings.tools),
    officialSourcesLayer(settings.outside ?? null),
    onlineLayer(settings.outside ?? null),
  ];
}
