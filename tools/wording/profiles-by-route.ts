import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { feeCapOf } from "../../schemas/fee-cap.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import { isKnown } from "./cap-words.ts";
import { sidesOf } from "./corridors.ts";

type Profile = KnowledgeObject<"corridor_profile">;

/** The profiles of a route, either side null for any: those with a confirmed cap first, then the surer ones, then by corridor. */
export function profilesOf(
  knowledge: Snapshot,
  origin: string | null,
  destination: string | null,
): readonly Profile[] {
  return knowledge.derive(profilesByRoute).get(`${origin ?? "*"}-${destination ?? "*"}`) ?? [];
}

/** Profiles by `PH-HK`, `PH-*` and `*-HK`. */
function profilesByRoute(snapshot: Snapshot): ReadonlyMap<string, readonly Profile[]> {
  const sorted = snapshot
    .all("corridor_profile")
    .toSorted((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id));
  const byRoute = new Map<string, Profile[]>();
  for (const profile of sorted) {
    const { origin, destination } = sidesOf(profile.content.corridor);
    for (const route of [profile.content.corridor, `${origin}-*`, `*-${destination}`]) {
      byRoute.set(route, [...(byRoute.get(route) ?? []), profile]);
    }
  }
  return byRoute;
}

function rank(profile: Profile): number {
  const unknown = isKnown(feeCapOf(profile)) ? 0 : 3;
  return unknown + ["high", "medium", "low"].indexOf(profile.extensions?.confidence ?? "low");
}
