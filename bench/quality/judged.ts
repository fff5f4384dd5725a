import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LabelledText } from "../../host/classifier/labelled-text.ts";
import type { Verdict } from "../../host/contract/classifier.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import type { GrepHit, Trace } from "../../host/contract/layer.ts";
import type { Reading } from "../../host/contract/reading.ts";
import { openOfflineJudge } from "../../host/judge-offline.ts";
import { readInForce } from "../../host/knowledge/keeping/read-only.ts";
import { VERSION } from "../../host/version.ts";

const ROOT = join(import.meta.dirname, "../..");

/** A labelled text with what the service makes of it. */
export interface Judged {
  readonly labelled: LabelledText;
  readonly verdict: Verdict;
  readonly trace: Trace;
  readonly reading: Reading;
  readonly knowledge: Snapshot;
}

/** A text of which no more is labelled than who speaks. */
export type StanceOnly = Pick<LabelledText, "id" | "language" | "stance" | "text">;

/** Reads knowledge as the service would, and nothing else: the packs under these roots. */
export async function knowledgeOf(roots: readonly string[]): Promise<Snapshot> {
  const state = await mkdtemp(join(tmpdir(), "evaluate-"));
  const knowledge = await readInForce({ roots, stateDir: state, hostVersion: VERSION });
  await rm(state, { recursive: true, force: true });
  return knowledge;
}

/** Judges one text without a service. */
export type Offline = Awaited<ReturnType<typeof openOfflineJudge>>;

/** The layers, the bundled tools and the deterministic classifier over a snapshot. */
export function openOffline(knowledge: Snapshot): Promise<Offline> {
  return openOfflineJudge(knowledge, [join(ROOT, "tools")]);
}

/** Runs every text through the layers and the deterministic classifier. */
export async function judgeAll(
  texts: readonly LabelledText[],
  judge: Offline,
  onText: (done: number) => void,
): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  for (const labelled of texts) {
    judged.push({ labelled, ...(await judge(labelled.text)) });
    onText(judged.length);
  }
  return judged;
}

/** What the rules found in it. */
export function hitsOf({ trace }: Pick<Judged, "trace">): readonly GrepHit[] {
  return (trace.grep?.["hits"] ?? []) as readonly GrepHit[];
}

/** The same of texts of which only the stance is labelled, in their order. */
export function judgeStances(
  texts: readonly StanceOnly[],
  judge: Offline,
  onText: (done: number) => void,
): Promise<readonly Judged[]> {
  const unlabelled = { dimensions: [], recommended_action_any_of: [], corridor: null };
  const labelled = texts.map((text) => ({ ...text, ...unlabelled }));
  return judgeAll(labelled, judge, onText);
}
