import type { GrepHit } from "../../contract/layer.ts";
import { excerptOf } from "./excerpt.ts";
import type { Rerun } from "./rerun.ts";

/** One place where a rule would have fired. */
export interface Place {
  /** `<file>:<line>`. */
  readonly at: string;
  /** The words that matched, in «», with what stands around them; one line. */
  readonly excerpt: string;
}

/** How often one rule would have fired, and where. */
export interface RuleCount {
  readonly rule: string;
  readonly mode: "enforce" | "shadow";
  readonly severity: string;
  readonly category: string;
  /** Messages in which it would have fired. */
  n_messages: number;
  /** Its matches in them; a message counts at most as many as a trace keeps. */
  n_matches: number;
  /** Messages by the language they are most likely written in; `unknown` where unsure. */
  readonly languages: Record<string, number>;
  /** The first places. */
  readonly here: Place[];
}

/** All counts of one run. */
export interface Tally {
  n_messages: number;
  /** Messages in which any rule would have fired. */
  n_with_hits: number;
  n_broken: number;
  /** The first rows that could not be read, and why. */
  readonly broken: { readonly at: string; readonly reason: string }[];
  readonly rules: Map<string, RuleCount>;
}

/** Which hits count, and how many places of each rule are kept. */
export interface Counting {
  /** rule_ids; null is all. */
  readonly rules: ReadonlySet<string> | null;
  readonly shadowOnly: boolean;
  readonly excerpts: number;
}

const MOST_BROKEN = 20;

/** Nothing counted yet. */
export function emptyTally(): Tally {
  return { n_messages: 0, n_with_hits: 0, n_broken: 0, broken: [], rules: new Map() };
}

/** Adds a row that could not be read. */
export function countBroken(tally: Tally, at: string, reason: string): void {
  tally.n_broken++;
  if (tally.broken.length < MOST_BROKEN) tally.broken.push({ at, reason });
}

/** Adds what the rules made of one message. */
export function countRerun(
  tally: Tally,
  { at, text, rerun }: { at: string; text: string; rerun: Rerun },
  counting: Counting,
): void {
  tally.n_messages++;
  const found = [
    ...(counting.shadowOnly
      ? []
      : rerun.enforced.map((hit) => ({ hit, mode: "enforce" as const }))),
    ...rerun.shadow.map((hit) => ({ hit, mode: "shadow" as const })),
  ].filter(({ hit }) => counting.rules?.has(hit.rule) ?? true);
  if (found.length > 0) tally.n_with_hits++;
  for (const { hit, mode } of found) {
    const count = countOf(tally, hit, mode);
    count.n_messages++;
    count.n_matches += Math.max(1, hit.matches.length);
    const language = rerun.language ?? "unknown";
    count.languages[language] = (count.languages[language] ?? 0) + 1;
    if (count.here.length < counting.excerpts)
      count.here.push({ at, excerpt: excerptOf(text, hit.matches) });
  }
}

function countOf(tally: Tally, hit: GrepHit, mode: RuleCount["mode"]): RuleCount {
  const { rule, severity, category } = hit;
  const known = tally.rules.get(rule);
  if (known !== undefined) return known;
  const count = { rule, mode, severity, category, n_messages: 0, n_matches: 0 };
  const whole: RuleCount = { ...count, languages: {}, here: [] };
  tally.rules.set(rule, whole);
  return whole;
}
