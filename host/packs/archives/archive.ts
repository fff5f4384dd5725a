import { Reading, type ArchiveOptions, type ArchiveProblem } from "./archive-reading.ts";
import { readPack, type GroupEntry } from "./archived-pack.ts";
import { LIMITS } from "./limits.ts";
import type { PackContent } from "./pack-content.ts";
import { folderProblem, packPath } from "./pack-path.ts";
import { readZip, type ZipMember } from "./zip-read.ts";

/** What a ZIP of packs holds. With any problem nothing of it may be used. */
export interface Archive {
  readonly packs: readonly PackContent[];
  readonly problems: readonly ArchiveProblem[];
  /** Doubts that refuse nothing. */
  readonly warnings: readonly ArchiveProblem[];
}

/** Reads a ZIP of one pack at the root or several in folders: names, bytes, CRCs, digests, signature, then every check of every object. Tells all that is wrong (at most 200 things) and writes nothing. */
export async function openArchive(bytes: Buffer, options: ArchiveOptions): Promise<Archive> {
  const reading = new Reading(options);
  const zip = await readZip(bytes);
  for (const { name, message } of zip.problems) reading.refuse(name, message);
  const bomb = bombReason(zip.members, bytes.length);
  if (bomb !== null) {
    reading.refuse("", bomb);
    return { packs: [], problems: reading.problems, warnings: [] };
  }
  for (const name of zip.folders) reading.refuse(name, folderProblem(name));
  const groups = groupByFolder(zip.members, reading);
  if (groups.size > 1 && groups.has(""))
    reading.refuse("", "holds a pack at its root and packs in folders; choose one of the two");
  if (groups.size === 0 && reading.problems.length === 0)
    reading.refuse("", "holds no pack; put pack.json and <leaf>/<id>.json into it");
  const packs: PackContent[] = [];
  for (const [folder, entries] of groups) {
    if (reading.isFull) break;
    const pack = await readPack(folder, entries, reading);
    if (pack !== null) packs.push(pack);
  }
  return { packs, problems: reading.problems, warnings: reading.warnings };
}

/** Why its entries would inflate to too much, by the sizes they claim, or null. */
function bombReason(members: readonly ZipMember[], archiveBytes: number): string | null {
  const size = members.reduce((sum, member) => sum + member.size, 0);
  if (size > LIMITS.inflatedBytes)
    return `inflates to ${size} bytes, more than ${LIMITS.inflatedBytes}; split it`;
  return size > LIMITS.smallBytes && size > archiveBytes * LIMITS.ratio
    ? `inflates to ${size} bytes, more than ${LIMITS.ratio} times its own size; build it again from real objects`
    : null;
}

function groupByFolder(members: readonly ZipMember[], reading: Reading): Map<string, GroupEntry[]> {
  const entries: GroupEntry[] = [];
  for (const member of members) {
    const at = packPath(member.name);
    if (typeof at === "string") reading.refuse(member.name, at);
    else entries.push({ at, member });
  }
  return Map.groupBy(entries, ({ at }) => at.folder);
}
