import { VARIABLES, type VariableName } from "./variables.ts";

/** A variable that is set and that this version does not read. */
export interface UnknownVariable {
  readonly name: string;
  /** The one that it is a slip of, or null. */
  readonly nearest: VariableName | null;
}

const OURS = "HARNESS_";
const KNOWN = Object.keys(VARIABLES) as VariableName[];
/** Letters of a name without its prefix for each that may be wrong, and most that may be. */
const LETTERS_A_SLIP = 4;
const MOST_SLIPS = 2;

/** What is set under a name like this service's own (`HARNESS_…`) and is none of them; what is set to nothing is not told. */
export function unknownVariables(
  env: Readonly<Record<string, string | undefined>>,
): readonly UnknownVariable[] {
  return Object.entries(env)
    .filter(([name, value]) => name.toUpperCase().startsWith(OURS) && value?.trim())
    .filter(([name]) => !Object.hasOwn(VARIABLES, name))
    .map(([name]) => ({ name, nearest: nearestTo(name.toUpperCase()) }));
}

function nearestTo(name: string): VariableName | null {
  const near = KNOWN.map((known) => ({ known, slips: slipsBetween(name, known) }))
    .filter(({ known, slips }) => slips <= slipsIn(known))
    .toSorted((one, other) => one.slips - other.slips);
  return near[0]?.known ?? null;
}

function slipsIn(known: string): number {
  const letters = known.length - OURS.length;
  return Math.min(MOST_SLIPS, Math.floor(letters / LETTERS_A_SLIP) || 1);
}

/** Letters to put in, leave out or change (Levenshtein 1966). */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of one.split("").entries()) {
    const next = [at + 1];
    for (const [to, wanted] of other.split("").entries()) {
      const changed = (row[to] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
