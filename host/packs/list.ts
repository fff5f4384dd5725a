import type { ListedPack } from "../contract/packs.ts";
import type { HeldPack } from "../knowledge/candidate.ts";
import type { KnowledgeStore } from "../knowledge/store.ts";
import { bundledVersion } from "./bundled.ts";
import { contentOf } from "./held-content.ts";
import type { Pins } from "../knowledge/choose-packs.ts";
import { keptVersions } from "./installing/shelf.ts";
import type { PackFolders } from "./installing/swap.ts";

interface Sources {
  readonly store: KnowledgeStore;
  readonly roots: readonly string[];
  readonly folders: PackFolders;
  readonly pins: Pins;
}

/** Every pack in force with the versions it can be put back to, by name. */
export async function listPacks(sources: Sources): Promise<ListedPack[]> {
  const listed: ListedPack[] = [];
  for (const held of sources.store.held()) listed.push(await listPack(held, sources));
  return listed;
}

async function listPack(held: HeldPack, sources: Sources): Promise<ListedPack> {
  const { store, roots, folders, pins } = sources;
  const { name: pack, root, manifest } = held.source;
  const isInstalled = root.name === "last";
  const status = store.current().packs.find(({ name }) => name === pack);
  return {
    pack,
    version: status?.version ?? manifest.version,
    revision: status?.revision ?? "",
    n_objects: held.claims.length,
    from: isInstalled ? "installed" : "bundled",
    signed: (await contentOf(held)).signature !== null,
    pinned: pins.get(pack) ?? null,
    kept: await otherVersions(
      held,
      isInstalled ? await bundledVersion(roots, pack) : null,
      folders,
    ),
  };
}

async function otherVersions(
  { source }: HeldPack,
  bundled: string | null,
  { home }: PackFolders,
): Promise<string[]> {
  const kept = await keptVersions(home, source.name);
  const versions = [...kept.map(({ version }) => version), ...(bundled === null ? [] : [bundled])];
  return [...new Set(versions)].filter((version) => version !== source.manifest.version);
}
