import type { Need } from "../../schemas/needs.ts";
import type { LabelByModel } from "../contract/engine.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit, LayerInput } from "../contract/layer.ts";
import type { KindChances } from "../contract/reading.ts";
import { heardNeeds } from "../risk/needs/heard-needs.ts";
import { withoutOtherMatters } from "../risk/other-matter.ts";
import { buildGlobs } from "./globs/globs.ts";
import { buildHeuristics } from "./heuristics.ts";
import { globHit, heuristicHit, labelHit } from "./hits.ts";
import { harmHits } from "./labels/harms.ts";
import { buildLabels, type LabelFind } from "./labels/labels.ts";
import { withoutRuledOut } from "./ruled-out.ts";
import { weighWording } from "./labels/wording.ts";

/** What patterns, the rules beside them and the wording say of a message. */
export interface Signs {
  /** What the patterns found and enforce among them, weighed against the wording. */
  readonly hits: readonly GrepHit[];
  /** Who speaks, by the wording alone; null without a text model. */
  readonly wording: KindChances | null;
  /** Who must be helped before anything else. */
  readonly needs: readonly Need[];
  /** Hits that change nothing. */
  readonly shadow: readonly GrepHit[];
  /** What each classifier rule said, fired or not. */
  readonly labels: readonly LabelTrace[];
  /** Rules that could not be asked: their silence is no all-clear. */
  readonly failed: readonly FailedRule[];
}

/** `trace.grep.failed[]`. */
export interface FailedRule {
  readonly rule: string;
  readonly error: string;
  /** Set where the rule is on trial. */
  readonly shadow?: true;
}

/** `trace.grep.labels[]`. */
export interface LabelTrace {
  readonly rule: string;
  readonly label: string;
  readonly probability: number | null;
  readonly threshold: number;
  readonly fired: boolean;
  readonly shadow?: true;
}

/** What a message and its patterns' hits are judged by. */
export interface SignInput extends Pick<LayerInput, "knowledge" | "folded" | "reading" | "signal"> {
  /** What the patterns found and enforce. */
  readonly fired: readonly GrepHit[];
}

/** How many rules beside the patterns run. */
export function signCount(snapshot: Snapshot): number {
  const { size: globs } = snapshot.derive(buildGlobs);
  const { size: labels } = snapshot.derive(buildLabels);
  return globs + labels + snapshot.derive(buildHeuristics).size;
}

/** Lays globs over names and lines, asks the classifier rules, then the heuristics over all that fired, holds all against the wording, and asks it what no rule named. Shadow rules run, and nothing builds on them. */
export async function findSigns(input: SignInput, byModel: LabelByModel): Promise<Signs> {
  const { knowledge, folded, reading, signal, fired } = input;
  const hits = [...fired];
  const shadow: GrepHit[] = [];
  const tell = (hit: GrepHit, isShadow: boolean) =>
    isShadow ? shadow.push({ ...hit, mode: "shadow" }) : hits.push(hit);
  for (const find of knowledge.derive(buildGlobs).find(folded()))
    tell(globHit(find), find.rule.shadow);
  const finder = knowledge.derive(buildLabels);
  const asked = { text: folded(), imageText: null, signal };
  const labels = finder.size === 0 ? [] : await finder.find(asked, byModel);
  for (const label of labels) if (label.fired) tell(labelHit(label), label.rule.shadow);
  const own = hits.map((hit) => withoutOtherMatters(hit, reading()));
  const { finds, failed } = knowledge.derive(buildHeuristics).find({ hits: own, reading });
  for (const find of finds) tell(heuristicHit(find), find.rule.shadow);
  const weighed = weighWording(hits, reading, knowledge);
  const told = withoutRuledOut(weighed.hits, reading, knowledge);
  return {
    hits: [...told, ...harmHits(told, reading, knowledge)],
    wording: weighed.wording,
    needs: heardNeeds(reading()),
    shadow,
    labels: labels.map(labelTrace),
    failed: [...labels.flatMap(failedLabel), ...failed],
  };
}

function labelTrace({ rule, probability, fired }: LabelFind): LabelTrace {
  const { rule_id, label, threshold } = rule.object.content;
  const shadow = rule.shadow ? { shadow: true as const } : {};
  return { rule: rule_id, label, probability, threshold, fired, ...shadow };
}

function failedLabel({ rule, error }: LabelFind): readonly FailedRule[] {
  const shadow = rule.shadow ? { shadow: true as const } : {};
  return error === undefined ? [] : [{ rule: rule.object.content.rule_id, error, ...shadow }];
}
