import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { CustomCorridorCap } from "../../schemas/http/custom.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import type { ToolContext, ToolFact } from "../../host/contract/tool.ts";
import { capWords, money } from "./cap-words.ts";
import { coversSide, sidesOf } from "./corridors.ts";
import { citationOf, paragraph } from "./grounds.ts";

type Profile = KnowledgeObject<"corridor_profile">;

/** What is told of a profile's cap, made once per snapshot. */
export function toldOf(profile: Profile, knowledge: Snapshot): ToolFact {
  const told = knowledge.derive(toldCaps);
  let known = told.get(profile);
  if (known === undefined) {
    known = Object.freeze(capFact(profile, knowledge));
    told.set(profile, known);
  }
  return known;
}

function toldCaps(): WeakMap<Profile, ToolFact> {
  return new WeakMap();
}

function capFact(profile: Profile, knowledge: Snapshot): ToolFact {
  const { id, content, extensions = {} } = profile;
  return {
    kind: "cap",
    statement: paragraph(
      `${content.label} (${content.corridor}): ${capWords(profile)}`,
      named("Basis", extensions.fee_cap?.basis),
      named("Who pays nothing", extensions.worker_pays_nothing_scope),
      extensions.fee_cap_note,
      named("Checked on", extensions.verified),
    ),
    citation: citationOf(knowledge, [...(extensions.cites ?? []), ...(content.statutes ?? [])]),
    source_url: extensions.source_url ?? null,
    by: `corridor_profile/${id}`,
  };
}

function named(what: string, words: string | null | undefined): string | null {
  return words === null || words === undefined ? null : `${what}: ${words}`;
}

/** What the caps of the request say of a route. */
export function customCaps(corridor: string, { toggles }: ToolContext): readonly ToolFact[] {
  const caps = toggles.custom_corridor_caps ?? [];
  if (caps.length === 0) return [];
  const { origin, destination } = sidesOf(corridor);
  return caps
    .filter(
      (cap) =>
        (origin === null || coversSide(cap.origin, origin)) &&
        (destination === null || coversSide(cap.destination, destination)),
    )
    .map(customFact);
}

function customFact(cap: CustomCorridorCap): ToolFact {
  const who = cap.sector ? `a worker in ${cap.sector}` : "a worker";
  const limit =
    cap.max_fee_worker === null
      ? `what ${who} may be charged is unknown; unknown does not mean zero`
      : `${who} may be charged at most ${money(cap.max_fee_worker, cap.currency ?? null)}`;
  const route = [cap.origin, cap.destination].map(shownSide).join(" to ");
  return {
    kind: "cap",
    statement: paragraph(`${route}: ${limit}`, cap.note),
    citation: cap.statute,
    source_url: cap.url ?? null,
    by: "custom",
  };
}

function shownSide(given: string): string {
  return given.trim().length === 2 ? given.trim().toUpperCase() : given.trim();
}
