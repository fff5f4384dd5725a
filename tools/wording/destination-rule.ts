import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import type { ToolFact } from "../../host/contract/tool.ts";
import { barWords } from "./cap-words.ts";
import { sidesOf } from "./corridors.ts";
import { citationOf, paragraph } from "./grounds.ts";

type Profile = KnowledgeObject<"corridor_profile">;

/** What the law of a country of work says to everybody who works there, whatever the origin: whom nobody may charge, as the first of its routes' `profiles` that bars it tells, where all say the same; null where none does. */
export function destinationRule(
  profiles: readonly Profile[],
  knowledge: Snapshot,
): ToolFact | null {
  const barring = profiles.filter((profile) => barOf(profile) !== undefined);
  const [profile] = barring;
  if (profile === undefined) return null;
  const barred = barOf(profile);
  if (barred === undefined || barring.some((other) => barOf(other) !== barred)) return null;
  return ruleOf(profile, barred, knowledge);
}

type Bar = NonNullable<NonNullable<ToolFact["scope"]>["barred"]>;

function barOf({ extensions }: Profile): Bar | undefined {
  return extensions?.fee_cap?.barred;
}

function ruleOf({ id, content, extensions }: Profile, barred: Bar, knowledge: Snapshot): ToolFact {
  const { destination } = sidesOf(content.corridor);
  const laws = (extensions?.cites ?? []).filter(
    (ref) => lawOf(ref, knowledge)?.content.jurisdiction === destination,
  );
  const place = content.label.split(" to ").at(-1) ?? content.corridor;
  return {
    kind: "cap",
    statement: paragraph(`${place} as the country of work: ${barWords(barred)}`),
    citation: citationOf(knowledge, laws),
    source_url: lawOf(laws[0] ?? "", knowledge)?.content.source_url ?? null,
    by: `corridor_profile/${id}`,
    scope: { corridor: `*-${destination ?? "*"}`, barred },
  };
}

/** What is told of a whole route that the library has no limit for. */
export function unknownLimit(corridor: string): ToolFact {
  return {
    kind: "cap",
    statement: `${corridor}: the most a worker may be charged is unknown; the library has no entry for this route, and unknown does not mean zero.`,
    citation: null,
    source_url: null,
    by: "none",
    scope: { corridor },
  };
}

function lawOf(ref: string, knowledge: Snapshot): KnowledgeObject<"rag_doc"> | undefined {
  const [leaf, id = ""] = ref.split("/");
  return leaf === "rag_doc" ? knowledge.get("rag_doc", id) : undefined;
}
