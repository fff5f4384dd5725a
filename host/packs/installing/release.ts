import { versionOf } from "../../knowledge/overlay.ts";
import { compareSemver } from "../../knowledge/text/semver.ts";
import type { ArchiveProblem } from "../archives/archive-reading.ts";
import { pathOf } from "../manifest.ts";
import type { PackContent } from "../archives/pack-content.ts";

/** Why a pack may not be released after an earlier release of it: whoever holds a version must be able to tell what is in it. Empty when it may. */
export function releaseProblems(previous: PackContent, next: PackContent): ArchiveProblem[] {
  const [before, after] = [previous.pack, next.pack];
  if (before.name !== after.name)
    return [packProblem("name", `is ${after.name} and the earlier release is of ${before.name}`)];
  const objects = new Map(previous.objects.map((object) => [pathOf(object), object]));
  const problems: ArchiveProblem[] = [];
  for (const object of next.objects) {
    const file = pathOf(object);
    const earlier = objects.get(file);
    if (earlier === undefined || earlier.verdict.sha256 === object.verdict.sha256) continue;
    const [from, to] = [versionOf(earlier.object), versionOf(object.object)];
    if (to <= from)
      problems.push({
        file,
        path: "version",
        message: `is v${to}, and ${before.name} ${before.version} has v${from} with other content; raise it to v${from + 1}`,
      });
  }
  const order = compareSemver(after.version, before.version);
  const isSame = previous.manifest === next.manifest;
  if (order < 0 || (order === 0 && !isSame))
    problems.push(
      packProblem(
        "version",
        `is ${after.version} and ${before.version} was released with other content; raise it`,
      ),
    );
  return problems;
}

function packProblem(path: string, message: string): ArchiveProblem {
  return { file: "pack.json", path, message };
}
