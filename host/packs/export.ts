import { BRANCHES, type Leaf } from "../../schemas/taxonomy.ts";
import type { ExportChoice, ExportedZip } from "../contract/packs.ts";
import type { HeldPack } from "../knowledge/candidate.ts";
import type { Claim } from "../knowledge/overlay.ts";
import type { KnowledgeStore } from "../knowledge/store.ts";
import { choiceOf, contentOf, sealed } from "./held-content.ts";
import { canonicalPackText } from "../knowledge/text/canonical.ts";
import type { PackContent } from "./archives/pack-content.ts";
import { zipPack, zipPacks } from "./pack-files.ts";
import { selectionName } from "./installing/versions.ts";

/** The ZIP of what is in force; null when nothing of the kind is. */
export async function exportPacks(
  store: KnowledgeStore,
  { pack, leaf, branch }: ExportChoice,
): Promise<ExportedZip | null> {
  const held = store.held().filter(({ source }) => pack === undefined || source.name === pack);
  const isFiltered = leaf !== undefined || branch !== undefined;
  const leaves: readonly Leaf[] | null = branch === undefined ? null : BRANCHES[branch];
  const wants = ({ place }: Claim): boolean =>
    (leaf === undefined || place.leaf === leaf) && (leaves?.includes(place.leaf) ?? true);
  const contents: PackContent[] = [];
  for (const each of held) {
    if (!isFiltered) contents.push(await wholePack(each, store));
    else if (each.claims.some(wants)) contents.push(await selection(each, wants));
  }
  const [first] = contents;
  if (first === undefined) return null;
  if (pack === undefined)
    return {
      bytes: await zipPacks(contents),
      filename: `knowledge-${store.current().revision.slice(0, 8)}.zip`,
    };
  return { bytes: await zipPack(first), filename: zipName(first) };
}

/** What the ZIP of a pack is called. */
export function zipName({ pack }: Pick<PackContent, "pack">): string {
  return `${pack.name}-${pack.version}.zip`;
}

function selection(held: HeldPack, wants: (claim: Claim) => boolean): Promise<PackContent> {
  const { manifest } = held.source;
  const pack = {
    ...manifest,
    name: selectionName(manifest.name),
    title: `${manifest.title} (selection)`,
  };
  return choiceOf(held, { pack, wants });
}

/** The local pack's version counts generations, unless it is just as it was imported. */
async function wholePack(held: HeldPack, store: KnowledgeStore): Promise<PackContent> {
  const content = await contentOf(held);
  if (!held.source.isLocal) return content;
  const patch = Number(content.pack.version.split(".")[2]);
  const { generation } = store.status();
  if (content.isAsItCame || patch >= generation) return content;
  const pack = { ...content.pack, version: `0.0.${generation}` };
  return sealed({ ...content, pack, packText: canonicalPackText(pack) });
}
