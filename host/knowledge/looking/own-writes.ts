import { isAbsence } from "../../../schemas/error-code.ts";
import { LOCAL_PACK } from "../overlay.ts";
import type { Look, OwnDigests } from "./look.ts";
import type { Place } from "../place.ts";
import { digestNow, type SeenFile } from "./seen-file.ts";

/** What the service itself wrote into the local pack since it started: it is in force already, so no look need tell of it. */
export interface OwnWrites extends OwnDigests {
  /** The file at the place was written, or (null) removed. */
  note(place: Place, file: SeenFile | null): void;
  /** Whether the file at the path is what the service itself made of it: nobody else wrote there since. */
  isAsWritten(path: string): boolean;
  /** How many writes there were. */
  count(): number;
  /** A look as it would be now, where it began after so many writes: what was written since is put into it. */
  addTo(look: Look, since: number): Look;
}

interface OwnWrite {
  readonly place: Place;
  readonly file: SeenFile | null;
  /** The how manieth it was. */
  readonly count: number;
}

/** Begins with none. */
export function createOwnWrites(): OwnWrites {
  const writes = new Map<string, OwnWrite>();
  const paths = new Map<string, string | null>();
  let count = 0;
  return {
    note(place, file) {
      count += 1;
      paths.set(place.path, file?.digest ?? null);
      writes.set(place.key, { place, file, count });
    },
    digestAt(key) {
      const write = writes.get(key);
      return write === undefined ? undefined : (write.file?.digest ?? null);
    },
    keys: () => writes.keys(),
    isAsWritten(path) {
      const written = paths.get(path);
      return written !== undefined && written === digestAt(path);
    },
    count: () => count,
    addTo(look, since) {
      const missed = [...writes.values()].filter((write) => write.count > since);
      return missed.length === 0 ? look : withWrites(look, missed);
    },
  };
}

/** Null where nothing lies; what cannot be read is as nobody wrote it. */
function digestAt(path: string): string | null | undefined {
  try {
    return digestNow(path);
  } catch (error) {
    return isAbsence(error) ? null : undefined;
  }
}

function withWrites(look: Look, writes: readonly OwnWrite[]): Look {
  const seen = new Map(look.seen);
  const keys = new Set(writes.map(({ place }) => place.key));
  const places = look.walk.places.filter(({ key }) => !keys.has(key));
  const packs = [...look.walk.packs];
  for (const { place, file } of writes) {
    if (file === null) {
      seen.delete(place.key);
      continue;
    }
    seen.set(place.key, file);
    places.push(place);
    if (!packs.some(({ root, name }) => root === place.root && name === place.pack))
      packs.push({
        root: place.root,
        name: place.pack,
        manifest: null,
        shown: `${place.root.shown}/${LOCAL_PACK}/pack.json`,
      });
  }
  return { ...look, seen, walk: { ...look.walk, places, packs } };
}
