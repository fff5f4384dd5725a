import { foldText } from "../../matching/folding/fold.ts";
import { ROLES, type Role } from "./roles.ts";
import { IN_LATIN_LETTERS } from "./words-in-latin-letters.ts";
import { IN_OTHER_LETTERS } from "./words-in-other-letters.ts";

/** Folded words, those that go on with a `*` behind, and what they do. */
export interface AskedTable {
  readonly roles: ReadonlyMap<string, ReadonlySet<Role>>;
  /** Lengths of the words that begin with two units, the longest first. */
  readonly lengths: ReadonlyMap<string, readonly number[]>;
}

/** The words of all languages in one table: so short a question seldom tells its language. */
export function askedTable(): AskedTable {
  const roles = new Map<string, Set<Role>>();
  const lengths = new Map<string, Set<number>>();
  for (const words of [...IN_LATIN_LETTERS, ...IN_OTHER_LETTERS])
    for (const role of ROLES)
      for (const word of words[role].split("|")) {
        const isOpen = word.endsWith("*");
        const folded = foldText(isOpen ? word.slice(0, -1) : word).folded.trim();
        const key = isOpen ? `${folded}*` : folded;
        roles.set(key, (roles.get(key) ?? new Set()).add(role));
        const start = folded.slice(0, 2);
        lengths.set(start, (lengths.get(start) ?? new Set()).add(folded.length));
      }
  return { roles, lengths: new Map(Array.from(lengths, longestFirst)) };
}

function longestFirst([start, of]: readonly [string, ReadonlySet<number>]) {
  return [start, [...of].toSorted((a, b) => b - a)] as const;
}
