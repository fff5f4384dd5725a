import { conceptHashes } from "../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../schemas/question-mark.ts";
import type { Steps } from "../../schemas/steps.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { FoldedText, Reading } from "../contract/reading.ts";
import { TextMemo } from "../matching/folding/text-memo.ts";
import { sentenceEnds, sentencesIn, type Stretch } from "../matching/sentence.ts";
import { conceptStarts, findConcepts, meanAny } from "../wording/concepts/concepts.ts";
import type { Sighting } from "../wording/concepts/concept-finder.ts";
import { buildClauseModel } from "../wording/models/clause-model.ts";
import { bindsByTerms, warnsOfTerms } from "./clause-terms.ts";

/** A clause of the terms of a job that binds whoever works, and how likely it does so unlawfully, 0 to 1. */
export interface Clause extends Stretch {
  readonly risk: number;
}

/** What the terms of a job are about, each a set of concepts of `host/wording/concepts`. */
const TERMS = [
  "salary minimum-wage overtime bonus",
  "hours week",
  "day-off",
  "room compound",
  "food",
  "insurance medical-test",
  "ticket airport",
  "contract standard-contract",
  "visa work-permit",
  "vacancy recruit apply interview",
  "training certificate",
  "protective-gear",
].map(conceptHashes);
/** Of so many of them a text that sets out a job speaks, and of so many clauses it is. */
const FEWEST_TERMS = 2;
const FEWEST_CLAUSES = 3;
/** UTF-16 units of a clause: less says too little, and what goes on for longer is no single one. */
const SHORTEST = 12;
const LONGEST = 320;

/** Risk of a clause that the model does not hear, and that binds by what its words mean. */
const BY_TERMS = 0.55;

const heard = new TextMemo<readonly Clause[]>();

/** Reads the clauses of a text that sets out the terms of a job, each by itself, and keeps those that bind as long as the text; none of another text, nor of one that asks. */
export function* hearClauses(reading: Reading, knowledge: Snapshot): Steps<readonly Clause[]> {
  const { folded, language } = reading;
  const known = heard.get(folded);
  if (known !== undefined) return known;
  const model = knowledge.derive(buildClauseModel);
  const binding: Clause[] = [];
  if (model !== null && setsOutTerms(reading)) {
    const told = findConcepts(folded.folded, language);
    const toldIn = tellerOf(told, conceptStarts(folded.folded, language));
    const warns = warnsOfTerms(told);
    for (const part of clausesOf(folded)) {
      const chance = model.read(folded, part, language);
      // From its threshold on a clause is rather one that binds than not, however rare these are among clauses.
      if (chance >= model.threshold) binding.push({ ...part, risk: (1 + chance) / 2 });
      else if (!warns && bindsByTerms(toldIn(part))) binding.push({ ...part, risk: BY_TERMS });
      yield;
    }
  }
  heard.set(folded, binding);
  return binding;
}

function setsOutTerms({ text, folded, language }: Reading): boolean {
  if (QUESTION_MARK.test(text) || sentenceEnds(folded).length < FEWEST_CLAUSES) return false;
  const told = findConcepts(folded.folded, language);
  return TERMS.filter((term) => meanAny(told, term)).length >= FEWEST_TERMS;
}

/** Tells what the words of parts of a text mean, which are asked for in the order in which they stand: each word is gone by once, however many parts there are. */
function tellerOf(
  told: readonly Sighting[],
  starts: readonly number[],
): (part: Stretch) => readonly Sighting[] {
  let from = 0;
  const firstFrom = (unit: number, nth: number): number => {
    let at = nth;
    while ((starts[at] ?? Infinity) < unit) at++;
    return at;
  };
  return ({ start, end }) => {
    from = firstFrom(start, from);
    return told.slice(from, firstFrom(end, from));
  };
}

function clausesOf(folded: FoldedText): readonly Stretch[] {
  return sentencesIn(folded).filter(({ start, end }) => {
    const length = end - start;
    return length >= SHORTEST && length <= LONGEST;
  });
}
