import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { Reading } from "../../contract/reading.ts";
import { countriesIn } from "./relevance.ts";

/** The route profile of the packs. */
export type Profile = KnowledgeObject<"corridor_profile">;

/** What a result is about, and what the query asked about. */
export interface Told {
  /** Of the result alone. */
  readonly own: Reading;
  /** Of query and result together. */
  readonly together: Reading;
}

/** The profiles of the routes a result is about: both sides known from it and the query; a result about other countries than the query's is not held against the query's route. */
export function profilesTold({ own, together }: Told, knowledge: Snapshot): Profile[] {
  const named = countriesIn(own);
  const routes = new Set(
    together.corridors
      .filter(({ origin, destination }) => origin !== null && destination !== null)
      .filter(
        ({ origin, destination }) =>
          named.size === 0 || named.has(destination ?? "") || isOnlyOrigin(named, origin),
      )
      .map(({ origin, destination }) => `${origin}-${destination}`),
  );
  const byRoute = knowledge.derive(profilesByRoute);
  return [...routes].flatMap((route) => byRoute.get(route) ?? []);
}

/** A result that names the country of origin alone says nothing of another destination. */
function isOnlyOrigin(named: ReadonlySet<string>, origin: string | null): boolean {
  return named.size === 1 && named.has(origin ?? "");
}

function profilesByRoute(snapshot: Snapshot): ReadonlyMap<string, Profile[]> {
  return Map.groupBy(snapshot.all("corridor_profile"), ({ content }) => content.corridor);
}
