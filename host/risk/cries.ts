import { conceptHashes } from "../../schemas/concept-hash.ts";
import type { Steps } from "../../schemas/steps.ts";
import type { KindChances, Reading } from "../contract/reading.ts";
import { TextMemo } from "../matching/folding/text-memo.ts";
import { sentenceAt, sentenceEnds, type Stretch } from "../matching/sentence.ts";
import { conceptStarts, findConcepts, meanAny } from "../wording/concepts/concepts.ts";
import type { TextModel } from "../wording/models/text-model.ts";

/** A sentence that is read by itself, and who speaks in it by its wording. */
export interface Cry extends Stretch {
  readonly wording: KindChances;
}

/** What somebody is done who writes home of everything else: concepts of `host/wording/concepts`. */
const DEEDS = conceptHashes(
  "hit lock rape burn touch kill hungry threaten escape sell unpaid passport hurt",
);
/** Whoever writes of themselves, and what an advert is about. */
const ONESELF = conceptHashes("i we");
const HIRING = conceptHashes("vacancy recruit apply interview");
/** Chance of something else from which on a text as a whole speaks of everyday things. */
const EVERYDAY = 0.5;
const FEWEST_SENTENCES = 3;
const LONGEST = 320;
/** Chance of danger, of what speaks for a victim, from which on somebody cries out. */
const CRIES_FROM = 0.25;

const heard = new TextMemo<readonly Cry[]>();

/** Reads the sentences that name a deed, each by itself, where a text as a whole speaks of everyday things and denies nothing, and keeps as long as the text those in which somebody cries out. */
export function* hearCries(reading: Reading, model: TextModel): Steps<readonly Cry[]> {
  const { folded, language } = reading;
  const known = heard.get(folded);
  if (known !== undefined) return known;
  const cries: Cry[] = [];
  if (isEveryday(reading, model))
    for (const part of sentencesOfDeeds(reading)) {
      const wording = model.readPart(folded, part, language);
      if (isCry(wording)) cries.push({ ...part, wording });
      yield;
    }
  heard.set(folded, cries);
  return cries;
}

function isEveryday({ folded, language, denies }: Reading, model: TextModel): boolean {
  if (denies === true || sentenceEnds(folded).length < FEWEST_SENTENCES) return false;
  const told = findConcepts(folded.folded, language);
  if (!meanAny(told, ONESELF) || meanAny(told, HIRING)) return false;
  return (model.read(folded, language)?.unrelated ?? 0) >= EVERYDAY;
}

function sentencesOfDeeds({ folded, language }: Reading): readonly Stretch[] {
  const told = findConcepts(folded.folded, language);
  const starts = conceptStarts(folded.folded, language);
  const sentences = new Map<number, Stretch>();
  for (const [at, start] of starts.entries()) {
    if (!meanAny(told.slice(at, at + 1), DEEDS)) continue;
    const sentence = sentenceAt(folded, start);
    if (sentence.end - sentence.start <= LONGEST) sentences.set(sentence.start, sentence);
  }
  return [...sentences.values()];
}

function isCry({ offer, danger, victim, inquiry, compliance }: KindChances): boolean {
  const harmed = danger + victim;
  return harmed > offer && harmed > inquiry + compliance && danger >= CRIES_FROM * harmed;
}
