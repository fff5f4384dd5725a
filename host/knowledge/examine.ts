import type { Problem } from "../contract/knowledge.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import { walkRoots } from "./walk.ts";
import { assemble } from "./assemble.ts";
import { lookAt, manifestKey, type Look } from "./look.ts";
import { createMemory } from "./memory.ts";
import { nameRoots, type Place, type Root } from "./place.ts";

/** What `npm run check` finds in some roots. */
export interface Examined {
  readonly problems: readonly Problem[];
  /** Every object file and every pack.json there, good or not. */
  readonly files: readonly ExaminedFile[];
}

export interface ExaminedFile {
  readonly kind: "object" | "pack";
  readonly path: string;
  readonly shown: string;
}

/** One root to examine; with `only`, just these packs of it. */
export interface RootToExamine {
  readonly path: string;
  readonly only?: ReadonlySet<string>;
}

export interface ExamineOptions {
  readonly hostVersion: string;
  readonly now: Date;
  /** Objects that exist elsewhere: references to them hold. */
  readonly alsoKnown?: (leaf: Leaf, id: string) => boolean;
  /** Whether files that passed under this very code are judged again all the same. */
  readonly again?: boolean;
  /** Told after each object. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Asks every check of every object below some roots, with nothing remembered from before: no server, no model, nothing written. */
export async function examine(
  wanted: readonly RootToExamine[],
  options: ExamineOptions,
): Promise<Examined> {
  const roots = nameRoots(wanted.map(({ path }) => path)).map((root): Root => {
    const only = wanted.find(({ path }) => path === root.path)?.only;
    return only === undefined ? root : { ...root, only };
  });
  const look = await lookAt(roots, {
    previous: null,
    turn: { of: 1, at: 0 },
    judged: () => undefined,
  });
  const assembled = await assemble(look, createMemory(roots, null), {
    ...options,
    onRequest: true,
  });
  return {
    problems: assembled.problems,
    files: [...packFiles(look), ...look.walk.places.map(objectFile)],
  };
}

/** Which objects lie in a root, by the names of their files; nothing is read. */
export async function listNames(path: string): Promise<(leaf: Leaf, id: string) => boolean> {
  const { places } = await walkRoots(nameRoots([path]));
  const names = new Set(places.map(({ leaf, id }) => `${leaf}/${id}`));
  return (leaf, id) => names.has(`${leaf}/${id}`);
}

function packFiles({ walk, seen }: Look): ExaminedFile[] {
  return walk.packs.flatMap((pack) =>
    pack.manifest !== null && seen.has(manifestKey(pack))
      ? [{ kind: "pack" as const, path: pack.manifest, shown: pack.shown }]
      : [],
  );
}

function objectFile({ path, shown }: Place): ExaminedFile {
  return { kind: "object", path, shown };
}
