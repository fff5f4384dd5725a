import type { Problem } from "../contract/knowledge.ts";
import type { Together } from "./checks/check.ts";
import { TOGETHER_CHECKS } from "./checks/table.ts";
import type { Contest, Won } from "./overlay.ts";

export interface TogetherOptions {
  readonly now: Date;
  /** What is only told at load is an error. */
  readonly onRequest: boolean;
  /** Objects that exist elsewhere, for references. */
  readonly alsoKnown?: Together["has"];
  /** When set, checks that look at one object at a time look at those only. */
  readonly only?: (won: Won) => boolean;
}

/** Entries that are checked before others get a turn. */
const AT_ONCE = 500;

/** Asks the checks of all objects together; what each found, one check at a time, and of long lists some entries at a time: whoever asks may pause in between. */
export function* checkTogether(
  { winners, contests }: { winners: readonly Won[]; contests: readonly Contest[] },
  { now, onRequest, alsoKnown, only }: TogetherOptions,
): Generator<Problem[]> {
  const named = new Map(winners.map(({ place, object }) => [`${place.leaf}/${place.id}`, object]));
  const all: Together = {
    entries: entriesOf(winners),
    has: (leaf, id) => named.has(`${leaf}/${id}`) || (alsoKnown?.(leaf, id) ?? false),
    find: (leaf, id) => named.get(`${leaf}/${id}`),
    contests,
    now,
  };
  const some = only === undefined ? all : { ...all, entries: entriesOf(winners.filter(only)) };
  for (const check of TOGETHER_CHECKS) {
    const strict = onRequest && check.strictOnRequest === true;
    for (const part of check.oneByOne === true ? partsOf(some) : [all])
      yield check.check(part).map(({ file, also, path, message, severity = "error" }) => ({
        file,
        ...(also !== undefined && { also }),
        path,
        message,
        check: check.name,
        severity: strict ? ("error" as const) : severity,
      }));
  }
}

function* partsOf(together: Together): Generator<Together> {
  const { entries } = together;
  for (let from = 0; from < entries.length; from += AT_ONCE)
    yield { ...together, entries: entries.slice(from, from + AT_ONCE) };
}

function entriesOf(winners: readonly Won[]): Together["entries"] {
  return winners.map(({ object, place }) => ({ object, shown: place.shown }));
}
