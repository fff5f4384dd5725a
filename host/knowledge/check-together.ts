import type { Problem } from "../contract/knowledge.ts";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import type { Together, TogetherEntry } from "./checks/check.ts";
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
  const find = finderOf(winners);
  const all: Together = {
    entries: entriesOf(winners),
    has: (leaf, id) => find(leaf, id) !== undefined || (alsoKnown?.(leaf, id) ?? false),
    find,
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

/** Finds objects by leaf and id. A name put together for each of thousands would be thrown away with every promote. */
function finderOf(winners: readonly Won[]): Together["find"] {
  const named = new Map<Leaf, Map<string, KnowledgeObject>>();
  for (const { place, object } of winners) {
    const ofLeaf = named.get(place.leaf);
    if (ofLeaf === undefined) named.set(place.leaf, new Map([[place.id, object]]));
    else ofLeaf.set(place.id, object);
  }
  return (leaf, id) => named.get(leaf)?.get(id);
}

function entriesOf(winners: readonly Won[]): Together["entries"] {
  return winners.map((won) => new WonEntry(won));
}

/** Paths are put together when asked for: few are. */
class WonEntry implements TogetherEntry {
  readonly #won: Won;

  constructor(won: Won) {
    this.#won = won;
  }

  get object(): KnowledgeObject {
    return this.#won.object;
  }

  get shown(): string {
    return this.#won.place.shown;
  }
}
