import { setTimeout as delay } from "node:timers/promises";
import type { FoundModule } from "./scan.ts";

/** What came of loading a module: it, or what it threw. */
export type Outcome<M> = { readonly module: M } | { readonly error: unknown };

/** Modules that are being loaded, side by side: one that takes long, or never ends, keeps no other waiting. */
export interface Loads<M> {
  /** Begins to load those that are not being loaded yet, and gives by path what came of each that was through within `waitMs` milliseconds, or of all; what is not is given by a later call. */
  of(
    found: readonly FoundModule[],
    waitMs: number | undefined,
  ): Promise<ReadonlyMap<string, Outcome<M>>>;
}

interface Loading<M> {
  readonly digest: string;
  readonly done: Promise<unknown>;
  outcome?: Outcome<M>;
}

/** Opens the list of what is being loaded; `load` rejects with what is wrong with a module. */
export function openLoads<M>(load: (found: FoundModule) => Promise<M>): Loads<M> {
  const loading = new Map<string, Loading<M>>();
  const begin = (found: FoundModule): Loading<M> => {
    const begun: Loading<M> = {
      digest: found.digest,
      done: load(found).then(
        (module) => (begun.outcome = { module }),
        (error: unknown) => (begun.outcome = { error }),
      ),
    };
    return begun;
  };
  return {
    async of(found, waitMs) {
      const before = new Map(loading);
      loading.clear();
      for (const each of found) {
        const known = before.get(each.path);
        loading.set(each.path, known?.digest === each.digest ? known : begin(each));
      }
      await settled([...loading.values()], waitMs);
      const outcomes = new Map<string, Outcome<M>>();
      for (const [path, { outcome }] of loading) {
        if (outcome === undefined) continue;
        outcomes.set(path, outcome);
        loading.delete(path);
      }
      return outcomes;
    },
  };
}

async function settled(
  loading: readonly Loading<unknown>[],
  waitMs: number | undefined,
): Promise<void> {
  const all = Promise.all(loading.map(({ done }) => done));
  if (waitMs === undefined || loading.length === 0) return void (await all);
  const tooLong = new AbortController();
  const wait = delay(waitMs, undefined, { signal: tooLong.signal }).catch(() => {});
  await Promise.race([all, wait]).finally(() => tooLong.abort());
}
