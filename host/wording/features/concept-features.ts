import { conceptHash } from "../../../schemas/concept-hash.ts";
import { hashedOn } from "../../../schemas/fnv.ts";
import { clausesAt } from "./clauses.ts";
import type { Sighting } from "../concepts/concept-finder.ts";
import { conceptStarts, findConcepts } from "../concepts/concepts.ts";
import type { Numbers } from "./numbers.ts";

/** So many places before one are looked at for the concepts that stand beside its own. */
const BESIDE = 3;
/** So many first and last places are what a text opens and closes with. */
const EDGE = 4;
/** What hashes of one concept, of two, of one at an edge and of one in a clause that denies something begin or end with, so that each kind differs from the others. */
const [CONCEPT, CONCEPTS] = [0x5bd1_e995, 0x27d4_eb2f];
const [OPENING, CLOSING] = [0x3c6e_f372, 0x510e_527f];
const [APART, DENIED] = [0x1f83_d9ab, 0x5be0_cd19];

/** Concepts by which a clause denies something. */
const DENIALS: ReadonlySet<number> = new Set(
  ["not", "never", "without", "nobody"].map((concept) => conceptHash(concept)),
);

/** What the words of a text mean, and in which clause. */
export interface ToldConcepts {
  readonly places: readonly Sighting[];
  /** For each place the number of its clause, ascending. */
  readonly clauses: readonly number[];
}

/** Finds what the words of a folded text mean; `language` is its ISO 639 code, or null when unsure. */
export function toldConcepts(folded: string, language: string | null): ToldConcepts {
  const places = findConcepts(folded, language);
  return { places, clauses: clausesAt(folded, conceptStarts(folded, language)) };
}

/**
 * Notes each concept; each two that stand near each other in either order, told apart where the end of a clause stands between them; those of a clause that denies something once more, as "he does not keep my passport. I am not
 * afraid" has the words of harm; and those that the text opens and closes with: a warning begins with a call to beware and ends with advice, and what it tells in between may be the words of an offer.
 */
export function noteConcepts(told: ToldConcepts, numbers: Numbers): void {
  const { places, clauses } = told;
  const denying = denyingClauses(told);
  for (let at = 0; at < places.length; at++) {
    const isDenied = denying.has(clauses[at] as number);
    const [opens, closes] = [at < EDGE, at >= places.length - EDGE];
    for (const concept of places[at] as Sighting) {
      numbers.note(concept ^ CONCEPT);
      if (opens) numbers.note(concept ^ OPENING);
      if (closes) numbers.note(concept ^ CLOSING);
      if (isDenied) numbers.note(concept ^ DENIED);
    }
    for (let before = Math.max(0, at - BESIDE); before < at; before++)
      notePairs(told, [before, at], numbers);
  }
}

/** Notes each two concepts of two places. */
function notePairs(
  { places, clauses }: ToldConcepts,
  [before, at]: readonly [number, number],
  numbers: Numbers,
): void {
  const apart = clauses[before] === clauses[at] ? 0 : APART;
  for (const concept of places[at] as Sighting)
    for (const other of places[before] as Sighting)
      if (other !== concept) numbers.note(bothOf(concept, other) ^ apart);
}

function denyingClauses({ places, clauses }: ToldConcepts): ReadonlySet<number> {
  const denying = new Set<number>();
  for (const [at, concepts] of places.entries())
    if (concepts.some((concept) => DENIALS.has(concept))) denying.add(clauses[at] as number);
  return denying;
}

/** The hash of two concepts, whichever stands first. */
export function bothOf(a: number, b: number): number {
  return a < b ? hashedOn(a, CONCEPTS) ^ b : hashedOn(b, CONCEPTS) ^ a;
}
