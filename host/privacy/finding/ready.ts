import { once } from "../../../schemas/once.ts";
import { fewestDigits } from "../patterns/fewest-digits.ts";
import { neededSigns, type NeededSigns } from "../patterns/needed-signs.ts";
import { readsMarks } from "../patterns/no-names.ts";
import type { Recognizer } from "../recognizer.ts";
import { runnable } from "../patterns/runnable.ts";

/** A recognizer ready to look; its pattern, the costly part, is made when it is first asked for. */
export interface Ready {
  readonly label: string;
  readonly rank: number;
  readonly pattern: () => RegExp;
  readonly accepts: (found: string) => boolean;
  readonly needs: RegExp | null;
  readonly needsToken: number;
  /** Digits that whatever it matches has at least. */
  readonly needsDigits: () => number;
  /** Characters of which whatever it matches has some; nothing else is gone through. */
  readonly needsSigns: () => NeededSigns;
  readonly isRun: boolean;
  readonly readsMarks: boolean;
  /** Which list of words must stand near; null where the form alone is telling enough. */
  readonly context: number | null;
}

/** Recognizers by the cues at which they look. */
export function byCue(
  recognizers: readonly Recognizer[],
  prepare: (recognizer: Recognizer) => Ready,
): ReadonlyMap<string, readonly Ready[]> {
  const found = new Map<string, Ready[]>();
  for (const recognizer of recognizers) {
    if (recognizer.cues === undefined) continue;
    const prepared = prepare(recognizer);
    for (const cue of new Set(recognizer.cues)) {
      const known = found.get(cue);
      if (known === undefined) found.set(cue, [prepared]);
      else known.push(prepared);
    }
  }
  return found;
}

/** Gets a recognizer ready; its list of words goes to the end of `lists`. */
export function ready(recognizer: Recognizer, lists: (readonly string[])[]): Ready {
  const { label, pattern, accepts, context, cues, rank, needs, needsToken, isRun } = recognizer;
  const sure = accepts !== undefined ? 3 : context !== undefined || cues !== undefined ? 2 : 1;
  return {
    label,
    rank: rank ?? sure,
    pattern: once(() => runnable(recognizer)),
    readsMarks: readsMarks(pattern),
    needs: needs ?? null,
    needsToken: needsToken ?? 0,
    needsDigits: once(() => fewestDigits(pattern)),
    needsSigns: once(() => neededSigns(needs ?? pattern)),
    isRun: isRun ?? false,
    accepts: accepts ?? (() => true),
    context: context === undefined ? null : lists.push(context) - 1,
  };
}
