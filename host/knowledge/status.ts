import type { PackStatus, Problem } from "../contract/knowledge.ts";
import type { PackInForce } from "./choose-packs.ts";

/** How knowledge stands, for operators. */
export interface KnowledgeStatus {
  /** Counts the swaps, across restarts. */
  readonly generation: number;
  /** Whether anything on disk is refused, or an earlier generation is served. */
  readonly degraded: boolean;
  readonly packs: readonly PackHealth[];
}

/** How one pack stands. */
export interface PackHealth extends PackStatus {
  /** When what it holds now came into force, ISO 8601. */
  readonly last_activation: string | null;
  /** The first thing that is refused in it now, with its file, or null. */
  readonly last_error: string | null;
  /** Seconds since the last activation, integer. */
  readonly age_s: number | null;
}

/** When each pack last changed. */
export interface Activations {
  /** Notes the time of packs whose revision or version is new. */
  note(packs: readonly PackStatus[], now: Date): void;
  of(name: string): Date | null;
}

/** Begins with none. */
export function createActivations(): Activations {
  const times = new Map<string, { readonly revision: string; readonly at: Date }>();
  return {
    note(packs, at) {
      for (const { name, revision } of packs)
        if (times.get(name)?.revision !== revision) times.set(name, { revision, at });
    },
    of: (name) => times.get(name)?.at ?? null,
  };
}

/** The status of each pack in force. */
export function healthOf(
  packs: readonly PackStatus[],
  sources: readonly PackInForce[],
  { problems, activations }: { problems: readonly Problem[]; activations: Activations },
): PackHealth[] {
  return packs.map((pack) => {
    const at = activations.of(pack.name);
    const source = sources.find(({ name }) => name === pack.name);
    const folder = source === undefined ? null : `${source.root.shown}/${pack.name}/`;
    const error = problems.find(
      ({ file, severity }) => folder !== null && severity === "error" && file.startsWith(folder),
    );
    return {
      ...pack,
      last_activation: at?.toISOString() ?? null,
      last_error:
        error === undefined
          ? null
          : [error.file, error.path, error.message].filter(Boolean).join(" "),
      age_s: at === null ? null : Math.floor((Date.now() - at.getTime()) / 1000),
    };
  });
}
