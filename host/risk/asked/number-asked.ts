import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { BEGUN, FEES, hasAny } from "../../../schemas/subjects.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { Reading } from "../../contract/reading.ts";
import { asksOfSome } from "../../reading/contact/roles-in.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { findPhones } from "../../verification/contacts/phones.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { letterAt } from "../../wording/known/words.ts";
import { LINE_WORDS } from "./words/line-words.ts";
import { PAPER_NUMBERS } from "./words/paper-words.ts";

/** Concepts of `host/wording/concepts` of which somebody speaks who asks whether a number is what it says, and those of asking. */
const GENUINE = conceptHashes("registered verify fake trust check fraudster");
const ASKING = conceptHashes("is-it who");

/** Letters of a question about a number that need not say what is asked of it: "whose is +974 …?". */
const SHORT = 60;
/** Numbers that are answered at most. */
const MOST = 3;
/** A number to dial of a few digits, where nothing says that it is one. */
const SHORT_CODE = /(?<![\d.,+-])\d{3,6}(?![\d.,%-])/g;

/** Folded units before and behind a number in which the question about it stands. */
const BEFORE = 120;
const BEHIND = 60;

const ofLines = once(() => new WordsWithin(LINE_WORDS));

/** A reading with the telephone numbers that the message asks about, as written; whoever asks of one asks for a contact, too. */
export function withNumbersAsked(reading: Reading, knowledge: Snapshot): Reading {
  if (!/\d{3}|\d{2}[ .-]\d/.test(reading.folded.folded)) return reading;
  const lines = linesAskedOf(reading, knowledge);
  if (lines.length > 0) return asksOfLines(reading, lines);
  const numbers = numbersIn(reading);
  if (numbers.length === 0) return reading;
  return {
    ...reading,
    numbersAsked: numbers.slice(0, MOST),
    contactAsked: reading.contactAsked ?? { alone: false, plain: false, of: null },
  };
}

/** What makes it another matter than a line that is known. */
const ELSE = [...BEGUN, ...FEES, "help", "everyday", "salary"] as const;

/** The short numbers of known lines of which a few words ask when they are open, what they speak, whose they are or how they are dialled. */
function linesAskedOf(reading: Reading, knowledge: Snapshot): string[] {
  const { folded, topics, language, amounts } = reading;
  if (hasAny(topics, ELSE) || amounts.length > 0 || folded.folded.length > BEFORE) return [];
  const known = knowledge.derive(shortNumbers);
  const codes = Array.from(folded.folded.matchAll(SHORT_CODE))
    .filter(({ 0: code, index }) => known.has(code) && !isOfPapers(folded.folded, index))
    .map(([code]) => code);
  if (codes.length === 0 || ofLines().test(folded.folded)) return codes;
  const isShort = hasFewLetters(folded.folded);
  const asks = asksOfSome(folded.folded).reach || speaksOf(ASKING, folded.folded, language);
  return isShort && asks ? codes : [];
}

/** Who asks so is in no danger, and a country that is named alone, maybe by its language, is where they are from. */
function asksOfLines(reading: Reading, lines: readonly string[]): Reading {
  const isHome = reading.corridors.every(({ origin }) => origin === null);
  const corridors = reading.corridors.map((route) =>
    isHome ? { ...route, origin: route.destination, destination: null } : route,
  );
  return {
    ...reading,
    corridors,
    ordinary: true,
    numbersAsked: lines.slice(0, MOST),
    contactAsked: reading.contactAsked ?? { alone: false, plain: false, of: null },
  };
}

/** The numbers of a few digits that contacts of a snapshot have. */
function shortNumbers(knowledge: Snapshot): ReadonlySet<string> {
  const phones = knowledge.all("ngo_directory").map(({ content }) => content.phone ?? "");
  return new Set(phones.filter((phone) => /^\d{3,6}$/.test(phone)));
}

function numbersIn({ folded: { folded }, language, amounts }: Reading): readonly string[] {
  const isShort = hasFewLetters(folded);
  const isQuestion = QUESTION_MARK.test(folded);
  if (!isShort && !isQuestion) return [];
  const phones = findPhones(folded).filter(({ start }) => !isOfPapers(folded, start));
  const asked = phones.filter(({ start, end }) => {
    const beside = folded.slice(Math.max(0, start - BEFORE), end + BEHIND);
    return QUESTION_MARK.test(beside)
      ? isShort || speaksOf(GENUINE, beside, language)
      : isShort && speaksOf(ASKING, beside, language);
  });
  if (phones.length > 0) return asked.map(({ start, end }) => folded.slice(start, end));
  const isCode = isShort && amounts.length === 0 && isQuestion;
  if (!isCode || !speaksOf(GENUINE, folded, language)) return [];
  return Array.from(folded.matchAll(SHORT_CODE))
    .filter(({ index }) => !isOfPapers(folded, index))
    .map(([code]) => code);
}

/** Folded units before a number in which it is told whose it is. */
const NEAR_PAPERS = 24;
/** "DMW-123": letters right before a number. */
const LETTERS_BEFORE = /\p{L}{2,}[-/#]$/u;
/** "C189", "ILO 181": numbers of treaties. */
const OF_TREATY = /(?:\b[cprk] ?-?|\bilo ?|\boit ?|\bconvention (?:no\.? ?)?)$/u;

const ofPapers = once(() => new WordsWithin(PAPER_NUMBERS));

/** Whether a number is that of a licence, an order or a paper, and none to dial. */
function isOfPapers(folded: string, at: number): boolean {
  const left = folded.slice(Math.max(0, at - NEAR_PAPERS), at);
  return LETTERS_BEFORE.test(left) || OF_TREATY.test(left) || ofPapers().test(left);
}

function hasFewLetters(folded: string): boolean {
  let units = 0;
  for (let at = 0; at < folded.length && units <= SHORT;) {
    const letter = letterAt(folded, at);
    units += letter;
    at += letter || 1;
  }
  return units <= SHORT;
}

function speaksOf(concepts: ReadonlySet<number>, text: string, language: string | null): boolean {
  return meanAny(findConcepts(text, language), concepts);
}
