import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openClassifier } from "../../host/classifier/judge.ts";
import type { LabelledText } from "../../host/classifier/labelled-text.ts";
import type { Verdict } from "../../host/contract/classifier.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import type { GrepHit } from "../../host/contract/layer.ts";
import { loadTool } from "../../host/discover/load.ts";
import { findTools } from "../../host/discover/scan.ts";
import { readInForce } from "../../host/knowledge/read-only.ts";
import { openLayers } from "../../host/layers/open.ts";
import { foldText } from "../../host/matching/fold.ts";
import { lastUserMessage, runLayers } from "../../host/pipeline.ts";
import { readMessage } from "../../host/reading/read.ts";
import { reasonOver } from "../../host/reasoning/reason.ts";
import { togglesFor } from "../../host/try-layers.ts";
import { VERSION } from "../../host/version.ts";

const ROOT = join(import.meta.dirname, "../..");

/** A labelled text with what the service makes of it. */
export interface Judged {
  readonly labelled: LabelledText;
  readonly verdict: Verdict;
  readonly hits: readonly GrepHit[];
}

/** Reads knowledge as the service would, and nothing else: the packs under these roots. */
export async function knowledgeOf(roots: readonly string[]): Promise<Snapshot> {
  const state = await mkdtemp(join(tmpdir(), "evaluate-"));
  const knowledge = await readInForce({ roots, stateDir: state, hostVersion: VERSION });
  await rm(state, { recursive: true, force: true });
  return knowledge;
}

/** Runs every text through the layers and the deterministic classifier. */
export async function judgeAll(
  texts: readonly LabelledText[],
  knowledge: Snapshot,
  onText: (done: number) => void,
): Promise<readonly Judged[]> {
  const tools = await Promise.all((await findTools([join(ROOT, "tools")])).map(loadTool));
  const layers = openLayers({
    tools: () => tools,
    gate: (query) => query,
    searchUrl: null,
    officialSources: [],
  });
  const classifier = openClassifier();
  const judged: Judged[] = [];
  for (const labelled of texts) {
    const messages = [{ role: "user" as const, content: labelled.text }];
    const last = lastUserMessage(messages);
    if (last === null) continue;
    const { signal } = new AbortController();
    const allowed = ["grep", "rag", "tools"] as const;
    const found = await runLayers(
      layers,
      { messages, toggles: togglesFor(allowed), allowed, knowledge, last, signal },
      {
        fold: foldText,
        read: (folded, snapshot) => readMessage(folded.original, folded, snapshot),
        reason: reasonOver,
        onLayerError(layer, error) {
          throw new Error(`the ${layer} layer failed`, { cause: error });
        },
      },
    );
    const verdict = classifier.judge({ ...found, knowledge });
    const hits = (found.trace.grep?.["hits"] ?? []) as readonly GrepHit[];
    judged.push({ labelled, verdict, hits });
    onText(judged.length);
  }
  return judged;
}
