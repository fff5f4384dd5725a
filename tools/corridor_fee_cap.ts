import Type from "typebox";
import type { Snapshot } from "../host/contract/knowledge.ts";
import type { ToolArgs, ToolFact, ToolModule, ToolResult } from "../host/contract/tool.ts";
import { assumptionOf, toldAs } from "./wording/assumed-route.ts";
import { chargeAtSea, chargeLaw } from "./wording/charge-laws.ts";
import { CORRIDOR_PATTERN, sidesOf } from "./wording/corridors.ts";
import {
  destinationRule,
  limitByOrigin,
  unknownAtHome,
  unknownLimit,
} from "./wording/destination-rule.ts";
import { passportFacts } from "./wording/passport-rule.ts";
import { profilesOf } from "./wording/profiles-by-route.ts";
import { feesAsked, passportsAsked } from "./wording/routes-asked.ts";
import { customCaps, toldOf } from "./wording/told-caps.ts";

const MOST_PROFILES = 6;

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
    at_sea: Type.Optional(
      Type.Boolean({
        description:
          "Whether the job is on a ship: then the law of the sea is told, not a route's.",
      }),
    ),
  },
  { additionalProperties: false },
);

/** One lookup per route named or implied, where a charge, a loan, an offer or the law is in play; none where nothing but the language tells of a route. */
export const propose: ToolModule["propose"] = (reading) =>
  reading.aboutWork ? [...feesAsked(reading), ...passportsAsked(reading)] : [];

/** Custom caps of the request win over profiles, and the law of the sea over those; an origin alone gives at most six routes and says so, a destination alone what its law says to all who come. */
export const call: ToolModule["call"] = (args, context) => {
  const { knowledge } = context;
  const corridor = corridorFrom(args);
  if (args["about"] === "passport") return passportResult(corridor, knowledge);
  const custom = customCaps(corridor, context);
  const assumed = assumptionOf(args);
  if (custom.length > 0)
    return { found: true, corridor, facts: toldAs(custom, assumed), custom: true };
  const atSea = args["at_sea"] === true ? chargeAtSea(knowledge) : null;
  if (atSea !== null) return { found: true, corridor, profiles: [], facts: [atSea] };
  const result = profileResult(corridor, knowledge);
  return { ...result, facts: toldAs(result.facts, assumed) };
};

function corridorFrom({ corridor }: ToolArgs): string {
  return typeof corridor === "string" ? corridor.toUpperCase() : "*";
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

/** Where the origin is not named or its route not known: what other nationalities may be charged says nothing to the worker, the laws of the country of work and of their own do. */
function withoutOwn(corridor: string, knowledge: Snapshot): ToolResult {
  const { origin, destination } = sidesOf(corridor);
  const others = profilesOf(knowledge, null, destination);
  const [any] = others;
  const there =
    chargeLaw(knowledge, "destination", destination ?? "*") ?? destinationRule(others, knowledge);
  const home = origin === null ? null : chargeLaw(knowledge, "origin", origin);
  const facts = [home, there].filter((fact) => fact !== null);
  const found = facts.length > 0;
  if (origin !== null && home === null)
    facts.push(isForAll(there) ? unknownAtHome(corridor) : unknownLimit(corridor));
  else if (!found && any !== undefined) facts.push(limitByOrigin(any));
  return {
    found,
    corridor,
    profiles: [],
    ...(origin === null && found ? { note: partialNote("destination", 0) } : {}),
    facts,
  };
}

/** Whether a law of the country of work says what anybody may be charged there, and not of households alone. */
function isForAll(there: ToolFact | null): boolean {
  return there !== null && there.household !== true && there.scope?.barred !== "household";
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
