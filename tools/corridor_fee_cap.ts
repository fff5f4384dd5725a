import Type from "typebox";
import type { KnowledgeObject } from "../schemas/envelope.ts";
import { feeCapOf } from "../schemas/fee-cap.ts";
import type { CustomCorridorCap } from "../schemas/http/custom.ts";
import type { Snapshot } from "../host/contract/knowledge.ts";
import type { CorridorMention, Reading } from "../host/contract/reading.ts";
import type {
  ToolArgs,
  ToolContext,
  ToolFact,
  ToolModule,
  ToolResult,
} from "../host/contract/tool.ts";
import { assumedIn, assumptionOf, toldAs } from "./wording/assumed-route.ts";
import { capWords, isKnown, money } from "./wording/cap-words.ts";
import { CORRIDOR_PATTERN, corridorOf, coversSide, sidesOf } from "./wording/corridors.ts";
import { destinationRule, limitByOrigin, unknownLimit } from "./wording/destination-rule.ts";
import { citationOf, paragraph } from "./wording/grounds.ts";
import { passportFacts } from "./wording/passport-rule.ts";

const MOST_PROFILES = 6;
const MOST_CALLS = 3;

/** Subjects that make the price of a job, or the law of a route, worth looking up. */
const PRICED = [
  "fee",
  "recruitment_fee",
  "deduction",
  "loan",
  "deposit",
  "recruitment",
  "migrant",
  "law",
];

type Profile = KnowledgeObject<"corridor_profile">;

export const name = "corridor_fee_cap";

export const description =
  "What a worker may be charged for a job on one migration route, whom the limit covers and which law sets it; unknown where no limit was confirmed. Or whether an employer there may keep a passport.";

export const schema = Type.Object(
  {
    corridor: Type.String({
      pattern: CORRIDOR_PATTERN,
      description:
        "The route as <origin>-<destination>, ISO 3166-1 alpha-2; * for a side not known.",
    }),
    about: Type.Optional(
      Type.Enum(["fees", "passport"], {
        description: "What is asked of the route: what may be charged, or who keeps the passport.",
      }),
    ),
    assumed: Type.Optional(
      Type.Union([Type.Boolean(), Type.Enum(["origin", "destination"])], {
        description:
          "Whether a side is not named but implied by the language or a currency, or the one that is: then limits are told under that condition.",
      }),
    ),
  },
  { additionalProperties: false },
);

/** One lookup per route named or implied, where a charge, a loan, an offer or the law is in play; none where nothing but the language tells of a route. */
export const propose: ToolModule["propose"] = (reading) => {
  if (!reading.aboutWork) return [];
  return [...(isPriced(reading) ? feesAsked(reading) : []), ...passportsAsked(reading)];
};

function feesAsked(reading: Reading): readonly ToolArgs[] {
  const asked = new Map<string, ToolArgs>();
  for (const route of reading.corridors.filter(isToldOf)) {
    const corridor = corridorOf(route);
    const assumed = assumedIn(route, reading);
    const args = assumed === null ? { corridor } : { corridor, assumed };
    if (!asked.has(corridor)) asked.set(corridor, args);
  }
  return [...asked.values()].slice(0, MOST_CALLS);
}

/** The law on passports is that of the country of work, whoever asks. */
function passportsAsked({ topics, corridors }: Reading): readonly ToolArgs[] {
  if (!topics.has("passport") && !topics.has("seizure")) return [];
  const asked = new Map<string | null, ToolArgs>();
  for (const route of corridors)
    if (route.destination !== null && route.basis !== "currency" && !asked.has(route.destination))
      asked.set(route.destination, { corridor: corridorOf(route), about: "passport" });
  return [...asked.values()].slice(0, MOST_CALLS);
}

/** Whoever writes Tagalog may come from the Philippines; which of the routes from there is hers nobody said. */
function isToldOf({ basis, destination }: CorridorMention): boolean {
  return basis !== "language" || destination !== null;
}

function isPriced({ topics, amounts, feeDemanded, priceAsked, ransom }: Reading): boolean {
  if (ransom === true) return false;
  if (feeDemanded !== undefined || priceAsked === true || amounts.length > 0) return true;
  return PRICED.some((topic) => topics.has(topic));
}

/** Custom caps of the request win over profiles; an origin alone gives at most six routes and says so, a destination alone what its law says to all who come. */
export const call: ToolModule["call"] = (args, context) => {
  const corridor = corridorFrom(args);
  if (args["about"] === "passport") return passportResult(corridor, context.knowledge);
  const custom = customCaps(corridor, context);
  const assumed = assumptionOf(args);
  if (custom.length > 0)
    return { found: true, corridor, facts: toldAs(custom, assumed), custom: true };
  const result = profileResult(corridor, context.knowledge);
  return { ...result, facts: toldAs(result.facts, assumed) };
};

function corridorFrom({ corridor }: ToolArgs): string {
  return typeof corridor === "string" ? corridor.toUpperCase() : "*";
}

function customCaps(corridor: string, { toggles }: ToolContext): readonly ToolFact[] {
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

function shownSide(given: string): string {
  return given.trim().length === 2 ? given.trim().toUpperCase() : given.trim();
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

function profileResult(corridor: string, knowledge: Snapshot): ToolResult {
  const { origin, destination } = sidesOf(corridor);
  const own = origin === null ? [] : profilesOf(knowledge, origin, destination);
  if (own.length === 0 && destination !== null) return withoutOwn(corridor, knowledge);
  const told = own.slice(0, MOST_PROFILES);
  return {
    found: told.length > 0,
    corridor,
    profiles: told.map(({ id }) => id),
    ...(destination === null && told.length > 0 ? { note: partialNote("origin", own.length) } : {}),
    facts: told.map((profile) => toldOf(profile, knowledge)),
  };
}

/** Where the origin is not named or its route not known: what other nationalities may be charged says nothing to the worker, the law of the country of work does. */
function withoutOwn(corridor: string, knowledge: Snapshot): ToolResult {
  const { origin, destination } = sidesOf(corridor);
  const others = profilesOf(knowledge, null, destination);
  const [any] = others;
  const rule = destinationRule(others, knowledge);
  const facts = rule === null ? [] : [rule];
  if (origin !== null) facts.push(unknownLimit(corridor));
  else if (rule === null && any !== undefined) facts.push(limitByOrigin(any));
  return {
    found: rule !== null,
    corridor,
    profiles: [],
    ...(origin === null && rule !== null ? { note: partialNote("destination", 0) } : {}),
    facts,
  };
}

function passportResult(corridor: string, knowledge: Snapshot): ToolResult {
  const { origin, destination } = sidesOf(corridor);
  const own = destination === null ? [] : profilesOf(knowledge, origin, destination);
  const others = destination === null ? [] : profilesOf(knowledge, null, destination);
  const facts = passportFacts([...own, ...others], knowledge);
  return { found: facts.length > 0, corridor, facts };
}

function partialNote(side: "origin" | "destination", n: number): string {
  const more = n > MOST_PROFILES ? ` The first ${MOST_PROFILES} of ${n} routes are told.` : "";
  return `The message tells only the ${side}; the limit depends on both sides.${more}`;
}

function profilesOf(
  knowledge: Snapshot,
  origin: string | null,
  destination: string | null,
): readonly Profile[] {
  return knowledge.derive(profilesByRoute).get(`${origin ?? "*"}-${destination ?? "*"}`) ?? [];
}

/** Profiles by `PH-HK`, `PH-*` and `*-HK`: those with a confirmed cap first, then the surer ones, then by corridor. */
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

/** What is told of a profile's cap, made once per snapshot. */
function toldOf(profile: Profile, knowledge: Snapshot): ToolFact {
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
