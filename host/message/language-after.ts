import type { Reading } from "../contract/reading.ts";
import { isSurelyEnglish, mayBeIn, readLanguage } from "../reading/language/language.ts";
import { isLatin } from "../wording/known/unread.ts";
import { SHORT } from "./short-turn.ts";

/** Letters up to which what looks like English may be another language in Latin letters with a few words of it. */
const BRIEF = 60;

/** Whether a few words in Latin letters may be in the language of before as well as in the one that they seem to be in. */
function mayGoOn({ language, text, folded }: Told, before: Reading): boolean {
  if (language === null || before.language === null || text.length > BRIEF) return false;
  if (!isLatin(text)) return false;
  return areKin(language, before.language) || mayBeIn(folded.folded, before.language, language);
}

type Told = Pick<Reading, "language" | "text" | "folded">;

/** A turn in Latin letters of which nobody here knows a word goes on in the language that the turns before it were read in, unless that was English: who writes another beside it is not understood. */
export function readOn(said: Reading, before: Reading): Reading {
  const own = withoutRouteOfKin(said, before);
  const mayBeRead = goesOn(before) && own.text.length <= SHORT;
  if (own.unread !== true || !mayBeRead || !isLatin(own.text) || !isLatin(before.text)) return own;
  const seeming = readLanguage(own.text, own.folded.folded);
  const isElse = seeming !== null && seeming !== before.language;
  if (isElse && !areKin(seeming, before.language)) return own;
  const { unread: _unread, ...heard } = own;
  const read = { ...heard, language: before.language, aboutWork: own.namesWork };
  return isElse ? withoutRouteOfLanguage(read) : read;
}

/** Whether turns about work were read in a language other than English. */
function goesOn({ unread, language, aboutWork }: Reading): boolean {
  return unread !== true && language !== null && language !== "en" && aboutWork;
}

/** Languages that, in Latin letters, have many words in common. */
const KIN = new Set(["hi", "ne", "bn", "ur"]);

function areKin(one: string, other: string | null): boolean {
  return other !== null && KIN.has(one) && KIN.has(other);
}

/** Without the home that only the seeming language told, where that of before is read on: "pulis" is Bengali and Nepali. */
function withoutRouteOfKin(own: Reading, before: Reading): Reading {
  const { language } = own;
  if (language === null || language === before.language || !areKin(language, before.language))
    return own;
  return mayGoOn(own, before) ? withoutRouteOfLanguage(own) : own;
}

function withoutRouteOfLanguage(own: Reading): Reading {
  return { ...own, corridors: own.corridors.filter(({ basis }) => basis !== "language") };
}

/** The language of a message, ISO 639: that of before where its few words leave it open; null where neither tells one. */
export function languageOf(
  { text, folded, language: alone }: Reading,
  before: Reading,
): string | null {
  const language = alone && (readLanguage(text, folded.folded, before.language) ?? alone);
  const isBriefEnglish =
    language === "en" && text.length <= BRIEF && !isSurelyEnglish(folded.folded);
  const isUnsure =
    language === null || isBriefEnglish || mayGoOn({ language, text, folded }, before);
  return isUnsure ? (before.language ?? language) : language;
}
