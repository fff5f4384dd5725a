import { join } from "node:path";
import type { PackManifest as PackJson } from "../knowledge/pack.ts";
import type { HeldPack } from "../knowledge/candidate.ts";
import { canonicalPackText, canonicalText, sha256 } from "../knowledge/text/canonical.ts";
import { readPlainFile } from "../knowledge/looking/file-kind.ts";
import { parseText } from "../knowledge/text/json-text.ts";
import type { Claim } from "../knowledge/overlay.ts";
import { mapBounded } from "../knowledge/text/slices.ts";
import { LIMITS } from "./archives/limits.ts";
import { manifestMismatches, manifestOf, manifestText, pathOf } from "./manifest.ts";
import type { PackContent, PackObject, Unsealed } from "./archives/pack-content.ts";

/** Files read at the same time. */
const WIDTH = 16;

/** Some objects of a pack, and what the pack is then. */
export interface Choice {
  readonly pack: PackJson;
  readonly wants: (claim: Claim) => boolean;
}

/** The content of a pack in force. */
export interface HeldContent extends PackContent {
  /** Whether it is what its manifest.json on disk says, byte for byte. */
  readonly isAsItCame: boolean;
}

/** What a pack in force holds, as it would travel: every good object, drafts and covered ones too. The manifest and signature that it came with go along while they still fit. */
export async function contentOf({ source, claims }: HeldPack): Promise<HeldContent> {
  const folder = join(source.root.path, source.name);
  const came = await readText(join(folder, "manifest.json"));
  const known = digestsOf(came);
  const content: Unsealed = {
    pack: source.manifest,
    packText: await packTextOf(source.manifest, { folder, known }),
    objects: await objectsOf(claims, known),
    changelog: await readText(join(folder, "CHANGELOG.md")),
  };
  if (came === null || manifestMismatches(valueOf(came), content).length > 0)
    return { ...sealed(content), isAsItCame: false };
  const signature = await readText(join(folder, "signature.json"));
  return { ...content, manifest: came, signature, isAsItCame: true };
}

/** Some objects of a pack in force, as a pack of its own. */
export async function choiceOf(
  { claims }: HeldPack,
  { pack, wants }: Choice,
): Promise<PackContent> {
  const objects = await objectsOf(claims.filter(wants), new Set());
  return sealed({ pack, packText: canonicalPackText(pack), objects, changelog: null });
}

/** A pack with the manifest that follows from what it holds, unsigned. */
export function sealed(content: Unsealed): PackContent {
  return { ...content, manifest: manifestText(manifestOf(content)), signature: null };
}

async function objectsOf(
  claims: readonly Claim[],
  known: ReadonlySet<string>,
): Promise<PackObject[]> {
  const objects = await mapBounded(claims, WIDTH, (claim) => objectOf(claim, known));
  return objects.toSorted((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
}

/** The bytes on disk where the manifest that came along names them; else the common form of what is in force. */
async function objectOf(claim: Claim, known: ReadonlySet<string>): Promise<PackObject> {
  const { place, object } = claim;
  const bytes = await bytesOf(claim, known);
  return {
    leaf: place.leaf,
    id: place.id,
    object,
    sha256: sha256(bytes),
    bytes: () => bytes,
    verdict: { object, sha256: claim.sha256, found: [] },
  };
}

async function bytesOf(
  { place, object, sha256: digest }: Claim,
  known: ReadonlySet<string>,
): Promise<Buffer> {
  const inForce = Buffer.from(canonicalText(object));
  const isAsWritten = sha256(inForce) === digest;
  if (isAsWritten && (known.size === 0 || known.has(digest))) return inForce;
  const raw = await readPlainFile(place.path).catch(() => null);
  if (raw !== null && known.has(sha256(raw))) return raw;
  // What is in force may have defaults filled in: what was written is taken from disk where it is the same object.
  const written = raw === null ? undefined : valueOf(raw.toString());
  const text = written === undefined ? "" : canonicalText(written);
  return sha256(text) === digest ? Buffer.from(text) : inForce;
}

async function packTextOf(
  manifest: PackJson,
  { folder, known }: { folder: string; known: ReadonlySet<string> },
): Promise<string> {
  const raw = await readText(join(folder, "pack.json"));
  return raw !== null && known.has(sha256(raw)) ? raw : canonicalPackText(manifest);
}

/** Every digest that a manifest names. */
function digestsOf(manifest: string | null): ReadonlySet<string> {
  return new Set(manifest?.match(/\b[0-9a-f]{64}\b/g));
}

function valueOf(text: string): unknown {
  const { value, problems } = parseText(Buffer.from(text), LIMITS.manifestBytes);
  return problems.length === 0 ? value : undefined;
}

async function readText(path: string): Promise<string | null> {
  const bytes = await readPlainFile(path).catch(() => null);
  return bytes?.toString() ?? null;
}
