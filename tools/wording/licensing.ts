import type { Snapshot } from "../../host/contract/knowledge.ts";
import { sidesOf } from "./corridors.ts";

/** The route of who asks about a recruiter in a place: where they name but one country, and recruiters of workers are licensed there, it is their own. */
export function recruitersRoute(corridor: string, knowledge: Snapshot): string {
  const { origin, destination } = sidesOf(corridor);
  if (origin !== null || destination === null) return corridor;
  return knowledge.derive(licensingCountries).has(destination) ? `${destination}-*` : corridor;
}

/** Countries of which it is known who licenses those who send workers abroad. */
function licensingCountries(snapshot: Snapshot): ReadonlySet<string> {
  const licensing = snapshot
    .all("ngo_directory")
    .filter(({ extensions }) => extensions?.serves?.includes("licences") === true);
  return new Set(licensing.map(({ content }) => content.jurisdiction));
}
