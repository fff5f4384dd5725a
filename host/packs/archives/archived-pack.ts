import { judgeObject, judgePack, isError } from "../../knowledge/judge.ts";
import { parseText } from "../../knowledge/text/json-text.ts";
import type { PackManifest as PackJson } from "../../knowledge/pack.ts";
import { sha256 } from "../../knowledge/text/canonical.ts";
import type { Reading } from "./archive-reading.ts";
import { LIMITS } from "./limits.ts";
import { manifestMismatches, manifestOf, manifestText, pathOf } from "../manifest.ts";
import type { PackContent, PackObject, Unsealed } from "./pack-content.ts";
import type { Beside, PackPath } from "./pack-path.ts";
import { signatureProblem, type TrustedKey } from "../trust/signature.ts";
import { isZipProblem, type ZipMember } from "./zip-read.ts";

/** One file of a pack in an archive, and where in the pack it lies. */
export interface GroupEntry {
  readonly at: PackPath;
  readonly member: ZipMember;
}

/** One pack of the archive; null where it cannot be told what it is. */
export async function readPack(
  folder: string,
  entries: readonly GroupEntry[],
  reading: Reading,
): Promise<PackContent | null> {
  const prefix = folder === "" ? "" : `${folder}/`;
  const beside = readBeside(entries, reading);
  const pack = readPackJson(folder, beside, reading);
  const objects: PackObject[] = [];
  for (const { at, member } of entries) {
    if (at.kind !== "object" || reading.isFull) continue;
    const object = readObject(at, member, reading);
    if (object !== null) objects.push(object);
    await reading.pause();
  }
  const packText = beside.get("pack.json");
  if (pack === null || packText === undefined) return null;
  const content: Unsealed = {
    pack,
    packText,
    objects: objects.toSorted((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1)),
    changelog: beside.get("CHANGELOG.md") ?? null,
  };
  const allRead = objects.length === entries.filter(({ at }) => at.kind === "object").length;
  return seal(content, { prefix, beside, reading, allRead });
}

type BesideTexts = ReadonlyMap<Beside, string>;

function readBeside(entries: readonly GroupEntry[], reading: Reading): BesideTexts {
  const texts = new Map<Beside, string>();
  const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  for (const { at, member } of entries) {
    const bytes = at.kind === "beside" ? reading.read(member) : null;
    if (at.kind !== "beside" || bytes === null) continue;
    try {
      texts.set(at.file, utf8.decode(bytes));
    } catch {
      reading.refuse(member.name, "is not valid UTF-8; save it with the encoding UTF-8");
    }
  }
  return texts;
}

function readPackJson(folder: string, beside: BesideTexts, reading: Reading): PackJson | null {
  const file = folder === "" ? "pack.json" : `${folder}/pack.json`;
  const text = beside.get("pack.json");
  if (text === undefined) {
    reading.refuse(file, "is missing; a pack says in it what it is");
    return null;
  }
  const bytes = Buffer.from(text);
  const { value } = parseText(bytes);
  const own: unknown =
    typeof value === "object" && value !== null ? Reflect.get(value, "name") : "";
  const { hostVersion } = reading.options;
  const { manifest, found } = judgePack(bytes, { folder: folder || String(own), hostVersion });
  for (const { path, message } of found.filter(isError)) reading.refuse(file, message, path);
  return manifest;
}

function readObject(
  at: PackPath & { kind: "object" },
  member: ZipMember,
  reading: Reading,
): PackObject | null {
  const bytes = reading.read(member);
  if (bytes === null) return null;
  const verdict = judgeObject(bytes, at);
  for (const finding of verdict.found) {
    const { path, message } = finding;
    if (isError(finding)) reading.refuse(member.name, message, path);
    else reading.warnings.push({ file: member.name, path, message });
  }
  const { object } = verdict;
  if (object === null) {
    reading.refusedBytes += bytes.length;
    return null;
  }
  // Inflated again when it is written: thousands of files need not be held till then.
  const again = (): Uint8Array => {
    const read = member.read();
    if (isZipProblem(read)) throw new Error(`${read.name} ${read.message}`);
    return read;
  };
  return { leaf: at.leaf, id: at.id, object, sha256: sha256(bytes), bytes: again, verdict };
}

interface Sealing {
  readonly prefix: string;
  readonly beside: BesideTexts;
  readonly reading: Reading;
  /** Whether every object could be read: else the manifest would only repeat what is told already. */
  readonly allRead: boolean;
}

function seal(content: Unsealed, { prefix, beside, reading, allRead }: Sealing): PackContent {
  const manifest = beside.get("manifest.json");
  const signature = beside.get("signature.json") ?? null;
  if (manifest !== undefined && allRead) {
    const { value, problems } = parseText(Buffer.from(manifest), LIMITS.manifestBytes);
    for (const { message } of problems) reading.refuse(`${prefix}manifest.json`, message);
    if (problems.length === 0)
      for (const { file, message } of manifestMismatches(value, content))
        reading.refuse(prefix + file, message);
  }
  reading.refuse(
    `${prefix}signature.json`,
    trustProblem(manifest, signature, reading.options.keys),
  );
  return { ...content, manifest: manifest ?? manifestText(manifestOf(content)), signature };
}

function trustProblem(
  manifest: string | undefined,
  signature: string | null,
  keys: readonly TrustedKey[],
): string | null {
  if (signature === null)
    return keys.length === 0
      ? null
      : "is missing, and this host only takes packs signed with a trusted key; npm run pack sign makes it";
  if (manifest === undefined) return "signs a manifest.json that is missing; fetch the pack again";
  if (keys.length === 0) return null;
  const { value, problems } = parseText(Buffer.from(signature));
  const [first] = problems;
  return first?.message ?? signatureProblem(Buffer.from(manifest), value, keys);
}
