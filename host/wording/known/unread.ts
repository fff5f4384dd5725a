import type { Snapshot } from "../../contract/knowledge.ts";
import type { Reading } from "../../contract/reading.ts";
import { decodedText } from "../../matching/disguises/codes/decoded.ts";
import { greetedIn } from "../../reading/language/greetings.ts";
import { GROUPS } from "../concepts/concept-files.ts";
import { findConcepts } from "../concepts/concepts.ts";
import { BEGINNING, buildKnownWords, SPACELESS, type KnownWords } from "./known-words.ts";
import { tellingPart } from "../models/telling-part.ts";
import { wordsOf } from "./words.ts";

const READ = new Set(GROUPS.flat());

/** Of a text in Latin letters whose words are counted, so many must be there. */
const FEWEST_WORDS = 5;
/** Share of its words up to which it is unread; a larger one where its small words are those of another language. */
const FEW_KNOWN = 0.25;
const FEW_OF_ANOTHER = 0.4;
/** Share of them from which on they are English, whether or not they mean anything: "who took 5 lakh?" */
const MOSTLY_ENGLISH = 0.6;

/** Small words that in Latin letters hardly another language than English has: a short sentence may hold one and none that only English counts as its own. */
const ENGLISH =
  /(?<![\p{L}\p{M}'])(?:the|this|that|these|those|she|they|their|with|your|our|his|and|has|have)(?![\p{L}\p{M}'])/u;

/** Languages with scripts of their own, which labelled texts hold little of in Latin letters, and few alike, as everybody spells them otherwise: where a subject is told so in one of them, it is read. In their own script many others are written, too. */
const OWN_SCRIPT = new Set(["am", "ar", "bn", "hi", "ne", "si", "ta", "ur"]);

/** Those of which no list here holds what their words mean in Latin letters. */
const MEANT_IN_OWN_SCRIPT = new Set(["am", "ar"]);

const MOSTLY_LATIN = /^[^\p{L}]*(?:\p{Script=Latin}[^\p{L}]*)+$/u;

/** Whether rules and text model know a language, by its ISO 639 code. */
export function isReadLanguage(language: string | null): boolean {
  return language !== null && READ.has(language);
}

/** Whether all letters of a text are Latin ones, as it is shown. */
export function isLatin(text: string): boolean {
  return MOSTLY_LATIN.test(decodedText(text));
}

/** Whether a message is in a language that neither rules nor text model know, by its script and small words; where it seems to be in one that they know, by how few of its words labelled texts have, and in Latin letters by how few mean anything in any language; of a few words, where one is known nowhere and at most one beside those that languages share is. One whose words beside places and acronyms are English is none, however few. */
export function isUnread(reading: Reading, knowledge: Snapshot): boolean {
  const { text, folded, language } = reading;
  if (isReadAnyway(reading)) return false;
  if (isStrangeInBrief(reading, knowledge)) return true;
  const isRead = isReadLanguage(language) && !isMeantInOwnScript(reading);
  if (!isRead && language !== null && !isLatin(text)) return true;
  const known = knowledge.derive(buildKnownWords);
  const isStrange =
    known?.areFew(folded.folded, language) === true ||
    (!isRead && isLatin(text) && meansLittle(reading));
  return isStrange && !isMostlyEnglish(reading, known);
}

function isMeantInOwnScript({ language, text }: Reading): boolean {
  return language !== null && MEANT_IN_OWN_SCRIPT.has(language) && isLatin(text);
}

function isReadAnyway({ language, topics, text }: Reading): boolean {
  if (language === null) return false;
  return SPACELESS.has(language) || (OWN_SCRIPT.has(language) && topics.size > 0 && isLatin(text));
}

function isMostlyEnglish(reading: Reading, known: KnownWords | null): boolean {
  return known !== null && known.shareOfEnglish(tellingPart(reading)) >= MOSTLY_ENGLISH;
}

/** Words of a text that is too short to count them; one alone may be a name, or badly typed. */
const BRIEF = { least: 2, most: 4 } as const;

/** Letters that no language here writes in Latin ones, and many others do. */
const FOREIGN = /[ąćęłńśźżșțşğıİőűřěůťľĺŕßøåæāēīčšžəǝɓɗƙọụịẹṣ]/iu;

/** Whether a few words in Latin letters are in no language that is known here: none names a place, greets or means anything, and they are written as names are not. */
function isStrangeInBrief(reading: Reading, knowledge: Snapshot): boolean {
  const { text, folded, language, topics, countries } = reading;
  if (isReadLanguage(language) || !isLatin(text) || topics.size + countries.length > 0)
    return false;
  const words = wordsOf(folded.folded, BRIEF.most + 1);
  const isForeign = FOREIGN.test(text);
  if (words.length > BRIEF.most || words.length < (isForeign ? 1 : BRIEF.least)) return false;
  if (!/(?<!\p{L})\p{Ll}/u.test(text) || greetedIn(folded.folded) !== undefined) return false;
  if (findConcepts(folded.folded, null).length > 0) return false;
  return knowledge.derive(buildKnownWords)?.areStrange(words) === true;
}

function meansLittle({ folded: { folded }, language }: Reading): boolean {
  if (language === null && ENGLISH.test(folded)) return false;
  const start = folded.slice(0, BEGINNING);
  const words = wordsOf(start).length;
  const few = language === null ? FEW_KNOWN : FEW_OF_ANOTHER;
  return words >= FEWEST_WORDS && findConcepts(start, null).length <= words * few;
}
