import { ContentManifest } from "../../schemas/pack-manifest.ts";
import { validator } from "../../schemas/validate.ts";
import { revisionOf, sha256 } from "../knowledge/text/canonical.ts";
import type { PackObject, Unsealed } from "./archives/pack-content.ts";

const shape = validator(ContentManifest);

/** What a pack's `manifest.json` must say: it follows from what the pack holds and from nothing else, so that the same pack has the same manifest. */
export function manifestOf({
  pack,
  packText,
  objects,
  changelog,
}: Unsealed): Required<ContentManifest> {
  return {
    pack: pack.name,
    version: pack.version,
    revision: revisionOf(objects),
    created_at: newest(objects),
    objects: objects
      .map((object) => ({ path: pathOf(object), sha256: object.sha256 }))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    files: [
      ...(changelog === null ? [] : [{ path: "CHANGELOG.md", sha256: sha256(changelog) }]),
      { path: "pack.json", sha256: sha256(packText) },
    ],
  };
}

/** A manifest as its file has it. */
export function manifestText(manifest: ContentManifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** One thing that a manifest says and the pack does not hold, or the other way round. */
export interface ManifestProblem {
  /** The file of the pack it is about. */
  readonly file: string;
  readonly message: string;
}

/** Where a parsed `manifest.json` does not fit what the pack holds; empty when it does. */
export function manifestMismatches(value: unknown, content: Unsealed): ManifestProblem[] {
  if (!shape.accepts(value))
    return shape.problems().map(({ path, message }) => ({
      file: "manifest.json",
      message: `${path} ${message}`.trim(),
    }));
  const said = value;
  const held = manifestOf(content);
  const problems: ManifestProblem[] = [];
  for (const key of ["pack", "version", "revision", "created_at"] as const)
    if (said[key] !== held[key])
      problems.push({
        file: "manifest.json",
        message: `says ${key} ${said[key]} and the pack has ${held[key]}; build it again`,
      });
  problems.push(...listProblems(said.objects, held.objects));
  // Written before there was such a list: name and version alone tie pack.json to it.
  if (said.files !== undefined) problems.push(...listProblems(said.files, held.files));
  return problems;
}

interface Hashed {
  readonly path: string;
  readonly sha256: string;
}

function listProblems(said: readonly Hashed[], held: readonly Hashed[]): ManifestProblem[] {
  const wanted = new Map(said.map(({ path, sha256: digest }) => [path, digest]));
  const problems: ManifestProblem[] = [];
  if (wanted.size < said.length)
    problems.push({ file: "manifest.json", message: "lists a path twice; build it again" });
  for (const { path, sha256: digest } of held) {
    const expected = wanted.get(path);
    wanted.delete(path);
    if (expected === undefined)
      problems.push({ file: path, message: "is not in manifest.json; build the pack again" });
    else if (expected !== digest)
      problems.push({
        file: path,
        message:
          "does not have the SHA-256 that manifest.json says: it was changed; fetch it again",
      });
  }
  for (const path of wanted.keys())
    problems.push({ file: path, message: "is in manifest.json and not in the pack" });
  return problems;
}

/** Where an object lies in its pack. */
export function pathOf({ leaf, id }: Pick<PackObject, "leaf" | "id">): string {
  return `${leaf}/${id}.json`;
}

/** The moment of the newest object, as it is written there; null where none has one. */
function newest(objects: readonly PackObject[]): string | null {
  let best: string | null = null;
  for (const { object } of objects) {
    const at = object.provenance?.created_at;
    if (at === undefined) continue;
    const later = best === null ? 1 : Date.parse(at) - Date.parse(best);
    // Two ways of writing one moment: the choice must not hang on the order of the objects.
    if (best === null || later > 0 || (later === 0 && at < best)) best = at;
  }
  return best;
}
