import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import { FORCED, hasAny, OWED_PAY } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { PROOF } from "./words/proof-words.ts";

/** UTF-16 units up to which a message may ask no more than what to keep as proof. */
const LONGEST = 160;

const ASKING = conceptHashes("what how must");

/** Subjects of which proof is kept. */
const OF_WORK = [...OWED_PAY, "salary", "complaint", "employer", "overseer", "contract"] as const;
const DONE = FORCED.filter((subject) => subject !== "forced_labour");

const proof = once(() => new WordsWithin(PROOF));

/** Whether somebody asks which evidence or papers they need for a claim about work, and tells of nothing that is done to them. */
export function asksOfProof({ text, folded, language, topics }: Reading): boolean {
  if (text.length > LONGEST || !hasAny(topics, OF_WORK) || hasAny(topics, DONE)) return false;
  if (!proof().test(folded.folded)) return false;
  return QUESTION_MARK.test(text) || meanAny(findConcepts(folded.folded, language), ASKING);
}
