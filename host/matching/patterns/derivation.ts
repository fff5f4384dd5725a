import type { Ways } from "./ways.ts";

/** Units on either side of a required literal that a match may reach. */
export const LONGEST_MATCH = 1024;

/** What an index and a search need to know of a pattern before they run it. */
export interface Derivation {
  /** Units of the longest match that is looked for. */
  readonly longest: number;
  /** Whether a match may be longer than that, and is then told shortened. */
  readonly open: boolean;
  /** RE2 instructions. */
  readonly size: number;
  /** What each way to match requires; made anew whenever asked for: an index of many patterns asks once. */
  ways(): Ways;
  /** The words it spells out, for undoing disguises. */
  words(): readonly string[];
}
