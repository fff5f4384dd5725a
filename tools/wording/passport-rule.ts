import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import type { ToolFact } from "../../host/contract/tool.ts";
import { sidesOf } from "./corridors.ts";
import { citationOf, paragraph } from "./grounds.ts";

type Profile = KnowledgeObject<"corridor_profile">;
type Document = KnowledgeObject<"rag_doc">;

/** What a note says of a rule that nobody has seen at its source: such a rule is told to nobody as sure. */
const UNSURE = /\b(?:not (?:been )?(?:checked|confirmed|verified|seen)|unverified|unconfirmed)\b/i;

const HOUSEHOLDS_ALONE =
  "The law cited holds for domestic workers; in other jobs ask a labour office";

/** Whether an employer may keep a passport where the work is, as the first of `profiles` knows it that says no and was checked; nothing where none does. */
export function passportFacts(
  profiles: readonly Profile[],
  knowledge: Snapshot,
): readonly ToolFact[] {
  const profile = profiles.find(
    ({ content, extensions }) =>
      content.passport_retention_legal === false && !UNSURE.test(extensions?.passport_note ?? ""),
  );
  return profile === undefined ? [] : toldOf(profile, knowledge);
}

/** What is told of a profile's rule, made once per snapshot. */
function toldOf(profile: Profile, knowledge: Snapshot): readonly ToolFact[] {
  const told = knowledge.derive(toldRules);
  let facts = told.get(profile);
  if (facts === undefined) {
    facts = [Object.freeze(ruleFact(profile, knowledge))];
    told.set(profile, facts);
  }
  return facts;
}

function toldRules(): WeakMap<Profile, readonly ToolFact[]> {
  return new WeakMap();
}

function ruleFact(profile: Profile, knowledge: Snapshot): ToolFact {
  const { id, content, extensions = {} } = profile;
  const laws = passportLaws(profile, knowledge);
  const household = laws.length > 0 && laws.every(isOfHouseholds);
  const place = content.label.split(" to ").at(-1) ?? content.corridor;
  const who = extensions.passport_rule_for === "agencies" ? "agency" : "employer";
  const unless = extensions.passport_by_consent === true ? " unless the worker agrees to it" : "";
  return {
    kind: "passport",
    statement: paragraph(
      `In the country of work (${place}) an ${who} may not keep a worker's passport${unless}`,
      extensions.passport_note,
      ...(household ? [HOUSEHOLDS_ALONE] : []),
    ),
    citation: citationOf(
      knowledge,
      laws.map((law) => law.id),
    ),
    source_url: laws[0]?.content.source_url ?? null,
    by: `corridor_profile/${id}`,
    ...(household && { household }),
  };
}

function isOfHouseholds({ tags }: Document): boolean {
  return tags?.includes("theme:domestic-work") === true;
}

/** The destination's laws on passports among those of a route, those of most routes first. */
function passportLaws({ content }: Profile, knowledge: Snapshot): readonly Document[] {
  const { destination } = sidesOf(content.corridor);
  const breadth = (law: Document): number => law.content.applicable_corridors?.length ?? 99;
  return (content.statutes ?? [])
    .flatMap((id) => knowledge.get("rag_doc", id) ?? [])
    .filter(
      (law) =>
        law.content.jurisdiction === destination &&
        law.extensions?.topics?.includes("passport") === true,
    )
    .toSorted((a, b) => breadth(b) - breadth(a));
}
