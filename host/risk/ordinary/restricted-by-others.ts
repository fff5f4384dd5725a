import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { alternatives, before, spots } from "../../reading/terms/beside.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import type { Sighting } from "../../wording/concepts/concept-finder.ts";
import {
  areNear,
  conceptStarts,
  findConcepts,
  meanAny,
  mustMean,
} from "../../wording/concepts/concepts.ts";
import { VIOLENCE_AND_FORCE } from "../deeds.ts";
import {
  BEHIND_A_DOCTOR,
  CASH_MACHINES,
  DOCTORS,
  LIFTS,
  ORDERS,
  OUTBREAKS_AND_STORMS,
  PHONE_CONTRACTS,
  PUNISHED,
  RENTED,
  STAYING_IN,
  SWALLOWED,
  TO_A_DOCTOR,
  VISA_CENTRES,
} from "./restricting-words.ts";

/** UTF-16 units of a message that is hardly more than who forbids or keeps what. */
const LONGEST = 220;

/** Who may hold somebody, or hide behind whoever is said to forbid. */
const HOLDERS = conceptHashes(
  "employer madam manager supervisor agency agent lender labour-contractor spouse maid vacancy recruit scam-work compound",
);
const HOLDER_SUBJECTS = ["employer", "overseer", "agent"] as const;
const HARM_SUBJECTS = ["threat", "abused"] as const;
/** Who is left unsaid in "they do not let me out". */
const UNSAID = conceptHashes("they guard company");
/** By which something else befalls somebody; lists of words are read otherwise in some languages, and a word counts that can mean nothing else. */
const DEEDS = conceptHashes(
  `${VIOLENCE_AND_FORCE} ransom sell unpaid late-pay trap cheat arrest undocumented hungry rescue`,
);
const OF_WORK = conceptHashes("salary worker work work-permit owe debt deduct dismiss");
const PAPERS = conceptHashes("passport id-card visa");

const FORBIDDEN = conceptHashes("not never forbidden must do-not until without");
const OUT = conceptHashes("go-out");
const OUT_OR_PHONE = conceptHashes("go-out phone game");
const DOCTOR = conceptHashes("doctor");
const FOOD = conceptHashes("food hungry sleep");
const CHILD = conceptHashes("child minor");
const SCHOOL = conceptHashes("school university student teacher");
const DEPOSIT = conceptHashes("deposit");
const PASSPORT = conceptHashes("passport");

const outbreaks = wordsOf(OUTBREAKS_AND_STORMS);
const doctors = once(() => spots(DOCTORS.join("|")));
const stayingIn = wordsOf(STAYING_IN);
const orders = once(() => spots(ORDERS.join("|")));
const toADoctor = once(() => before(TO_A_DOCTOR));
/** The same in languages that say it behind. */
const goalBehind = once(
  () => new RegExp(`^[\\p{L}\\p{M}]*? ?(?:${alternatives(BEHIND_A_DOCTOR)})`, "u"),
);
const punished = wordsOf(PUNISHED);
const rented = wordsOf(RENTED);
const cashMachines = wordsOf(CASH_MACHINES);
const swallowed = wordsOf(SWALLOWED);
const lifts = wordsOf(LIFTS);
const phoneContracts = wordsOf(PHONE_CONTRACTS);
const visaCentres = wordsOf(VISA_CENTRES);

/** UTF-16 units within which a doctor stands beside what they order. */
const BESIDE = 60;

interface Told {
  readonly folded: string;
  readonly told: readonly Sighting[];
  readonly language: string | null;
}

/**
 * Whether somebody who employs nobody forbids or keeps something: a doctor, an outbreak, a storm or a curfew the way out, parents or a school a child's, a landlord a deposit, a machine a card, a seller of phones a number, a visa centre a passport; or a lift does not move.
 * Who is held tells it in the same words: where an employer, a recruiter or somebody unsaid is named, or any deed, it is none of these.
 */
export function isRestrictedByOthers(reading: Reading): boolean {
  const { text, folded, language, topics } = reading;
  if (text.length > LONGEST || hasAny(topics, HARM_SUBJECTS)) return false;
  const read = { folded: folded.folded, language, told: findConcepts(folded.folded, language) };
  // Several languages call whoever owns a flat and whoever employs by the same word.
  if (isDeposit(read)) return true;
  if (hasAny(topics, HOLDER_SUBJECTS)) return false;
  return isKeptIn(read) || isChilds(read, reading) || isKeptBack(read);
}

/** By a doctor, an outbreak, a storm or a curfew. */
function isKeptIn(read: Told): boolean {
  const { told, folded } = read;
  if (!meanAny(told, OUT) && !stayingIn().test(folded)) return false;
  if (meanAny(told, HOLDERS) || meanAny(told, PAPERS) || mustMean(told, DEEDS)) return false;
  if (outbreaks().test(folded)) return !mustMean(told, UNSAID) && meanAny(told, FORBIDDEN);
  return !meanAny(told, UNSAID) && isOrderedByDoctor(read);
}

/** Whether a doctor, to whom nobody is said to want to go, stands beside an order. */
function isOrderedByDoctor({ told, folded, language }: Told): boolean {
  const starts = conceptStarts(folded, language);
  const named = told.flatMap((word, at) => (meanAny([word], DOCTOR) ? [starts[at] ?? 0] : []));
  const places = [...named, ...placesOf(doctors(), folded)];
  if (places.length === 0) return false;
  const ordered = placesOf(orders(), folded);
  if (places.some((place) => isGoal(folded, place))) return false;
  return places.some((place) => ordered.some((order) => Math.abs(order - place) <= BESIDE));
}

/** Whether somebody wants to go to the doctor who is named there. */
function isGoal(folded: string, place: number): boolean {
  const behind = folded.slice(place, place + BESIDE);
  return toADoctor().test(folded.slice(0, place).trimEnd()) || goalBehind().test(behind);
}

function placesOf(words: RegExp, folded: string): number[] {
  return Array.from(folded.matchAll(words), ({ index }) => index);
}

/** A child is punished at home, or a pupil may not leave the school. */
function isChilds({ told, folded }: Told, { countries }: Reading): boolean {
  if (!meanAny(told, OUT_OR_PHONE) || countries.some(({ role }) => role === "destination"))
    return false;
  const isElse = [HOLDERS, PAPERS, OF_WORK, FOOD].some((each) => meanAny(told, each));
  if (isElse || mustMean(told, DEEDS) || mustMean(told, UNSAID)) return false;
  if (meanAny(told, CHILD) && punished().test(folded)) return true;
  return areNear(told, SCHOOL, FORBIDDEN) && areNear(told, OUT_OR_PHONE, FORBIDDEN);
}

/** A deposit by who has let a flat. */
function isDeposit({ told, folded }: Told): boolean {
  if (!meanAny(told, DEPOSIT) || !rented().test(folded)) return false;
  return !mustMean(told, DEEDS) && !mustMean(told, OF_WORK) && !meanAny(told, PAPERS);
}

/** A card, a number or a passport, each by who holds such; or somebody in a lift. */
function isKeptBack({ told, folded }: Told): boolean {
  if ([DEEDS, OF_WORK, HOLDERS].some((each) => mustMean(told, each))) return false;
  if (cashMachines().test(folded)) return swallowed().test(folded) && !meanAny(told, UNSAID);
  if (lifts().test(folded)) return !meanAny(told, UNSAID) && !meanAny(told, PAPERS);
  if (phoneContracts().test(folded)) return !meanAny(told, PAPERS);
  return visaCentres().test(folded) && meanAny(told, PASSPORT) && !meanAny(told, UNSAID);
}

function wordsOf(rows: readonly string[]): () => WordsWithin {
  return once(() => new WordsWithin(rows.join("|")));
}
