import { versionOf, type Contest } from "../overlay.ts";
import type { TogetherCheck, TogetherEntry, TogetherFinding } from "./check.ts";

/** One `<leaf>/<id>` has one file in force; a later root replaces it only with a higher version. */
export const unique: TogetherCheck = {
  name: "unique",
  description:
    "Within a root no two packs hold the same object; a later root replaces one only with a higher version; no two rules share a rule_id.",
  scope: "all",
  check: ({ contests, entries }) => [
    ...contests.map((contest) => ({
      file: contest.loser.place.shown,
      also: contest.winner.place.shown,
      path: contest.why === "beside" ? "id" : "version",
      message: sentence(contest),
      severity: contest.why === "lower" ? ("warning" as const) : ("error" as const),
    })),
    ...sharedRuleIds(entries),
  ],
};

/** Rules of two leaves may have one id, but a trace names a rule by its rule_id alone. */
function sharedRuleIds(entries: readonly TogetherEntry[]): TogetherFinding[] {
  const firsts = new Map<string, TogetherEntry>();
  const found: TogetherFinding[] = [];
  for (const entry of entries) {
    const { content } = entry.object;
    if (!("rule_id" in content)) continue;
    const first = firsts.get(content.rule_id);
    if (first === undefined) firsts.set(content.rule_id, entry);
    else
      found.push({
        file: entry.shown,
        also: first.shown,
        path: "content.rule_id",
        message: `is "${content.rule_id}" like that of ${first.shown}; rename one of the two`,
      });
  }
  return found;
}

function sentence({ loser, winner, why }: Contest): string {
  const [own, other] = [versionOf(loser.object), versionOf(winner.object)];
  const name = `${loser.place.leaf}/${loser.place.id}`;
  if (why === "beside")
    return `holds ${name}, which ${winner.place.shown} holds too and which stays in force from there; remove one of the two`;
  if (why === "equal")
    return `is v${own} like ${winner.place.shown}, with other content, so that one stays in force; raise the version to v${other + 1}`;
  return `is v${own}, lower than v${other} in ${winner.place.shown}, which stays in force; remove it, or raise the version to v${other + 1}`;
}
