import { hasAny, HARMS } from "../../../schemas/subjects.ts";
import { isGraveSeverity } from "../../../schemas/taxonomy.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { GrepHit } from "../../contract/layer.ts";
import type { Reading } from "../../contract/reading.ts";
import { cueInWords } from "../cues.ts";
import { LOOKED_AT, messageRisk } from "../message-risk.ts";
import { isAboutSomethingElse } from "../../wording/known/something-else.ts";
import { matterTold } from "../asked/matter.ts";
import { isOwedPay, tellsOfHarm } from "../owed-pay.ts";
import { asksOfTerms } from "./asked-of-terms.ts";
import { guardsByTrade } from "./guards-by-trade.ts";
import { isPressedAlone } from "./pressed.ts";
import { asksWayHome } from "./way-home.ts";
import { isRecruiterUnreached } from "../unreached.ts";

/** Dimensions by which somebody's body or liberty is in danger. */
export const DANGER: ReadonlySet<string> = new Set([
  "physical-and-sexual-violence",
  "restriction-of-movement",
  "isolation",
  "intimidation-and-threats",
]);

/** Where these alone are told, nothing else was meant. */
const BLOWS = "physical-and-sexual-violence";

/** What a phone is a sign of that nobody answers. */
const CUT_OFF = "isolation";

/** Of these a grave sign counts alone: people threaten in jest. */
const THREATS = "intimidation-and-threats";

/** Dimensions of a debt or a fee: what threatens or keeps somebody beside them is a penalty, a bond or a price. */
const OF_MONEY: ReadonlySet<string> = new Set(["debt-bondage", "illegal_fees"]);

/** Of the stay, the job and its pay, which a threat to end them names, too. */
const OF_WORK: ReadonlySet<string> = new Set([
  ...OF_MONEY,
  "withholding-of-wages",
  "abuse-of-vulnerability",
]);

/** Chance of danger under which, and of it or another victim under which, a penalty is told as a term and not as what holds somebody. */
const TERM = { danger: 0.1, withVictim: 0.5 } as const;

/** Risk of a message under which rules that are not grave found words and not deeds. */
const WORDS_ONLY = 0.1;

/** What tells whether somebody may be in danger. */
export interface Signs {
  readonly hits: readonly GrepHit[];
  readonly reading: Reading;
  readonly knowledge: Snapshot;
}

/**
 * Whether someone may be in danger now: danger was heard, or violence, confinement, isolation or a grave threat fired.
 * Lookups, chat and classifier all go by this, so that none lets pass what another calls danger.
 */
export function mayBeInDanger(signs: Signs): boolean {
  return (signs.reading.danger ?? null) !== null || isDangerFired(signs);
}

/** Subjects that danger is heard in. */
const HEARD = ["help", ...HARMS, "abused", "put_out", "medical", "release"] as const;

/** What danger is heard by, in plain words: the call, the subjects and needs that are told and the rules that fired; empty where only the wording of the whole sounds like it. */
export function dangerCues({ hits, reading, knowledge }: Signs): readonly string[] {
  const { topics, needs, callsForHelp, danger } = reading;
  const cues: string[] = callsForHelp === true ? ["it is a call for help"] : [];
  if ((danger ?? null) !== null) {
    for (const topic of HEARD) if (topics.has(topic)) cues.push(cueInWords(`topic:${topic}`));
    if (needs?.has("ransom") === true) cues.push("it sounds like a ransom");
    if (needs?.has("in_danger") === true)
      cues.push("few words sound like those of who is in danger");
  }
  if (!isDangerFired({ hits, reading, knowledge })) return cues;
  return [...cues, ...hits.filter(isDangerSign).map(({ rule }) => `rule ${rule} fired`)];
}

/** Whether a hit is told whatever the message reads like: a rule of the request's own, or a grave one. */
export function isAlwaysTold({ severity, custom }: GrepHit): boolean {
  return custom === true || isGraveSeverity(severity);
}

/** Subjects of who needs something, which a text about something else names, too. */
const NEED = ["help", "medical", "release", "visa", "no_status", "abused"] as const;

/** Whether rules that fired, none of them grave, found words and not deeds, as the message as a whole is hardly ever one of exploitation, or surely of something else and nothing at which somebody would look. */
export function findsWordsOnly({ hits, reading, knowledge }: Signs): boolean {
  if (hits.some(isAlwaysTold)) return false;
  const { risk, wording } = messageRisk(hits, reading, knowledge);
  if (wording === null) return false;
  if (risk < WORDS_ONLY) return true;
  return risk < LOOKED_AT && isAboutSomethingElse(reading) && !hasAny(reading.topics, NEED);
}

/** Whether rules found danger. Where somebody has not left and tells of no deed, signs that are not of blows alone count only if they are critical or the request's own: others find fear, and that one may not go before one pays. Where pay is owed only grave signs count and those of blows alone: broad ones find the words of whoever is stuck without money. */
export function isDangerFired(signs: Signs): boolean {
  if (signs.reading.bereaved === true) return false;
  if (signs.reading.lure !== undefined)
    return signs.hits.some((hit) => hit.custom === true && isDangerSign(hit));
  const isSure = signs.reading.fearsForMoney === true ? isSureSign : isDangerSign;
  const dangers = signs.hits.filter((hit) => isSure(hit) && !isOfTerms(hit, signs.reading));
  if (dangers.length === 0) return false;
  if (matterTold(signs.reading) !== undefined)
    return dangers.some((hit) => isAlwaysTold(hit) && namedBy(hit).includes(BLOWS));
  if (signs.reading.matter !== undefined) return dangers.some(isGraveDeed);
  const isTelling =
    dangers.some((hit) => isAlwaysTold(hit) || isOfBlowsAlone(hit)) || !isOwedPay(signs.reading);
  return isTelling && !findsWordsOnly(signs);
}

/** Whether a sign finds what a contract or an advert has, or a job is called, and no deed: a penalty for leaving where nobody sounds held, more where only terms or the way home are asked about, and broad words for a guard of one who works as such. Rules of the request always count. */
function isOfTerms(hit: GrepHit, reading: Reading): boolean {
  if (hit.custom === true) return false;
  const named = namedBy(hit);
  if (isOfMoney(named, reading) || isOfClause(hit, reading)) return true;
  if (hit.severity !== "critical" && named.every((each) => each === THREATS))
    return asksOfTerms(reading);
  if (named.every((each) => each === THREATS || OF_WORK.has(each)) && isPressedAlone(reading))
    return true;
  if (isAlwaysTold(hit) || isOfBlowsAlone(hit)) return false;
  return asksOfTerms(reading) || guardsByTrade(reading) || asksWayHome(reading);
}

/** Whether it is found in a clause that somebody shows, or asks whether to sign: papers that are held hold nobody yet. */
function isOfClause(hit: GrepHit, reading: Reading): boolean {
  if (reading.questionAsked !== "sign" || tellsOfHarm(reading)) return false;
  return (reading.wording?.danger ?? 0) < TERM.danger && !isOfBlowsAlone(hit);
}

/** Whether it is of a penalty by which nobody is held, or of the phone of a recruiter who took money. */
function isOfMoney(named: readonly string[], reading: Reading): boolean {
  if (named.some((each) => OF_MONEY.has(each)) && isPenaltyTold(reading)) return true;
  return named.every((each) => each === CUT_OFF) && isRecruiterUnreached(reading);
}

/** Whether nobody who writes of a penalty sounds held by it. */
function isPenaltyTold(reading: Reading): boolean {
  const { wording } = reading;
  if (wording === null || tellsOfHarm(reading)) return false;
  const { danger, victim } = wording;
  return danger < TERM.danger && danger + victim < TERM.withVictim;
}

/** All that a rule names, also what the wording rules out: to be told what to do in danger harms nobody. */
function namedBy({ dimensions, named = dimensions }: GrepHit): readonly string[] {
  return named;
}

/** What a heuristic sums up counts by the signs that it rests on: a few broad ones together are no grave one. */
function isDangerSign(hit: GrepHit): boolean {
  const { severity, by_wording, leaf } = hit;
  if (by_wording === true || leaf === "heuristic_rule") return false;
  return namedBy(hit).some(
    (each) => DANGER.has(each) && (each !== THREATS || isGraveSeverity(severity)),
  );
}

function isSureSign(hit: GrepHit): boolean {
  const { severity, custom } = hit;
  const isTelling = custom === true || severity === "critical" || isOfBlowsAlone(hit);
  return isTelling && isDangerSign(hit);
}

/** Whoever fears the police, or was dismissed, sounds threatened: only what is told of the body or of being held counts. */
function isGraveDeed(hit: GrepHit): boolean {
  return isAlwaysTold(hit) && namedBy(hit).some((each) => DANGER.has(each) && each !== THREATS);
}

function isOfBlowsAlone(hit: GrepHit): boolean {
  return namedBy(hit).every((each) => each === BLOWS);
}
