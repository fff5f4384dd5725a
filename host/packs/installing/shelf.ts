import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "../../knowledge/keeping/durable-write.ts";

/** One version of a pack that was in force here once, kept as the ZIP it was. */
export interface KeptVersion {
  readonly pack: string;
  readonly version: string;
  /** The first eight digits of its revision. */
  readonly revision: string;
  /** Counts the installations of the pack: the highest came last. */
  readonly turn: number;
  readonly path: string;
}

const FILE = /^(\d{6})-(.+)-([0-9a-f]{8})\.zip$/;

/** Every kept version of a pack, the one installed last first. */
export async function keptVersions(home: string, pack: string): Promise<KeptVersion[]> {
  const folder = join(home, "kept", pack);
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const [, turn, version, revision] = FILE.exec(name) ?? [];
      return version === undefined || revision === undefined
        ? []
        : [{ pack, version, revision, turn: Number(turn), path: join(folder, name) }];
    })
    .toSorted((a, b) => b.turn - a.turn);
}

/** The ZIP of a kept version. Rejects with the system's error. */
export function readKept({ path }: KeptVersion): Promise<Buffer> {
  return readFile(path);
}

/** Keeps the ZIP of a version durably, as the last of its pack, and says where. */
export async function keep(
  home: string,
  { pack, version, revision }: Pick<KeptVersion, "pack" | "version" | "revision">,
  zip: Uint8Array,
): Promise<string> {
  const folder = join(home, "kept", pack);
  await mkdir(folder, { recursive: true });
  const before = await keptVersions(home, pack);
  const turn = String((before[0]?.turn ?? 0) + 1).padStart(6, "0");
  const path = join(folder, `${turn}-${version}-${revision}.zip`);
  await writeDurably(path, [zip]);
  return path;
}

/** Removes all but the last `count` versions of a pack, not counting the one in force. */
export async function prune(
  home: string,
  inForce: Pick<KeptVersion, "pack" | "version">,
  count: number,
): Promise<void> {
  const kept = await keptVersions(home, inForce.pack);
  const others = kept.filter(({ version }) => version !== inForce.version);
  for (const { path } of others.slice(count)) await rm(path, { force: true });
}
