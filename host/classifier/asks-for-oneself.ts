import { conceptHashes } from "../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../schemas/question-mark.ts";
import type { Reading } from "../contract/reading.ts";
import { findConcepts, meanAny } from "../wording/concepts/concepts.ts";
import { isAboutSomethingElse } from "../wording/known/something-else.ts";

const I = conceptHashes("i");
const IS_IT = conceptHashes("is-it");
/** What people fear for themselves when they think of leaving or of speaking, and what they fear only then. */
const FEARED = conceptHashes("send-home arrest blacklist");
const FEARED_THEN = conceptHashes("police sue fine government if");
const LEAVING = conceptHashes("escape leave-job complaint");
/** Who asks how to treat a worker asks for no worker. */
const OTHERS = conceptHashes("you maid worker write-me pretend");
/** Arabic writes "me" together with the verb: "يسفروني". */
const ME_WRITTEN_TOGETHER = /\p{sc=Arabic}{2}ني(?!\p{L})/u;
/** Letters of a message that is hardly more than its question. */
const LONGEST = 120;

/** "Will I be deported if I run away?": a short question of somebody about what she fears for herself, to nobody. Whoever threatens or offers speaks to a "you". */
export function asksForOneself(reading: Reading): boolean {
  const { text, folded, language } = reading;
  if (text.length > LONGEST || isAboutSomethingElse(reading)) return false;
  const told = findConcepts(folded.folded, language);
  const speaksOf = (concepts: ReadonlySet<number>) => meanAny(told, concepts);
  const fears = speaksOf(FEARED) || (speaksOf(FEARED_THEN) && speaksOf(LEAVING));
  if (!fears || speaksOf(OTHERS)) return false;
  const asks = QUESTION_MARK.test(text.trim().slice(-2)) || speaksOf(IS_IT);
  const ofOneself = speaksOf(I) || ME_WRITTEN_TOGETHER.test(text);
  return asks && ofOneself;
}
