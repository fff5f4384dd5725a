import type { Logger } from "pino";

/** A layer, or a part of one, that failed lately. */
export interface Failing {
  readonly layer: string;
  /** The rule or tool; null where the whole layer failed. */
  readonly part: string | null;
  /** How often since it was last well for an hour. */
  readonly times: number;
}

/** What failed of the layers: told in the log once, not on every request, and listed for readiness without its error, which may hold what somebody wrote. */
export interface Failures {
  readonly note: (layer: string, error: unknown, part?: string) => void;
  readonly list: () => readonly Failing[];
  /** Layer → how often it or a part of it failed since the process began. */
  readonly totals: () => ReadonlyMap<string, number>;
}

/** So long after its last failure a part counts as failing; after that it is well, and a new failure is logged again. */
const FAILING_MS = 60 * 60 * 1000;

/** Opens the list. Nothing of it outlives the process. */
export function openFailures(log: Pick<Logger, "error">, now: () => number = Date.now): Failures {
  const known = new Map<string, Failing & { readonly last: number }>();
  const totals = new Map<string, number>();
  const live = () => {
    const since = now() - FAILING_MS;
    for (const [key, { last }] of known) if (last <= since) known.delete(key);
    return known;
  };
  return {
    note(layer, error, part) {
      const key = `${layer} ${part ?? ""}`;
      const before = live().get(key);
      if (before === undefined)
        log.error(
          { err: error, layer, ...(part === undefined ? {} : { part }) },
          part === undefined ? "a layer failed" : "a part of a layer failed",
        );
      totals.set(layer, (totals.get(layer) ?? 0) + 1);
      const times = (before?.times ?? 0) + 1;
      known.set(key, { layer, part: part ?? null, times, last: now() });
    },
    list: () => Array.from(live().values(), ({ layer, part, times }) => ({ layer, part, times })),
    totals: () => totals,
  };
}
