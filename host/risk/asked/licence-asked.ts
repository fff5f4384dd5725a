import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import { BEGUN, hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { asksOfLicenceLaw, tellsOfLicence } from "./licence-law.ts";

/** Concepts of `host/wording/concepts`: a licence, and what else makes a recruiter a real one. */
const REAL = conceptHashes("licence registered fake trust verify");
const RECRUITER = conceptHashes("agency agent recruit");
/** Those of looking something up, and of asking how or where. */
const CHECKING = conceptHashes("check verify");
const HOW = conceptHashes("how where who");
/** Those of who drives, who has a licence of another kind. */
const DRIVING = conceptHashes("driver driver-job car public-transport");
const COMPLAINT = conceptHashes("complaint report-it");
/** Those beside which a complaint is none that somebody wants to make. */
const NOT_MADE = conceptHashes("threaten not never forbidden afraid because fine sue");
const IF = conceptHashes("if");

/** Words of wishing, written as the folded view has them. */
const WISH =
  /(?<![\p{L}\p{M}])(?:want|wanna|would like|need|wish|quiero|queremos|quisiera|veux|voudrais|souhaite|quero|gostaria|хочу|хотим|gusto|nais|gustong|gusto|mau|ingin|pengen|nak|mahu|muon|muốn|nataka|tunataka|chahta|chahti|chahte|chahiye|chahiyo|chahanchu|chahanchhu|parbo|korbo|korte chai|chai|one|oni|venum)(?![\p{L}\p{M}])|चाहता|चाहती|चाहते|चाहिए|चाहन्छु|चाहन्छौं|चाहिन्छ|गर्न मन|चाहियो|چاہتا|چاہتی|چاہتے|চাই|করব|করবো|ඕන|කරන්න ඕනේ|வேண்டும்|வேணும்|விரும்ப|أريد|اريد|عايز|عاوز|ابغى|أبغى|بدي|نبغي|እፈልጋለሁ|መፈለግ|ต้องการ|อยาก|จะแจ้ง|ចង់|ချင်|想|要/u;

/** Units of the folded text of a message that says little else. */
const SHORT = 160;
/** Units of a message that can ask it at all, and of a sentence in which a complaint is announced. */
const LONGEST = 1200;
const ANNOUNCED = 110;
/** Chance of who advertises or informs from which on nobody asks. */
const INFORMS = 0.5;

/** A reading with the question whether a recruiter is licensed, or with the wish to complain of one: both are for who licenses recruiters. */
export function withLicenceAsked(reading: Reading): Reading {
  const { folded, topics, amounts, contactAsked, wording } = reading;
  if (contactAsked?.plain === true || folded.folded.length > LONGEST) return reading;
  if (wording !== null && wording.offer + wording.compliance >= INFORMS) return reading;
  if (asksOfLicenceLaw(reading)) return { ...reading, aboutWork: true, licenceLawAsked: true };
  if (!asksForLicence(reading)) return reading;
  const tellsElse = hasAny(topics, BEGUN) || amounts.length > 0;
  const alone = folded.folded.length <= SHORT && !tellsElse;
  return { ...reading, contactAsked: { alone, plain: false, of: "licence" } };
}

function asksForLicence(reading: Reading): boolean {
  const { folded, language } = reading;
  const all = findConcepts(folded.folded, language);
  const speaksOfRecruiter = reading.topics.has("agent") || meanAny(all, RECRUITER);
  const maySay = meanAny(all, REAL) || (speaksOfRecruiter && meanAny(all, COMPLAINT));
  if (!maySay && !(speaksOfRecruiter && meanAny(all, CHECKING))) return false;
  const isOfDriver = !speaksOfRecruiter && meanAny(all, DRIVING);
  return sentencesOf(reading).some((sentence) => {
    const told = findConcepts(sentence, language);
    const isQuestion = QUESTION_MARK.test(sentence);
    const asks = isQuestion || meanAny(told, HOW);
    return (
      (!isOfDriver && tellsOfLicence(sentence, told) && (asks || meanAny(told, CHECKING))) ||
      (areNear(told, RECRUITER, REAL) && asks) ||
      (areNear(told, RECRUITER, CHECKING) && meanAny(told, HOW)) ||
      (isComplaint(told) && isMeant(sentence, asks && !meanAny(told, IF)))
    );
  });
}

function isComplaint(told: ReturnType<typeof findConcepts>): boolean {
  return areNear(told, COMPLAINT, RECRUITER) && !meanAny(told, NOT_MADE);
}

function isMeant(sentence: string, asks: boolean): boolean {
  return sentence.length <= ANNOUNCED && (asks || WISH.test(sentence));
}

/** Behind what ends a sentence; a point in an address ends none. */
const SENTENCE_END = /(?<=[?!…;。！？।॥။៕؟\n]|\.(?=\s))/u;

function sentencesOf({ folded }: Reading): readonly string[] {
  return folded.folded.split(SENTENCE_END).filter((sentence) => sentence.trim() !== "");
}
