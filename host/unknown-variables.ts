import { VARIABLES, type VariableName } from "./variables.ts";

/** A variable that is set and that this version does not read. */
export interface UnknownVariable {
  readonly name: string;
  /** The one that it is a slip of, or null. */
  readonly nearest: VariableName | null;
  /** Of one that is planned and not in this version: what to do instead, where who sets it relies on it for somebody's protection, else null. Absent of all others. */
  readonly planned?: string | null;
}

/** Variables of the design that this version does not have. */
const PLANNED: Readonly<Record<string, string | null>> = {
  HARNESS_API_KEYS:
    "this version asks nobody for a key and would stand open; put a proxy that does in front of it (see SECURITY.md), and unset it here",
  HARNESS_ROLE: null,
  HARNESS_FOLLOW: null,
};

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
    .map(([name]) => ({ name, nearest: nearestTo(name.toUpperCase(), KNOWN), ...plannedAs(name) }));
}

/** A slip of a planned one is as planned as that. */
function plannedAs(name: string): Pick<UnknownVariable, "planned"> {
  const planned = nearestTo(name.toUpperCase(), Object.keys(PLANNED));
  return planned === null ? {} : { planned: PLANNED[planned] ?? null };
}

function nearestTo<T extends string>(name: string, among: readonly T[]): T | null {
  const near = among
    .map((known) => ({ known, slips: slipsBetween(name, known) }))
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
