import { codeOf } from "../../../schemas/error-code.ts";
import { basename, dirname, join, resolve } from "node:path";
import { canonicalPackText, canonicalText, sha256 } from "../../knowledge/text/canonical.ts";
import { judgeObject, judgePack, isError } from "../../knowledge/judge.ts";
import { parseText } from "../../knowledge/text/json-text.ts";
import { nameRoots, type Place } from "../../knowledge/place.ts";
import { readPlainFile } from "../../knowledge/looking/file-kind.ts";
import { walkRoots } from "../../knowledge/looking/walk.ts";
import type { ArchiveProblem } from "./archive-reading.ts";
import { sealed } from "../held-content.ts";
import { pathOf } from "../manifest.ts";
import type { PackContent, PackObject } from "./pack-content.ts";

/** A pack read from a folder, or what is wrong with it. */
export type FolderPack =
  | { readonly content: PackContent; readonly problems: readonly [] }
  | { readonly content: null; readonly problems: readonly ArchiveProblem[] };

export interface FolderOptions {
  readonly hostVersion: string;
  /** Told after each file. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Reads a pack as its folder holds it, every object in the common form. Rejects with the system's error where there is no such pack. */
export async function readPackFolder(
  path: string,
  { hostVersion, onProgress }: FolderOptions,
): Promise<FolderPack> {
  const folder = resolve(path);
  const bytes = await readPlainFile(join(folder, "pack.json"));
  const { manifest, found } = judgePack(bytes, { folder: basename(folder), hostVersion });
  const problems: ArchiveProblem[] = found
    .filter(isError)
    .map((finding) => ({ file: "pack.json", path: finding.path, message: finding.message }));
  const objects: PackObject[] = [];
  const places = await placesIn(folder);
  for (const [index, place] of places.entries()) {
    const object = await readObject(place, problems);
    if (object !== null) objects.push(object);
    onProgress?.(index + 1, places.length);
  }
  if (manifest === null || problems.length > 0) return { content: null, problems };
  const changelog = await readPlainFile(join(folder, "CHANGELOG.md")).catch(() => null);
  const packText = canonicalPackText(manifest);
  return {
    content: sealed({
      pack: manifest,
      packText,
      objects,
      changelog: changelog?.toString() ?? null,
    }),
    problems: [],
  };
}

async function placesIn(folder: string): Promise<Place[]> {
  const only = new Set([basename(folder)]);
  const roots = nameRoots([dirname(folder)]).map((root) => ({ ...root, only }));
  const { places } = await walkRoots(roots);
  return places.toSorted((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
}

async function readObject(place: Place, problems: ArchiveProblem[]): Promise<PackObject | null> {
  const raw = await readPlainFile(place.path).catch((error: unknown) => {
    problems.push({ file: pathOf(place), path: "", message: `cannot be read (${codeOf(error)})` });
    return null;
  });
  if (raw === null) return null;
  const verdict = judgeObject(raw, place);
  const { object } = verdict;
  if (object === null) {
    for (const { path, message } of verdict.found.filter(isError))
      problems.push({ file: pathOf(place), path, message });
    return null;
  }
  const bytes = Buffer.from(canonicalText(parseText(raw).value));
  const { leaf, id } = place;
  return { leaf, id, object, sha256: sha256(bytes), bytes: () => bytes, verdict };
}
