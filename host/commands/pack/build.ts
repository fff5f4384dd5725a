import { mkdir, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { contentRevision } from "../../packs/installing/plan.ts";
import { zipName } from "../../packs/export.ts";
import { zipPack } from "../../packs/pack-files.ts";
import type { PackContent } from "../../packs/archives/pack-content.ts";
import { releaseProblems } from "../../packs/installing/release.ts";
import { writeDurably } from "../../knowledge/keeping/durable-write.ts";
import { compareSemver } from "../../knowledge/text/semver.ts";
import { lendersText, reportText } from "../check/report.ts";
import { runCheck } from "../check/run.ts";
import { showProgress } from "../running/progress.ts";
import { PackRefused, readFolder, readOnePack, requirePackFolder } from "./source.ts";

export interface BuildRequest {
  /** The pack's folder. */
  readonly folder: string;
  /** Where its ZIP goes, beside its earlier releases. */
  readonly out: string;
  /** The release before, where it does not lie in `out`. */
  readonly previous: string | undefined;
}

/** Checks a pack and writes `<out>/<pack>-<version>.zip`; gives what it tells. Throws `PackRefused` where a check or the release before forbids it. */
export async function buildPack({ folder, out, previous }: BuildRequest): Promise<string> {
  await requirePackFolder(folder);
  const progress = showProgress("Checking");
  const run = await runCheck([folder], { onProgress: progress.at });
  progress.stop();
  if (run.errors > 0)
    throw new PackRefused(
      folder,
      run.problems.filter(({ severity }) => severity === "error"),
    );
  const content = await readFolder(folder);
  const before = previous ?? (await newestRelease(content, out));
  if (before !== null) {
    const problems = releaseProblems(await readOnePack(before), content);
    if (problems.length > 0) throw new PackRefused(folder, problems);
  }
  await mkdir(out, { recursive: true });
  const file = join(out, zipName(content));
  const bytes = await zipPack(content);
  await writeDurably(resolve(file), [bytes]);
  const { name, version } = content.pack;
  const warnings = run.warnings > 0 ? reportText(run) : lendersText(run);
  return `${warnings}${file}: ${name} ${version}, ${content.objects.length} objects, ${bytes.length} bytes, revision ${contentRevision(content)}\n`;
}

/** The highest earlier release of a pack in a folder, or null. */
async function newestRelease({ pack }: PackContent, out: string): Promise<string | null> {
  const names = await readdir(out).catch(() => []);
  const versions = names.flatMap((name) => {
    const version = name.slice(pack.name.length + 1, -".zip".length);
    const isRelease =
      name.startsWith(`${pack.name}-`) && name.endsWith(".zip") && /^\d+\.\d+\.\d+/.test(version);
    return isRelease ? [version] : [];
  });
  const newest = versions.toSorted(compareSemver).at(-1);
  return newest === undefined ? null : join(out, `${pack.name}-${newest}.zip`);
}
