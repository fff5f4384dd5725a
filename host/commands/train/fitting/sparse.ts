import type { Cues } from "../../../risk/cues.ts";

/** The cues of one sample by number: most samples have few of all there are. */
export interface Sparse {
  readonly numbers: Int32Array;
  readonly much: Float64Array;
}

/** Cues as the places of their names in a list; those that are not in it are left out. */
export function sparseOf(cues: Cues, names: readonly string[]): Sparse {
  const known = [...cues].filter(([cue]) => names.includes(cue));
  return {
    numbers: Int32Array.from(known, ([cue]) => names.indexOf(cue)),
    much: Float64Array.from(known, ([, much]) => much),
  };
}
