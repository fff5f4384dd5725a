import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { hasAny } from "../../../schemas/subjects.ts";
import { once } from "../../../schemas/once.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import type { Reading } from "../../contract/reading.ts";
import { RowsFinder } from "../../reading/terms/rows-finder.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { DESK_WORK } from "../asked/words/compound-words.ts";
import { areBeside } from "../../reading/terms/rows-beside.ts";
import { ENSLAVED, GAMING, OATH, SOLD, SOLD_FOR } from "./enslaved-words.ts";

/** Countries where people who came for work at a screen or a table are held. */
export const OF_COMPOUNDS: ReadonlySet<string> = new Set(["KH", "LA", "MM"]);

const ONESELF = conceptHashes("i we");
const SCAM_WORK = conceptHashes("scam-work compound");
const FLEEING = conceptHashes("escape rescue");
const KEPT = conceptHashes("keep take-away hide refuse");

/** Chance of who advertises or informs, and of who asks, from which on nobody speaks of themselves. */
const INFORMS = 0.5;
const ASKS = 0.4;

/** Folded units between who was sold and what for. */
const NEAR = 40;

const enslaved = once(() => new WordsWithin(ENSLAVED));
const sold = once(() => new RowsFinder(SOLD));
const soldFor = once(() => new RowsFinder(SOLD_FOR));
const oath = once(() => new WordsWithin(OATH));
const gaming = once(() => new WordsWithin(GAMING));
const desk = once(() => new RowsFinder(DESK_WORK));

/** Whether somebody says that they, or one whom they write of, are trafficked, sold, or made to work or to sell themselves by force, or that papers are kept of who works where people are held and made to cheat others: they may be held, whatever else is told. A question of what that is, and who informs of it, is no cry. */
export function isEnslaved(reading: Reading): boolean {
  const { wording, returned, isSafe, exploitingAsked } = reading;
  if (returned === true || isSafe === true || exploitingAsked === true) return false;
  if (wording !== null && wording.offer + wording.compliance >= INFORMS) return false;
  return isHeldInCompound(reading) || saysEnslaved(reading);
}

function saysEnslaved(reading: Reading): boolean {
  const { folded, language, text, countries, topics, wording } = reading;
  if (topics.has("everyday") || !(saysSold(folded.folded) || isBoundByOath(reading))) return false;
  if (QUESTION_MARK.test(text) && countries.length === 0) return false;
  if (meanAny(findConcepts(folded.folded, language), ONESELF)) return true;
  return countries.length > 0 && (wording?.inquiry ?? 0) < ASKS;
}

function saysSold(folded: string): boolean {
  return (
    enslaved().test(folded) || areBeside(folded, { one: sold(), other: soldFor(), within: NEAR })
  );
}

/** Whether a debt stands beside an oath by which people are bound to it. */
function isBoundByOath({ folded, topics, amounts }: Reading): boolean {
  if (!oath().test(folded.folded)) return false;
  return topics.has("loan") || topics.has("debt") || amounts.length > 0;
}

/** Whether somebody is at such work in a country of the compounds, and their papers are kept or they are held. */
function isHeldInCompound(reading: Reading): boolean {
  const { folded, language, isIn, topics } = reading;
  const isThere = [...OF_COMPOUNDS].some((code) => isIn?.has(code) === true);
  if (!isThere) return false;
  const told = findConcepts(folded.folded, language);
  const isSuch =
    gaming().test(folded.folded) || desk().test(folded.folded) || meanAny(told, SCAM_WORK);
  if (!isSuch) return false;
  const isKept = topics.has("passport") && meanAny(told, KEPT);
  return (
    isKept ||
    meanAny(told, FLEEING) ||
    hasAny(topics, ["seizure", "confinement", "violence", "threat", "debt"])
  );
}
