import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { BUNDLED } from "../check/targets.ts";
import { VERSION } from "../../version.ts";
import { openArchive } from "../../packs/archives/archive.ts";
import type { ArchiveProblem } from "../../packs/archives/archive-reading.ts";
import { readPackFolder } from "../../packs/archives/folder-content.ts";
import type { PackContent } from "../../packs/archives/pack-content.ts";
import type { TrustedKey } from "../../packs/trust/signature.ts";
import { isThere } from "../running/files-named.ts";
import { UsageError } from "../running/run-command.ts";
import { showProgress } from "../running/progress.ts";

/** Refused: every problem of a pack, one line each. */
export class PackRefused extends Error {
  override readonly name = "PackRefused";
  readonly problems: readonly ArchiveProblem[];

  constructor(source: string, problems: readonly ArchiveProblem[]) {
    super(source);
    this.problems = problems;
  }
}

/** The packs of a ZIP, a pack's folder, or a bundled pack by its name. Throws `PackRefused`, or a `UsageError` where there is nothing. */
export async function readSource(
  source: string,
  keys: readonly TrustedKey[] = [],
): Promise<readonly PackContent[]> {
  const path = (await isThere(source)) ? source : join(BUNDLED, source);
  const found = await stat(path).catch(() => null);
  if (found === null)
    throw new UsageError(`${source}: no ZIP, no pack's folder and no bundled pack of that name`);
  if (found.isDirectory()) return [await readFolder(path)];
  const { packs, problems } = await openArchive(await readFile(path), {
    hostVersion: VERSION,
    keys,
  });
  if (problems.length > 0) throw new PackRefused(source, problems);
  return packs;
}

/** The one pack of a source. Throws as `readSource` does, and a `UsageError` where there are several. */
export async function readOnePack(source: string): Promise<PackContent> {
  const [pack, ...others] = await readSource(source);
  if (pack === undefined || others.length > 0)
    throw new UsageError(`${source} holds several packs; name a ZIP of one`);
  return pack;
}

/** The pack in a folder. Throws `PackRefused`, or a `UsageError` where it is none. */
export async function readFolder(path: string): Promise<PackContent> {
  await requirePackFolder(path);
  const progress = showProgress("Reading");
  const options = { hostVersion: VERSION, onProgress: progress.at };
  const { content, problems } = await readPackFolder(path, options);
  progress.stop();
  if (content === null) throw new PackRefused(path, problems);
  return content;
}

/** Throws a `UsageError` where a path is no folder with a `pack.json`. */
export async function requirePackFolder(path: string): Promise<void> {
  if (!(await isThere(join(path, "pack.json"))))
    throw new UsageError(`${path}: no pack.json there; name the folder of a pack`);
}
