import { englishName } from "../../schemas/country.ts";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { feeCapOf } from "../../schemas/fee-cap.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import type { ToolFact } from "../../host/contract/tool.ts";
import { barWords, isKnown } from "./cap-words.ts";
import { sidesOf } from "./corridors.ts";
import { citationOf, paragraph } from "./grounds.ts";

type Profile = KnowledgeObject<"corridor_profile">;

/** What a country of work says to everybody who comes there, whatever the origin: whom its law lets nobody charge, where all of its routes' `profiles` that tell say the same, or that all of them let nothing be charged; null where neither is so. */
export function destinationRule(
  profiles: readonly Profile[],
  knowledge: Snapshot,
): ToolFact | null {
  const barring = profiles.filter((profile) => barOf(profile) !== undefined);
  const [profile] = barring;
  if (profile === undefined) return nothingCharged(profiles, knowledge);
  const barred = barOf(profile);
  if (barred === undefined || barring.some((other) => barOf(other) !== barred)) return null;
  const words = barWords(barred);
  return ruleOf(profile, { words, scope: { barred } }, knowledge);
}

/** Routes to one country that must agree before they speak for it. */
const FEWEST = 2;

/** Where every route whose limit is known lets nothing be charged, and one of them first by the law of the country of work: told with the advice to ask, as a visa may have rules of its own. */
function nothingCharged(profiles: readonly Profile[], knowledge: Snapshot): ToolFact | null {
  const known = profiles.filter((each) => isKnown(feeCapOf(each)));
  if (known.length < FEWEST || known.some((each) => feeCapOf(each)?.amount !== 0)) return null;
  const profile = known.find((each) => {
    const { destination } = sidesOf(each.content.corridor);
    const [first = ""] = each.extensions?.cites ?? [];
    const law = lawOf(first, knowledge);
    return each.extensions?.fee_cap?.covers === "all" && law?.content.jurisdiction === destination;
  });
  const nothingIn = profile?.extensions?.fee_cap?.currency ?? null;
  if (profile === undefined || nothingIn === null) return null;
  const words = `on the routes of this library that lead there a worker may be charged nothing (0 ${nothingIn}), so ask a labour office whether that holds for your job`;
  return ruleOf(profile, { words, scope: { nothingIn } }, knowledge);
}

type Bar = NonNullable<NonNullable<ToolFact["scope"]>["barred"]>;

function barOf({ extensions }: Profile): Bar | undefined {
  return extensions?.fee_cap?.barred;
}

interface Rule {
  readonly words: string;
  readonly scope: Omit<NonNullable<ToolFact["scope"]>, "corridor">;
}

function ruleOf(
  { id, content, extensions }: Profile,
  { words, scope }: Rule,
  knowledge: Snapshot,
): ToolFact {
  const { destination } = sidesOf(content.corridor);
  const laws = (extensions?.cites ?? []).filter(
    (ref) => lawOf(ref, knowledge)?.content.jurisdiction === destination,
  );
  const place = content.label.split(" to ").at(-1) ?? content.corridor;
  return {
    kind: "cap",
    statement: paragraph(`${place} as the country of work: ${words}`),
    citation: citationOf(knowledge, laws),
    source_url: lawOf(laws[0] ?? "", knowledge)?.content.source_url ?? null,
    by: `corridor_profile/${id}`,
    scope: { corridor: `*-${destination ?? "*"}`, ...scope },
  };
}

/** What is told of a country of work where the limit is set by the origin, which is not named. */
export function limitByOrigin(profile: Profile): ToolFact {
  const { corridor, label } = profile.content;
  const place = label.split(" to ").at(-1) ?? corridor;
  return nothingHeld(
    { corridor: `*-${sidesOf(corridor).destination ?? "*"}` },
    `${place} as the country of work: what a worker may be charged depends on the country of origin, which is not named; unknown does not mean that a fee is allowed.`,
  );
}

/** What is told of a whole route that the library has no limit for. */
export function unknownLimit(corridor: string): ToolFact {
  return nothingHeld(
    { corridor },
    `${corridor}: the most a worker may be charged is unknown; the library has no entry for this route, and unknown does not mean zero.`,
  );
}

/** What is told of the origin's side where a law of the country of work is known, and none of the origin's. */
export function unknownAtHome(corridor: string): ToolFact {
  const { origin } = sidesOf(corridor);
  const place = origin === null ? corridor : englishName(origin);
  return nothingHeld(
    { corridor, home_unknown: true },
    `${corridor}: what the rules of ${place} let an agency take is unknown to this library; unknown does not mean that a fee is allowed.`,
  );
}

function nothingHeld(scope: NonNullable<ToolFact["scope"]>, statement: string): ToolFact {
  return { kind: "cap", statement, citation: null, source_url: null, by: "none", scope };
}

function lawOf(ref: string, knowledge: Snapshot): KnowledgeObject<"rag_doc"> | undefined {
  const [leaf, id = ""] = ref.split("/");
  return leaf === "rag_doc" ? knowledge.get("rag_doc", id) : undefined;
}
