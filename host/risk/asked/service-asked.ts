import { claim } from "../../../schemas/claim.ts";
import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import type { Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import words from "./words/service-words.json" with { type: "json" };

/** UTF-16 units up to which a message that asks about the service is read so: in a longer one the words stand for something else, such as a clause on secrets. */
const SHORT = 200;

type Sort =
  | "confidential"
  | "you_tell"
  | "you_keep"
  | "who_reads"
  | "others_see"
  | "written_here"
  | "who_are_you"
  | "phone_checked";

/** A reading with what a message asks of the service itself, and whether it tells that somebody else sees the phone; an advert or a notice asks nothing. */
export function withServiceAsked(reading: Reading): Reading {
  const { text, folded, wording } = reading;
  if (text.length > SHORT) return reading;
  const says = (...sorts: readonly Sort[]) =>
    sorts.some((sort) => patterns()[sort].test(folded.folded));
  // The wording of a few words is told badly, and an advert calls itself confidential.
  const mayAdvertise = text.length > BRIEF || says("confidential");
  if (mayAdvertise && (wording?.offer ?? 0) >= SPEAKS_ELSE) return reading;
  const isPrivate =
    says("confidential", "you_tell", "you_keep", "who_reads") || asksWhatOthersSee(reading, says);
  const serviceAsked = isPrivate ? "privacy" : says("who_are_you") ? "machine" : undefined;
  return {
    ...reading,
    serviceAsked,
    phoneChecked: claim(says("phone_checked")),
  };
}

/** UTF-16 units up to which a message says little but that question. */
const BRIEF = 80;
/** Concepts of those from whom a worker may hide what they write. */
const OTHERS = conceptHashes(
  "employer madam company manager agency agent police government family spouse lender",
);

/** Whether somebody asks if their employer, agency, family or the police see what they write here: "can my boss read this?". */
function asksWhatOthersSee(
  { text, folded, language }: Reading,
  says: (sort: Sort) => boolean,
): boolean {
  if (text.length > BRIEF || !says("others_see") || !says("written_here")) return false;
  return meanAny(findConcepts(folded.folded, language), OTHERS);
}

/** Chance of an advert from which on it is one. */
const SPEAKS_ELSE = 0.5;

/** The words of all languages, of each sort one pattern: short messages are told apart badly by their language. */
const patterns = once((): Readonly<Record<Sort, WordsWithin>> => {
  const of = (sort: Sort) =>
    new WordsWithin(
      Object.values(words)
        .flatMap((language) => language[sort])
        .join("|"),
    );
  return {
    confidential: of("confidential"),
    you_tell: of("you_tell"),
    you_keep: of("you_keep"),
    who_reads: of("who_reads"),
    others_see: of("others_see"),
    written_here: of("written_here"),
    who_are_you: of("who_are_you"),
    phone_checked: of("phone_checked"),
  };
});
