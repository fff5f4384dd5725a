import type { KnowledgeObject } from "../../../../../schemas/envelope.ts";
import type { Question } from "../../../../../schemas/questions.ts";
import type { Reading } from "../../../../contract/reading.ts";
import { costsNamed, type Cost } from "../../../../risk/asked/costs-asked.ts";
import { isHouseholdWork } from "../../../../risk/household-work.ts";
import { sentences, type Draft } from "../../block.ts";
import { lawsOf } from "./laws-of-place.ts";
import { isolated } from "../../evidence/direction.ts";
import { oneLine } from "../../plain.ts";
import { sourceOf } from "../facts.ts";

type Law = KnowledgeObject<"rag_doc">;
type Provision = NonNullable<NonNullable<Law["extensions"]>["provisions"]>[number];

/** What a provision speaks of that answers a question about the time at work, in the words of the library. */
const SPEAKS_OF: Partial<Record<Question, RegExp>> = {
  hours:
    /hours (?:a|of) (?:day|week|work)|(?<!within )(?<!\d)\d+ hours|weekly rest|rest day|day off|day of rest|overtime/i,
  wage: /minimum wage|lowest wage|wage floor/i,
  change_employer:
    /chang\w+ (?:of |the |an? )?(?:\w+ )?(?:employer|job|workplace)s?|no-objection|new employer|\ba transfer\b|transferred|release letter|open work permit|special (?:residence )?permit|visa made for exploited|protection (?:visa|for (?:their|the) visa)|leave the (?:employer|job)|tied to the employer|(?:letter|contract)[^.;]*(?:let a worker go|binds)|punish a worker for leaving|leave to stay/i,
  end_contract:
    /(?:month|day|week)s?['’]? (?:of )?notice|notice (?:of|or)|ends the contract|end the contract|terminat\w+ (?:the|a|her|his|their) contract|right to resign|month's notice|leave to stay|let a worker (?:go|leave)|binds her|punish a worker for leaving/i,
  get_back:
    /refund|(?:fee|money)[^.;]* back to the worker|(?:repaid|paid back|returned) to the worker/i,
  exit_permit: /exit permit|exit visa|leave the country/i,
  go_home:
    /return (?:passage|ticket|trip|air ?fare)|(?:passage|ticket|way|going) home|repatriation|recruitment and return|exit permit|exit visa|let a worker (?:go|leave)/i,
  run_away:
    /abscond|runaway report|protection (?:visa|for (?:their|the) visa)|open work permit|special (?:residence )?permit|punish a worker for leaving|leav\w+ (?:the|an|her|his|their) (?:employer|job)/i,
  overstay: /overstay|expired (?:visa|permit)|amnesty|fines for delay/i,
  deduction:
    /deduct|wages may be reduced|[A-Z]{3} \d+ for food|(?:food|clothes|housing)[^.;]* (?:from|for) the employer|the employer gives [^.;]*housing/i,
  deduction_months: /deduct|recruitment fee/i,
  release_money:
    /transfer fees?|for recruitment or transfer|recruitment, permits?[^.;]*transfer|release letter|exit (?:permit|visa|and re-entry)|permission of the old employer|no-objection|let a worker leave/i,
  contract_swap:
    /substitut|(?:second|other|another|new) contract|terms can be replaced|less favou?rable/i,
  dismissed:
    /retaliat|month's notice|notice or pay|leave to stay|dismiss(?:ed|al) (?:for|because|without)|protected from dismissal/i,
};

const MOST = 2;

/** What is said of a provision that nobody read in its source. */
export const UNSEEN = " (general knowledge, not checked in the source)";

interface Found {
  readonly law: Law;
  readonly provision: Provision;
}

/** What the library calls what a way to work abroad and home costs. */
const COSTS: Readonly<Record<Cost, RegExp>> = {
  ticket:
    /tickets?\b|air ?fare|(?:return|free) (?:passage|journey|trip)|passage home|repatriation|(?:going|way) home|carries the return/i,
  medical: /\bmedical/i,
  visa: /\bvisas?\b/i,
  insurance: /insurance/i,
};

/** Who may have to pay. */
const PAYER = /employer|worker|recruiter|owner|free/i;

/** Whether a sentence of the library speaks of what a question asks. */
export function speaksOf(question: Question, sentence: string, reading: Reading): boolean {
  if (question !== "who_pays") return SPEAKS_OF[question]?.test(sentence) === true;
  return PAYER.test(sentence) && costsNamed(reading).some((cost) => COSTS[cost].test(sentence));
}

/** What the law of the country of work says of a question about the time there, the newest first; for households their own law before all other, and none of it where nothing tells of such work. */
export function provisionLines(draft: Draft): readonly string[] {
  const { questionAsked: question, corridors } = draft.reading;
  if (question === undefined) return [];
  const { origin = null, destination = null } = corridors[0] ?? {};
  const inPlace = linesIn(draft, destination, { question });
  // The law at home tells who pays the way there, too.
  const route = `${origin}-${destination}`;
  const atHome = question === "who_pays" ? linesIn(draft, origin, { question, route }) : [];
  return [...inPlace, ...atHome].slice(0, MOST);
}

interface Asked {
  readonly question: Question;
  /** The route that a law of home is kept for. */
  readonly route?: string;
}

/** What the laws of a place say, or those of home that hold for a route. */
function linesIn(draft: Draft, place: string | null, { question, route }: Asked): string[] {
  const { reading, knowledge } = draft;
  if (place === null) return [];
  const found = lawsOf(knowledge, place)
    .filter((law) => route === undefined || isLawOf(law, route))
    .toSorted(byYear)
    .flatMap((law) => provisionsIn(law, question, reading));
  const own = found.filter(({ law }) => isForHouseholds(law));
  const isOwn = own.length > 0 && isHouseholdWork(reading);
  const told = isOwn ? own : found.filter(({ law }) => !isForHouseholds(law));
  return told.slice(0, MOST).map((each) => lineOf(draft, each));
}

/** Whether a law, and no judgment, is kept for a route. */
function isLawOf({ content }: Law, route: string): boolean {
  const isJudgment = content.doc_type === "case";
  return !isJudgment && content.applicable_corridors?.includes(route) === true;
}

function isForHouseholds({ extensions }: Law): boolean {
  return extensions?.topics?.includes("domestic-work") === true;
}

function provisionsIn(law: Law, question: Question, reading: Reading): readonly Found[] {
  const speaking = law.extensions?.provisions?.filter(
    ({ section, fact }) =>
      speaksOf(question, fact, reading) || isLowestWage(law, question, section),
  );
  const isUnseenTold = question === "end_contract";
  const provision =
    speaking?.find(({ seen_in_source }) => seen_in_source) ??
    (isUnseenTold ? speaking?.[0] : undefined);
  return provision === undefined ? [] : [{ law, provision }];
}

/** Whether a law on the lowest wage says how high it is: "the basic wage is QAR 1,000 a month". */
function isLowestWage({ extensions }: Law, question: Question, section: string): boolean {
  return (
    question === "wage" &&
    extensions?.topics?.includes("minimum-wage") === true &&
    /^(?:minimum )?(?:wage|pay|rate)s?\b/i.test(section)
  );
}

function byYear(one: Law, other: Law): number {
  return (other.extensions?.year ?? 0) - (one.extensions?.year ?? 0);
}

function lineOf(draft: Draft, { law, provision }: Found): string {
  const { language, say } = draft;
  const { title, source_url = null } = law.content;
  const doubt = provision.seen_in_source ? "" : UNSEEN;
  const told = isolated(
    language,
    oneLine(`${title}, ${provision.section}${doubt}: ${provision.fact}`, 500),
  );
  const ground = {
    citation: law.extensions?.citation ?? null,
    source_url: provision.source_url ?? source_url,
  };
  const english = language === "en" ? null : say("english-text");
  return sentences(english, told, sourceOf(draft, ground, told));
}
