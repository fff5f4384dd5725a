import { isPackName } from "../../../schemas/pack.ts";
import type { HeldPack } from "../../knowledge/candidate.ts";
import type { KnowledgeStore } from "../../knowledge/store.ts";
import { bundledVersion } from "../bundled.ts";
import { keptVersions, type KeptVersion } from "./shelf.ts";
import type { PackFolders } from "./swap.ts";

/** What a pack is put back to. */
export type Target =
  | { readonly kind: "kept"; readonly kept: KeptVersion }
  | { readonly kind: "bundled"; readonly pack: string; readonly version: string }
  | { readonly kind: "in force"; readonly held: HeldPack }
  | { readonly kind: "none"; readonly detail: string };

interface Sources {
  readonly store: KnowledgeStore;
  readonly roots: readonly string[];
  readonly folders: PackFolders;
}

/** Finds the version asked for, of what may be a pack's name, among those kept here and the one that came with the service; without one, the version before the one in force. */
export async function rollbackTarget(
  pack: string,
  version: string | undefined,
  { store, roots, folders }: Sources,
): Promise<Target> {
  if (!isPackName(pack)) return { kind: "none", detail: `pack ${JSON.stringify(pack)}` };
  const held = store.held().find(({ source }) => source.name === pack);
  const kept = await keptVersions(folders.home, pack);
  const bundled = await bundledVersion(roots, pack);
  const isInstalled = held?.source.root.name === "last";
  const found =
    version === undefined
      ? before(kept, held, store)
      : kept.find((each) => each.version === version);
  const wantsBundled = version === undefined ? found === undefined : version === bundled;
  if (isInstalled && bundled !== null && wantsBundled)
    return { kind: "bundled", pack, version: bundled };
  if (found !== undefined) return { kind: "kept", kept: found };
  if (held !== undefined && held.source.manifest.version === version)
    return { kind: "in force", held };
  const known = [...kept.map((each) => each.version), ...(bundled === null ? [] : [bundled])];
  return { kind: "none", detail: absence(pack, version, known) };
}

function absence(pack: string, version: string | undefined, known: readonly string[]): string {
  const wanted = version === undefined ? "earlier version" : `version ${version}`;
  const there = known.length === 0 ? "none is kept" : `kept: ${[...new Set(known)].join(", ")}`;
  return `${wanted} of the pack ${pack} (${there})`;
}

/** The version that was installed before the one in force. */
function before(
  kept: readonly KeptVersion[],
  held: HeldPack | undefined,
  store: KnowledgeStore,
): KeptVersion | undefined {
  const pack = store.current().packs.find(({ name }) => name === held?.source.name);
  const at = kept.findIndex(
    ({ version, revision }) =>
      version === held?.source.manifest.version && pack?.revision.startsWith(revision),
  );
  return kept[at + 1];
}
