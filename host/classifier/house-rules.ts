import { conceptHashes } from "../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../schemas/question-mark.ts";
import type { Reading } from "../contract/reading.ts";
import type { Sighting } from "../wording/concepts/concept-finder.ts";
import { areNear, findConcepts, meanAny, mustMean } from "../wording/concepts/concepts.ts";

/** UTF-16 units of a rule of the house. */
const LONGEST = 240;

/** Whoever speaks for themselves tells or asks, and whoever houses others employs nobody. */
const ELSE = conceptHashes(
  "i we why how help please law rights complaint news court vacancy apply free",
);
const GUESTS = conceptHashes(
  "student school customer tourist tenant-landlord library gym child minor",
);
const WORKERS = conceptHashes("worker maid migrant");
const HOUSE = conceptHashes("company manager employer agency worker");
const FORBIDDEN = conceptHashes("not forbidden never do-not must");
const QUARTERS = conceptHashes("room compound go-out");
const BY_NIGHT = conceptHashes("hours night after before");
const SALARY = conceptHashes("salary");
const PENALTY = conceptHashes("fine deduct");
const PAPERS = conceptHashes("passport id-card");
const KEEP = conceptHashes("keep safe-drawer");
const GIVE_BACK = conceptHashes("give-back refund");
const PLEDGE = conceptHashes("deposit");
const SUM = conceptHashes("number-big currency");

/** Going out after hours is fined from the wages; papers are given back against money. */
const CURFEW = [WORKERS, FORBIDDEN, QUARTERS, BY_NIGHT, SALARY, PENALTY];
const PLEDGED = [PAPERS, HOUSE, KEEP, GIVE_BACK, PLEDGE, SUM];

const OTHERS = conceptHashes("he-she they take-away");
const HOLDERS = conceptHashes("manager supervisor employer company agency labour-contractor");
const SPAN = conceptHashes("seasonal until");
const MIDDLEMEN = conceptHashes("agent agency labour-contractor");
const MONTHS = conceptHashes("month first");
const OWED = conceptHashes("owe debt");
const FOR = conceptHashes("recruit salary");
const COMPANY = conceptHashes("company agency");
/** By which it is told as what befell somebody; a word counts that can mean nothing else. */
const BEFELL = conceptHashes("i we refuse give-back hit lock threaten unpaid please escape");
/** UTF-16 units of a rule that is told of no one. */
const BARE = 140;

/** A season, as several languages say it within a phrase. */
const SEASON = /season|موسم|msimu|सीज़न|सीजन|सिजन|سیزن|মৌসুম|মরসুম|ฤดู|រដូវ|ရာသီ|වාරය|பருவம்|ወቅት|季/u;

/** Papers are with a boss for a season; the first wages go to a middleman; recruitment is worked off. */
const WAGES = [SALARY, MIDDLEMEN, WORKERS, MONTHS];
const WORKED_OFF = [WORKERS, OWED, COMPANY, FOR];

/** Whether it is a bare rule of who controls, told of nobody: papers stay with a boss for a season or a contract, the first wages go to a middleman, or recruitment is owed to the company. */
function controls(folded: string, told: readonly Sighting[]): boolean {
  if (folded.length > BARE) return false;
  if (mustMean(told, BEFELL)) return false;
  if ([WAGES, WORKED_OFF].some((terms) => terms.every((each) => meanAny(told, each)))) return true;
  if (mustMean(told, OTHERS)) return false;
  const isSpan = meanAny(told, SPAN) || SEASON.test(folded);
  return isSpan && areNear(told, PAPERS, HOLDERS);
}

/** UTF-16 units of a record, what each of its lines has, and what only sentences have. */
const RECORD = 300;
const ROW = /^\s*[-|{]|[;,|]/u;
const SENTENCE = /[.!?。！？።।။៕]\s|[。！？።।။៕]/u;
const SAFE = conceptHashes("safe-drawer madam");
const HELD_BY = conceptHashes("keep company employer");
const LEFT = conceptHashes("debt owe borrow fee salary not forbidden");

/** Whether rows of a table or a record say of workers where their papers are kept, and what they owe or may not. */
function recordsHeld(text: string, told: readonly Sighting[]): boolean {
  if (!isRecord(text.trim()) || !meanAny(told, PAPERS)) return false;
  if (mustMean(told, SPOKEN)) return false;
  if (meanAny(told, SAFE) && meanAny(told, LEFT)) return true;
  return areNear(told, PAPERS, HELD_BY) && areNear(told, PAPERS, COMPANY);
}

function isRecord(text: string): boolean {
  if (text.length > RECORD || SENTENCE.test(text)) return false;
  const lines = text.split("\n");
  return (lines.length > 1 || text.startsWith("{")) && lines.every((line) => ROW.test(line));
}

const SPOKEN = conceptHashes("i we please help how why");

/** Whether a rule of a house binds its workers: a curfew with a fine that is taken from the wages, papers that are given back against money or kept for a season, wages that go to a middleman, or a record of such. It sounds like the law's own, and names nobody to whom it happened. */
export function bindsWorkers({ text, folded, language, denies }: Reading): boolean {
  if (denies === true || folded.folded.length > LONGEST || QUESTION_MARK.test(text)) return false;
  const told = findConcepts(folded.folded, language);
  if (recordsHeld(text, told)) return true;
  if (meanAny(told, ELSE) || meanAny(told, GUESTS)) return false;
  if (controls(folded.folded, told)) return true;
  return [CURFEW, PLEDGED].some((terms) => terms.every((each) => meanAny(told, each)));
}
