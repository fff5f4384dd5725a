import type { KnowledgeObject } from "../../../../schemas/envelope.ts";
import type { Snapshot } from "../../../contract/knowledge.ts";
import type { Reading } from "../../../contract/reading.ts";
import { isHouseholdWork } from "../../../risk/household-work.ts";
import { sentences, type Draft } from "../block.ts";
import { isolated } from "../evidence/direction.ts";
import { oneLine } from "../plain.ts";
import { sourceOf } from "./facts.ts";
import { speaksOf } from "./laws/provisions.ts";

export type Profile = KnowledgeObject<"corridor_profile">;
export type Note = "fee_cap_note" | "min_wage_note" | "termination_note";

const LONGEST = 400;

/** What a profile of the route, or of other routes to the same country, notes on what is asked, with where that note was read; empty where none does. */
export function noteOf(draft: Draft, note: Note): string {
  const { language, say } = draft;
  for (const profile of profilesOf(draft, note)) {
    const text = toldIn(draft, profile.extensions?.[note] ?? "");
    if (text === "") continue;
    const told = isolated(language, oneLine(text, LONGEST));
    const ground = { citation: null, source_url: sourcesOf(profile, note) };
    return sentences(
      language === "en" ? null : say("english-text"),
      told,
      sourceOf(draft, ground, told),
    );
  }
  return "";
}

const OF_HOUSEHOLDS = /domestic|household|helper/i;
const OF_OTHERS = /other (?:land-?based )?(?:jobs|workers)/i;

/** A note on wages, or the whole sentences of another that speak of what is asked, none of households where nothing tells of such work. */
function toldIn({ reading }: Draft, note: string): string {
  const { questionAsked } = reading;
  if (questionAsked === undefined) return "";
  if (questionAsked === "wage") return note;
  const isInHouse = isHouseholdWork(reading);
  const isTold = (sentence: string) =>
    speaksOf(questionAsked, sentence, reading) &&
    !(isInHouse ? OF_OTHERS : OF_HOUSEHOLDS).test(sentence);
  return note
    .split(/(?<=\.) (?=[A-Z])/)
    .filter(isTold)
    .join(" ");
}

/** The profiles of the routes that are told; of the lowest wage, and of how a job ends, those of other routes to the same country, too: it seldom depends on where somebody is from. */
export function profilesOf({ reading, knowledge }: Draft, note: Note): readonly Profile[] {
  const own = reading.corridors.flatMap(({ origin, destination }) =>
    origin === null || destination === null
      ? []
      : (knowledge.get("corridor_profile", `${origin}-${destination}`.toLowerCase()) ?? []),
  );
  return note === "fee_cap_note" ? own : [...own, ...agreeing(knowledge, reading, note)];
}

/** Of the profiles that lead to a country which is told, the first of those that most agree on a note. What one alone says of the lowest wage may hold for those of its country of origin only. */
function agreeing(knowledge: Snapshot, { corridors }: Reading, note: Note): readonly Profile[] {
  const to = new Set(corridors.map(({ destination }) => destination));
  const there = knowledge.all("corridor_profile").filter(({ content, extensions }) => {
    const [, destination = null] = content.corridor.split("-");
    return to.has(destination) && extensions?.[note] !== undefined;
  });
  const alike = mostAlike(there, (profile) => saysOf(profile, note));
  const isOfAll = note === "termination_note" || alike.length > 1;
  return isOfAll ? mostAlike(alike, ({ extensions }) => extensions?.[note] ?? "").slice(0, 1) : [];
}

/** What a note says, however it is worded. */
function saysOf({ extensions }: Profile, note: Note): string {
  const figures = note === "min_wage_note" ? extensions?.min_wages : undefined;
  return figures === undefined ? (extensions?.[note] ?? "") : JSON.stringify(figures);
}

/** The largest group of profiles that are alike. */
function mostAlike(
  profiles: readonly Profile[],
  by: (profile: Profile) => string,
): readonly Profile[] {
  const groups = [...Map.groupBy(profiles, by).values()];
  return groups.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Where the note itself was read; null where that is not known: the profile's own source is of its fees. */
function sourcesOf({ extensions }: Profile, note: Note): string | null {
  if (note === "fee_cap_note") return extensions?.source_url ?? null;
  const own = extensions?.extra_sources?.filter(({ field }) => field === note) ?? [];
  return own.length === 0 ? null : own.map(({ source_url }) => source_url).join(", ");
}
