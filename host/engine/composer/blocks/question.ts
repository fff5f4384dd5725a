import type { Sentence } from "../../../../schemas/answer-slots.ts";
import type { KnowledgeObject } from "../../../../schemas/envelope.ts";
import { OF_WORK, type Question } from "../../../../schemas/questions.ts";
import { hasAny, OWED_PAY } from "../../../../schemas/subjects.ts";
import type { Snapshot } from "../../../contract/knowledge.ts";
import type { Reading } from "../../../contract/reading.ts";
import { isHouseholdWork } from "../../../risk/household-work.ts";
import { blockOf, sentences, type Block, type Draft } from "../block.ts";
import { isolated } from "../evidence/direction.ts";
import { isDangerous } from "../evidence/in-danger.ts";
import { oneLine } from "../plain.ts";
import { sourceOf } from "./facts.ts";
import { verdictOf } from "./price/verdict.ts";
import { provisionLines, speaksOf } from "./laws/provisions.ts";

type Profile = KnowledgeObject<"corridor_profile">;
type Note = "fee_cap_note" | "min_wage_note" | "termination_note";

const SENTENCES: Readonly<Record<Exclude<Question, "get_back">, Sentence>> = {
  hours: "asked-hours",
  wage: "asked-wage",
  change_employer: "asked-change-employer",
  end_contract: "asked-end-contract",
  who_pays: "asked-who-pays",
  dismissed: "asked-dismissed",
  sign: "asked-sign",
  run_away: "asked-run-away",
  what_to_say: "asked-what-to-say",
  no_answer: "asked-no-answer",
  not_understood: "asked-not-understood",
  how_long: "asked-how-long",
  number_free: "asked-number-free",
  which_law: "asked-which-law",
  is_scam: "asked-is-scam",
  overstay: "asked-overstay",
  exit_permit: "asked-exit-permit",
  where_office: "asked-where-office",
  lost_passport: "asked-lost-passport",
  go_home: "asked-go-home",
  find_job: "asked-find-job",
  deduction: "asked-deduction",
  contract_swap: "asked-contract-swap",
  tourist_work: "asked-tourist-work",
  accused: "asked-accused",
  pregnant: "asked-pregnant",
  body_control: "asked-body-control",
  kin_leave: "asked-kin-leave",
};

/** What a profile of the route holds of a question. */
const NOTES: Partial<Record<Question, readonly Note[]>> = {
  wage: ["min_wage_note"],
  hours: ["termination_note"],
  change_employer: ["termination_note"],
  end_contract: ["termination_note"],
  who_pays: ["termination_note", "fee_cap_note"],
  dismissed: ["termination_note"],
  run_away: ["termination_note"],
  exit_permit: ["termination_note"],
  go_home: ["termination_note"],
};

/** The answer to a question that workers ask again and again, before the law and the contacts that follow; with what is held of it for the route. */
export function questionBlock(draft: Draft): Block | null {
  const { reading, say } = draft;
  const { questionAsked } = reading;
  if (questionAsked === undefined || !isOfWork(reading, questionAsked)) return null;
  const slot = questionAsked === "get_back" ? backSlot(reading) : SENTENCES[questionAsked];
  if (slot === null) return null;
  if (questionAsked === "get_back") return backBlock(draft, slot);
  return blockOf(1, null, [
    say(slot),
    ...(NOTES[questionAsked] ?? []).map((note) => noteOf(draft, note)),
    ...provisionLines(draft),
  ]);
}

/** How the sum that was paid stands to the limit, and how money is claimed back; of one within the limit there is nothing to claim. */
function backBlock(draft: Draft, slot: Sentence): Block | null {
  const verdict = slot === "asked-passport-back" || isDangerous(draft) ? null : verdictOf(draft);
  const back = verdict?.isWithin === true ? "" : draft.say(slot);
  return blockOf(1, null, [sentences(verdict?.words ?? null, back)]);
}

/** Whether the question is one of work, by itself or by what else is told: eggs take long, too. */
function isOfWork(reading: Reading, question: Question): boolean {
  const { topics, countries, corridors, hasPaid, amounts } = reading;
  if (OF_WORK.has(question)) return true;
  if (question === "get_back" && hasPaid === true && amounts.length > 0) return true;
  return topics.size + countries.length + corridors.length > 0;
}

/** What is to be given back: a passport, or else what was paid; wages that are owed are no refund. */
function backSlot({ topics }: Reading): Sentence | null {
  if (topics.has("passport") || topics.has("seizure")) return "asked-passport-back";
  return hasAny(topics, OWED_PAY) ? null : "asked-money-back";
}

function noteOf(draft: Draft, note: Note): string {
  const { language, say } = draft;
  for (const profile of profilesOf(draft, note)) {
    const text = toldIn(draft, profile.extensions?.[note] ?? "");
    if (text === "") continue;
    const told = isolated(language, oneLine(text, 400));
    const ground = { citation: null, source_url: sourceUrl(profile, note) };
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

/** A note on wages, or the sentences of another that speak of what is asked, none of households where nothing tells of such work. */
function toldIn({ reading }: Draft, note: string): string {
  const { questionAsked } = reading;
  if (questionAsked === undefined) return "";
  if (questionAsked === "wage") return note;
  const isInHouse = isHouseholdWork(reading);
  const isTold = (sentence: string) =>
    speaksOf(questionAsked, sentence, reading) &&
    !(isInHouse ? OF_OTHERS : OF_HOUSEHOLDS).test(sentence);
  return note
    .split(/(?<=[.;]) /)
    .filter(isTold)
    .join(" ");
}

/** The profiles of the routes that are told; of the lowest wage those of other routes to the same country, too, where several agree on it: it seldom depends on where somebody is from. */
function profilesOf({ reading, knowledge }: Draft, note: Note): readonly Profile[] {
  const own = reading.corridors.flatMap(({ origin, destination }) =>
    origin === null || destination === null
      ? []
      : (knowledge.get("corridor_profile", `${origin}-${destination}`.toLowerCase()) ?? []),
  );
  return note === "min_wage_note" ? [...own, ...agreeing(knowledge, reading, note)] : own;
}

/** Of the profiles that lead to a country which is told, the first of those that most agree on a note. */
function agreeing(knowledge: Snapshot, { corridors }: Reading, note: Note): readonly Profile[] {
  const to = new Set(corridors.map(({ destination }) => destination));
  const there = knowledge.all("corridor_profile").filter(({ content, extensions }) => {
    const [, destination = null] = content.corridor.split("-");
    return to.has(destination) && extensions?.[note] !== undefined;
  });
  const alike = [...Map.groupBy(there, ({ extensions }) => extensions?.[note]).values()];
  const [most = []] = alike.toSorted((one, other) => other.length - one.length);
  return most.length > 1 ? most.slice(0, 1) : [];
}

/** Where the note was read, where that is not where the rest was. */
function sourceUrl({ extensions }: Profile, note: Note): string | null {
  const own = extensions?.extra_sources?.find(({ field }) => field === note);
  return own?.source_url ?? extensions?.source_url ?? null;
}
