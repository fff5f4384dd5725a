import { isMet, type Figure } from "./figures.ts";
import type { Evaluation } from "./evaluation.ts";
import { hitsOf } from "./judged.ts";

/** A figure that is worse than it was, or that cannot be held against what it was. */
export interface Fallen {
  readonly name: string;
  /** Not a number where it was not measured any more. */
  readonly value: number;
  /** Not a number where it was never measured. */
  readonly was: number;
}

/** A text of which the service says something else than before. */
export interface Changed {
  readonly id: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** Figures without a target of which less is better. */
const LESS_IS_BETTER = /false alarms/;
/** Rounding is no fall. */
const SAME = 1e-9;
/** A calibration error moves with every risk; so much of it is no fall. */
const SAME_ERROR = 0.01;

/** Figures outside the end of their baseline's interval that is the worse one, that miss a target they met, that are no number, or that fell out. */
export function fallenBelow(
  figures: readonly Figure[],
  baseline: ReadonlyMap<string, Figure>,
): readonly Fallen[] {
  return worse(figures, baseline, (before) => (isBetterLow(before) ? before.high : before.low));
}

/** Figures that are worse on a candidate than on what is in force: the same texts, so that every difference is one. */
export function fallenBeside(
  figures: readonly Figure[],
  inForce: readonly Figure[],
): readonly Fallen[] {
  return worse(figures, named(inForce), ({ value }) => value);
}

/** Figures by their names. */
export function named(figures: readonly Figure[]): ReadonlyMap<string, Figure> {
  return new Map(figures.map((figure) => [figure.name, figure]));
}

function isBetterLow({ name, target }: Figure): boolean {
  return target === undefined ? LESS_IS_BETTER.test(name) : target.at === "most";
}

function worse(
  figures: readonly Figure[],
  before: ReadonlyMap<string, Figure>,
  boundOf: (before: Figure) => number,
): readonly Fallen[] {
  const now = named(figures);
  const isWorse = (figure: Figure, was: Figure): boolean => {
    if (isMet(was) === true && isMet(figure) === false) return true;
    const bound = boundOf(was);
    const same = figure.name.endsWith("error") ? SAME_ERROR : SAME;
    return isBetterLow(figure) ? figure.value > bound + same : figure.value < bound - same;
  };
  const fallen = figures.flatMap((figure): Fallen[] => {
    const { name, value } = figure;
    const was = before.get(name);
    const told = { name, value, was: was?.value ?? Number.NaN };
    if (was !== undefined && !Number.isFinite(was.value)) return [];
    if (!Number.isFinite(value)) return [told];
    return was !== undefined && isWorse(figure, was) ? [told] : [];
  });
  const fellOut = [...before.values()].filter(
    ({ name, value }) => !now.has(name) && Number.isFinite(value),
  );
  return [
    ...fallen,
    ...fellOut.map(({ name, value }) => ({ name, value: Number.NaN, was: value })),
  ];
}

/** What the candidate says otherwise, text by text. */
export function changedTexts(before: Evaluation, after: Evaluation): readonly Changed[] {
  const says = new Map(sayings(before).map((said) => [`${said.what} ${said.id}`, said.says]));
  return sayings(after).flatMap(({ id, what, says: now }) => {
    const was = says.get(`${what} ${id}`);
    return was === undefined || was === now ? [] : [{ id, what, before: was, after: now }];
  });
}

interface Saying {
  readonly id: string;
  readonly what: string;
  readonly says: string;
}

function sayings({ judged, answered, looked }: Evaluation): readonly Saying[] {
  return [
    ...judged.map(({ labelled, verdict, trace }) => ({
      id: labelled.id,
      what: "verdict",
      says: `${verdict.recommended_action}, ${verdict.stance.label}, risk ${verdict.overall_risk}, rules ${
        hitsOf({ trace })
          .map(({ rule }) => rule)
          .join(" ") || "none"
      }`,
    })),
    ...answered.map(({ question, found }) => ({
      id: question.id,
      what: "law found",
      says: found.join(" ") || "none",
    })),
    ...looked.map(({ question, corridors, statement }) => ({
      id: question.id,
      what: "route",
      says: `${corridors.join(" ") || "none"}: ${statement.slice(0, 80)}`,
    })),
  ];
}

/** A figure as a row of the printed table. */
export function rowOf(figure: Figure, before: Figure | undefined): object {
  const { name, value, low, high, n, target } = figure;
  return {
    name,
    value: percent(value),
    "95 %": `${percent(low)} – ${percent(high)}`,
    n,
    target: targetWords(target),
    met: isMet(figure) ?? "",
    baseline: before === undefined ? "" : percent(before.value),
  };
}

/** What fell, in words. */
export function fallenWords({ name, value, was }: Fallen): string {
  if (Number.isFinite(value)) return `${name} is ${percent(value)}, was ${percent(was)}`;
  const before = Number.isFinite(was) ? `, was ${percent(was)}` : "";
  return `${name} was not measured${before}`;
}

/** `≥ 95.0 %`, or nothing. */
export function targetWords(target: Figure["target"]): string {
  if (target === undefined) return "";
  return `${target.at === "least" ? "≥" : "≤"} ${percent(target.value)}`;
}

/** A share as a percentage with one decimal. */
export function percent(share: number): string {
  return Number.isNaN(share) ? "–" : `${(share * 100).toFixed(1)} %`;
}
