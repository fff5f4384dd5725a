import type { Problem } from "../contract/knowledge.ts";
import { walkRoots } from "./looking/walk.ts";
import { assemble } from "./assemble.ts";
import type { Won } from "./overlay.ts";
import { restsOn, type HolderOf, type Lender } from "./rests-on.ts";
import { lookAt, manifestKey, type Look } from "./looking/look.ts";
import { createMemory } from "./keeping/memory.ts";
import { nameRoots, type Place, type Root } from "./place.ts";

/** What `npm run check` finds in some roots. */
export interface Examined {
  readonly problems: readonly Problem[];
  /** Every object file and every pack.json there, good or not. */
  readonly files: readonly ExaminedFile[];
  /** The other packs whose objects are named by those whose files are asked for. */
  readonly restsOn: (isAsked: (shown: string) => boolean) => readonly Lender[];
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
  readonly heldElsewhere?: HolderOf;
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
  const { heldElsewhere = () => undefined } = options;
  const assembled = await assemble(look, createMemory(roots, null), {
    ...options,
    alsoKnown: (leaf, id) => heldElsewhere(leaf, id) !== undefined,
    onRequest: true,
  });
  const holderOf = holderAmong(assembled.winners, heldElsewhere);
  return {
    problems: assembled.problems,
    files: [...packFiles(look), ...look.walk.places.map(objectFile)],
    restsOn: (isAsked) =>
      restsOn(
        assembled.winners
          .filter(({ place }) => isAsked(place.shown))
          .map(({ place, object }) => ({ pack: place.pack, object })),
        holderOf,
      ),
  };
}

function holderAmong(winners: readonly Won[], elsewhere: HolderOf): HolderOf {
  const held = holderByName(winners.map(({ place }) => place));
  return (leaf, id) => held(leaf, id) ?? elsewhere(leaf, id);
}

/** Which pack of a root holds an object, by the names of its files; nothing is read. Packs in `except` are passed over. */
export async function listNames(
  path: string,
  except: ReadonlySet<string> = new Set(),
): Promise<HolderOf> {
  const { places } = await walkRoots(nameRoots([path]));
  return holderByName(places.filter(({ pack }) => !except.has(pack)));
}

function holderByName(places: readonly Place[]): HolderOf {
  const packs = new Map(places.map(({ leaf, id, pack }) => [`${leaf}/${id}`, pack]));
  return (leaf, id) => packs.get(`${leaf}/${id}`);
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
