import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import { FORCED, hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { FAIRNESS } from "./words/fairness-words.ts";

const KEEP = conceptHashes("keep take-away");
const PAPERS = conceptHashes("passport id-card");
const CARDS = conceptHashes("bank");
/** Concepts of who keeps them, and of a text that is to be signed. */
const KEEPER = conceptHashes("employer company agency agent manager madam");
const CLAUSE = conceptHashes("contract sign");
/** Concepts by which somebody asks whether they must. */
const ASKING = conceptHashes("sign legal illegal refuse may must rights");
/** A clause that is shown is longer than a word that is only somebody's: "for safekeeping". */
const QUOTED = /["“«„『「][^"“”«»』」]{25,}/u;

/** Subjects by which it is told as done, and hurts. */
const DONE = FORCED.filter((subject) => subject !== "seizure");

const fairness = once(() => new WordsWithin(FAIRNESS));

/** Whether somebody asks of a clause, or shows one, by which an employer or an agency keeps papers or a bank card. */
export function asksOfPapersClause({ text, folded, language, topics }: Reading): boolean {
  if (hasAny(topics, DONE)) return false;
  const told = findConcepts(folded.folded, language);
  const isCard = areNear(told, KEEP, CARDS);
  if (!isCard && !areNear(told, KEEP, PAPERS)) return false;
  if (!meanAny(told, KEEPER)) return false;
  const isClause = meanAny(told, CLAUSE) || QUOTED.test(text);
  const asks = meanAny(told, ASKING) || QUESTION_MARK.test(text) || fairness().test(folded.folded);
  return asks && (isClause || isCard);
}
