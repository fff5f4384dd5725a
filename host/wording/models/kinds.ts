import type { Stance } from "../../../schemas/http/classifier.ts";
import type { KindChances } from "../../contract/reading.ts";
import { softmax } from "./softmax.ts";

/** Who may be speaking, as the text model tells it: the stances, and apart from other victims those in danger now. */
export const KINDS = [
  "offer",
  "danger",
  "victim",
  "inquiry",
  "compliance",
  "unrelated",
] as const satisfies readonly (keyof KindChances)[];
export type Kind = (typeof KINDS)[number];

/** Kinds that have weights of their own: the last one is what the others are weighed against. */
export const WEIGHED = KINDS.length - 1;

/** The stance of a kind. */
export function stanceOf(kind: Kind): Stance {
  return kind === "danger" ? "victim" : kind;
}

/** The chance that whoever speaks exploits somebody, or tells of it. */
export function exploiting({ offer, danger, victim }: KindChances): number {
  return offer + danger + victim;
}

/** A stance that is less likely than this is not told as a fact. */
const TOLD_FROM = 0.5;

/** The likeliest stance, a victim being one whether in danger or not; null where nothing was read or none is more likely than not. */
export function surelyBy(wording: KindChances | null): Stance | null {
  if (wording === null) return null;
  const { danger, victim, ...others } = wording;
  const stances: Readonly<Record<Stance, number>> = { ...others, victim: danger + victim };
  const told = KINDS.map(stanceOf).filter((stance) => stances[stance] >= TOLD_FROM);
  return told.toSorted((a, b) => stances[b] - stances[a])[0] ?? null;
}

/** The chances that these log-odds tell, in the order of `KINDS`. */
export function chancesOf(scores: readonly number[]): KindChances {
  const chances = softmax(scores);
  return ofEach((kind) => chances[KINDS.indexOf(kind)] ?? 0);
}

/** The mean of chances, of one kind after the other. */
export function meanOf(all: readonly KindChances[]): KindChances {
  const [first] = all;
  if (first !== undefined && all.length === 1) return first;
  return ofEach(
    (kind) => all.reduce((sum, chances) => sum + chances[kind], 0) / Math.max(1, all.length),
  );
}

/** Written out: an object made of entries is slower, and every text pays for it. */
function ofEach(chanceOf: (kind: Kind) => number): KindChances {
  return {
    offer: chanceOf("offer"),
    danger: chanceOf("danger"),
    victim: chanceOf("victim"),
    inquiry: chanceOf("inquiry"),
    compliance: chanceOf("compliance"),
    unrelated: chanceOf("unrelated"),
  };
}
