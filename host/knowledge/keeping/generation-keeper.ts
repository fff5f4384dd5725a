import { codeOf } from "../../../schemas/error-code.ts";
import type { Problem } from "../../contract/knowledge.ts";
import type { Assembled } from "../assemble.ts";
import type { Candidate } from "../candidate.ts";
import { writeGeneration, type StoredGeneration } from "./generations.ts";

/** Where generations lie, as answers tell it: below the data folder. */
const SHOWN = "state/generations";

export interface KeeperOptions {
  /** Where generations are written. */
  readonly folder: string;
  /** How many stay on disk. */
  readonly keep: number;
  readonly hostVersion: string;
  readonly log: (message: string, detail?: unknown) => void;
}

/** What came into force, as it is kept. */
export interface Kept {
  readonly assembled: Assembled;
  readonly candidate: Candidate;
  readonly generation: number;
}

/** Writes what is in force as a generation: at once where somebody waits for it, else soon. */
export interface GenerationKeeper {
  /** This is in force now; unless somebody waits, it is written within seconds. */
  note(inForce: Kept): void;
  /** Resolves when the latest is written, or could not be. */
  keepNow(): Promise<void>;
  /** Why the latest could not be kept, if so. */
  problems(): readonly Problem[];
}

/** How long further changes are waited for: a run of promotes is one file, not hundreds. */
const LULL_MS = 2000;

/** Begins with the generation that lies on disk. */
export function createGenerationKeeper(
  options: KeeperOptions,
  stored: StoredGeneration | null,
): GenerationKeeper {
  let written = { generation: stored?.head.generation, revision: stored?.head.revision };
  let latest: Kept | null = null;
  let lost: Problem | null = null;
  let turn: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  const keepLatest = async (): Promise<void> => {
    if (latest === null) return;
    const inForce = latest;
    latest = null;
    const { generation, candidate } = inForce;
    if (generation === written.generation && candidate.revision === written.revision) return;
    lost = await write(inForce, options);
    if (lost === null) written = { generation, revision: candidate.revision };
  };
  const keepNow = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    turn = turn.then(keepLatest);
    return turn;
  };
  return {
    note(inForce) {
      latest = inForce;
      timer ??= setTimeout(() => void keepNow(), LULL_MS).unref();
    },
    keepNow,
    problems: () => (lost === null ? [] : [lost]),
  };
}

/** When what had been written before came into force, by key. */
function sinceOf({ winners }: Assembled, { entries }: Candidate): Record<string, string> {
  const since: Record<string, string> = {};
  for (const [at, { place, writtenMs }] of winners.entries()) {
    const inForceMs = entries[at]?.writtenMs ?? 0;
    if (inForceMs > writtenMs) since[place.key] = new Date(inForceMs).toISOString();
  }
  return since;
}

/** Null, or why it could not be kept. */
async function write(
  { assembled, candidate, generation }: Kept,
  { folder, keep, hostVersion, log }: KeeperOptions,
): Promise<Problem | null> {
  const winners = new Set(assembled.winners.map(({ place }) => place.key));
  const head = {
    generation,
    revision: candidate.revision,
    activated_at: new Date().toISOString(),
    host_version: hostVersion,
    packs: candidate.sources.map(({ key, manifest }) => ({ key, manifest })),
    roots: Object.fromEntries(candidate.sources.map(({ root }) => [root.name, root.path])),
    since: sinceOf(assembled, candidate),
  };
  const rows = assembled.claims.map(({ place: { key }, object }) => ({
    key,
    in_force: winners.has(key),
    object,
  }));
  try {
    await writeGeneration(folder, head, { rows, keep });
    return null;
  } catch (error) {
    log("a generation could not be kept", error);
    const message = `generation ${generation} could not be written (${codeOf(error)}); it is in force but would not outlive a restart with broken files`;
    return { file: SHOWN, path: "", message, check: "generation", severity: "error" };
  }
}
