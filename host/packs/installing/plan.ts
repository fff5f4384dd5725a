import type { Snapshot } from "../../contract/knowledge.ts";
import type { HeldPack } from "../../knowledge/candidate.ts";
import { revisionOf } from "../../knowledge/text/canonical.ts";
import type { Root } from "../../knowledge/place.ts";
import type { PackProblem, PackRefusal } from "../../contract/packs.ts";
import { addTo } from "./add.ts";
import { bundledVersion } from "../bundled.ts";
import type { PackContent } from "../archives/pack-content.ts";
import type { Pins } from "../../knowledge/choose-packs.ts";
import { ruleLoss } from "./lost-rules.ts";
import { lostReadiness, trialSnapshot, type Asked } from "./protection.ts";
import { rehearse } from "./rehearse.ts";
import { isAdded, isSameContent, versionProblem } from "./versions.ts";

/** What installing some packs would do. */
export interface Plan {
  readonly refused?: undefined;
  /** What is to be written. */
  readonly put: readonly PackContent[];
  /** What is in force already. */
  readonly unchanged: readonly PackContent[];
  readonly warnings: readonly PackProblem[];
}

export interface Planning {
  readonly held: readonly HeldPack[];
  /** What is in force. */
  readonly now: Snapshot;
  readonly engine: Asked;
  /** Absolute paths, the written one last. */
  readonly roots: readonly string[];
  readonly root: Root;
  readonly pins: Pins;
  readonly downgrade: boolean;
  /** Whether a pack that is otherwise added takes the place of what is there. */
  readonly replace: boolean;
}

/** Decides what of some packs is new and whether all of it may come into force: versions and pins first, then everything together. */
export async function planInstall(
  contents: readonly PackContent[],
  planning: Planning,
): Promise<Plan | PackRefusal> {
  const { held, root, now, engine } = planning;
  const conflicts: PackProblem[] = [];
  const put: PackContent[] = [];
  const unchanged: PackContent[] = [];
  for (const coming of contents) {
    const there = held.find(({ source }) => source.name === coming.pack.name);
    const content = await fitIn(coming, { there, planning, conflicts });
    const isHere = there !== undefined && isSameContent(content.objects, there);
    const isSame = isHere && there.source.manifest.version === content.pack.version;
    (isSame || (isHere && isAdded(content.pack.name)) ? unchanged : put).push(content);
  }
  if (conflicts.length > 0) return conflict(conflicts);
  const { contests, problems, warnings, emptied, winners } = rehearse(put, held, root);
  if (problems.length > 0)
    return {
      refused: "PACK_REFUSED",
      detail: sentence(problems),
      problems: [...problems, ...contests],
    };
  const next = trialSnapshot(winners, now);
  const loss = ruleLoss(now, next);
  const taken = [...contests, ...emptied, ...loss.refused];
  if (taken.length > 0) return conflict(taken);
  const lost = lostReadiness(next, now, engine);
  return lost === null
    ? { put, unchanged, warnings: [...loss.warnings, ...warnings] }
    : conflict([{ file: "", path: "", message: lost }]);
}

/** The revision of a pack's objects, as the store tells it. */
export function contentRevision({ objects }: Pick<PackContent, "objects">): string {
  return revisionOf(objects.map(({ leaf, id, verdict }) => ({ leaf, id, sha256: verdict.sha256 })));
}

/** The first problem as a sentence, and how many more there are. */
export function sentence(problems: readonly PackProblem[]): string {
  const [first] = problems;
  if (first === undefined) return "nothing was found";
  const words = [first.file, first.path, first.message].filter(Boolean).join(" ");
  return problems.length === 1 ? words : `${words} (and ${problems.length - 1} more)`;
}

interface FittingIn {
  readonly there: HeldPack | undefined;
  readonly planning: Planning;
  readonly conflicts: PackProblem[];
}

async function fitIn(
  coming: PackContent,
  { there, planning, conflicts }: FittingIn,
): Promise<PackContent> {
  const { name } = coming.pack;
  if (isAdded(name) && !planning.replace) {
    const added = await addTo(there, coming);
    conflicts.push(...added.conflicts);
    return added.content;
  }
  const bundled = await bundledVersion(planning.roots, name);
  const message = versionProblem(coming, { ...planning, held: there, bundled });
  if (message !== null && !isAdded(name))
    conflicts.push({ file: `${name}/pack.json`, path: "version", message });
  return coming;
}

function conflict(problems: readonly PackProblem[]): PackRefusal {
  return { refused: "PACK_CONFLICT", detail: sentence(problems), problems };
}
