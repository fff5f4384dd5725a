import { openClassifier } from "./classifier/judge.ts";
import type { Verdict } from "./contract/classifier.ts";
import type { Snapshot } from "./contract/knowledge.ts";
import type { LayeredPrompt, Reasoned, Trace } from "./contract/layer.ts";
import type { Reading } from "./contract/reading.ts";
import { loadTool } from "./discover/load.ts";
import { findTools } from "./discover/scan.ts";
import { openLayers } from "./layers/open.ts";
import { foldText } from "./matching/folding/fold.ts";
import { findInLayers, runLayers } from "./pipeline.ts";
import type { Found } from "./written-prompt.ts";
import { readingSteps } from "./message/whole-reading.ts";
import { reasonOver } from "./reasoning/reason.ts";
import { togglesFor } from "./try-layers.ts";

/** A verdict without a service, and what it rests on. */
export interface OfflineVerdict {
  readonly verdict: Verdict;
  readonly trace: Trace;
  readonly reading: Reading;
  readonly knowledge: Snapshot;
}

/** What the classifier runs, whatever a request switches on. */
const FLOOR = ["grep", "rag", "tools"] as const;

/** What of it a verdict rests on: documents of law and reasons stand in a prompt and in a trace. */
const GROUNDS = ["grep", "tools"] as const;

/** Judges texts as the classifier does without a model, beside no service. A layer that fails is in the trace and in the verdict. `depth` verdict leaves out what the verdict does not rest on: law, reasons and the prompt. */
export async function openOfflineJudge(
  knowledge: Snapshot,
  toolFolders: readonly string[],
  depth: "trace" | "verdict" = "trace",
): Promise<(text: string) => Promise<OfflineVerdict>> {
  const tools = await Promise.all((await findTools(toolFolders)).map(loadTool));
  const layers = openLayers({
    tools: () => tools,
  });
  const classifier = openClassifier();
  const readers = {
    fold: foldText,
    read: readingSteps,
    reason: depth === "trace" ? reasonOver : reasonNothing,
    onLayerError: () => undefined,
  };
  const allowed = depth === "trace" ? FLOOR : GROUNDS;
  const toggles = togglesFor(allowed);
  const { signal } = new AbortController();
  return async (text) => {
    const request = {
      messages: [{ role: "user" as const, content: text }],
      toggles,
      allowed,
      knowledge,
      last: { from: 0, text, images: [] },
      signal,
    };
    const { trace, reading } =
      depth === "trace"
        ? await runLayers(layers, request, readers)
        : withoutPrompt(await findInLayers(layers, request, readers));
    return { verdict: classifier.judge({ trace, reading, knowledge }), trace, reading, knowledge };
  };
}

function withoutPrompt({ trace, reading }: Found): Pick<LayeredPrompt, "trace" | "reading"> {
  return { trace: { ...trace, _final_user_text: "" }, reading };
}

function reasonNothing(): Reasoned {
  return { background: null, steps: null, fired: false, trace: {} };
}
