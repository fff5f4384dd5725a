import type { HeldPack } from "../../knowledge/candidate.ts";
import { checkTogether } from "../../knowledge/check-together.ts";
import { overlay, type Claim, type Contest, type Won } from "../../knowledge/overlay.ts";
import { placeOf, type Root } from "../../knowledge/place.ts";
import type { ArchiveProblem } from "../archives/archive-reading.ts";
import type { PackContent } from "../archives/pack-content.ts";
import { emptiedProblem, strippedProblems } from "./protection.ts";

/** What would be wrong if packs were in force. */
export interface Rehearsal {
  /** Two files that claim one object. */
  readonly contests: readonly ArchiveProblem[];
  /** What else the checks of everything together refuse. */
  readonly problems: readonly ArchiveProblem[];
  readonly warnings: readonly ArchiveProblem[];
  /** Packs that would hold nothing, or nothing of a leaf, where they held what no other pack holds. */
  readonly emptied: readonly ArchiveProblem[];
  /** What would be in force. */
  readonly winners: readonly Won[];
}

/** Lays packs over what is in force, in place of packs of the same names, and asks every check of everything together. Only what the new packs have part in is told; nothing is changed. */
export function rehearse(
  contents: readonly PackContent[],
  held: readonly HeldPack[],
  root: Root,
): Rehearsal {
  const names = new Set(contents.map(({ pack }) => pack.name));
  const stay = held.filter(({ source }) => !names.has(source.name)).flatMap(({ claims }) => claims);
  const come = contents.flatMap((content) => claimsOf(content, root));
  // Who is there already stays, whatever the names: the newcomer is the one that is refused.
  const staying = new Set(stay.map(({ place }) => place.key));
  const laid = overlay([...stay, ...come], (key) => staying.has(key));
  const isNew = ({ place }: Claim): boolean =>
    place.root.name === root.name && names.has(place.pack);
  const contested = new Map(
    laid.contests
      .filter(({ loser, winner }) => isNew(loser) || isNew(winner))
      .map((contest) => [contest.loser.place.shown, contest]),
  );
  const prefixes = [...names].map((name) => `${root.shown}/${name}/`);
  const isOurs = (file: string): boolean => prefixes.some((prefix) => file.startsWith(prefix));
  const rehearsal = {
    winners: laid.winners,
    emptied: held
      .filter(({ source }) => names.has(source.name))
      .flatMap((each) => lostBy(each, leavesOf(contents, each.source.name), laid.winners)),
    contests: [] as ArchiveProblem[],
    problems: [] as ArchiveProblem[],
    warnings: [] as ArchiveProblem[],
  };
  for (const found of checkTogether(laid, { now: new Date(), onRequest: false }))
    for (const { file, path, message, severity, check } of found) {
      const contest = check === "unique" ? contested.get(file) : undefined;
      if (contest === undefined && !isOurs(file)) continue;
      const list = severity === "warning" ? "warnings" : contest ? "contests" : "problems";
      const isTwice = contest?.why === "beside" && isNew(contest.winner);
      const words = isTwice ? twiceWords(contest, root) : message;
      rehearsal[list].push({ file: shortened(file, root), path, message: words });
    }
  return rehearsal;
}

function leavesOf(contents: readonly PackContent[], name: string): ReadonlySet<string> {
  const its = contents.filter(({ pack }) => pack.name === name);
  return new Set(its.flatMap(({ objects }) => objects.map(({ leaf }) => leaf)));
}

/** What of a pack would go that nobody meant to take away. */
function lostBy(
  held: HeldPack,
  leaves: ReadonlySet<string>,
  winners: readonly Won[],
): readonly ArchiveProblem[] {
  if (leaves.size > 0) return strippedProblems(held, leaves, winners);
  const emptied = emptiedProblem(held, winners);
  return emptied === null ? [] : [emptied];
}

function claimsOf({ pack, objects }: PackContent, root: Root): Claim[] {
  return objects.map(({ leaf, id, object, verdict }) => ({
    place: placeOf(root, pack.name, { leaf, id }),
    object,
    sha256: verdict.sha256,
    writtenMs: Date.now(),
  }));
}

/** Of two that come together, neither of which is in force. */
function twiceWords({ loser: { place }, winner }: Contest, root: Root): string {
  const other = shortened(winner.place.shown, root);
  return `holds ${place.leaf}/${place.id}, which ${other} of the same ZIP holds too; leave one of the two out`;
}

/** The path as the archive has it. */
function shortened(file: string, { shown }: Root): string {
  return file.startsWith(`${shown}/`) ? file.slice(shown.length + 1) : file;
}
