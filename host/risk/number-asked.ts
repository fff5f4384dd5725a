import { conceptHashes } from "../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../schemas/question-mark.ts";
import type { Reading } from "../contract/reading.ts";
import { findPhones } from "../verification/phones.ts";
import { findConcepts } from "../wording/concepts.ts";

/** Concepts of `host/wording/concepts` of which somebody speaks who asks whether a number is what it says, and those of asking. */
const GENUINE = conceptHashes("registered verify fake trust check fraudster");
const ASKING = conceptHashes("is-it who");

/** Letters of a question about a number that need not say what is asked of it: "whose is +974 …?". */
const SHORT = 60;
/** Numbers that are answered at most. */
const MOST = 3;
/** A number to dial of a few digits, where nothing says that it is one. */
const SHORT_CODE = /(?<![\d.,+-])\d{3,6}(?![\d.,%-])/g;

/** A reading with the telephone numbers that the message asks about, as written; whoever asks of one asks for a contact, too. */
export function withNumbersAsked(reading: Reading): Reading {
  const { text, folded, language } = reading;
  if (!/\d{3}|\d{2}[ .-]\d/.test(folded.folded)) return reading;
  const concepts = new Set(findConcepts(folded.folded, language).flat());
  if (!QUESTION_MARK.test(text) && concepts.isDisjointFrom(ASKING)) return reading;
  const isGenuineAsked = !concepts.isDisjointFrom(GENUINE);
  const letters = folded.folded.replaceAll(/\P{L}/gu, "").length;
  if (!isGenuineAsked && letters > SHORT) return reading;
  const numbers = numbersIn(reading, isGenuineAsked);
  if (numbers.length === 0) return reading;
  return {
    ...reading,
    numbersAsked: numbers.slice(0, MOST),
    contactAsked: reading.contactAsked ?? { alone: false, of: null },
  };
}

function numbersIn({ folded: { folded }, amounts }: Reading, orCodes: boolean): readonly string[] {
  const phones = findPhones(folded).map(({ start, end }) => folded.slice(start, end));
  if (phones.length > 0 || !orCodes || amounts.length > 0) return phones;
  return folded.match(SHORT_CODE) ?? [];
}
