import type { FoldedText } from "../../contract/reading.ts";
import { isNamedAlone } from "../corrections/correction-alone.ts";
import { holdsWordsOf } from "../language/language.ts";
import { directionAt, type PlaceSpot } from "../sides/directions.ts";
import { after, before } from "../terms/beside.ts";
import type { TermMatch } from "../terms/lexicon.ts";

/** What a text is read by beside its letters. */
interface Beside {
  readonly matches: readonly TermMatch[];
  readonly language: string | null;
}

/** Whether a name that is a word, a thing or a person too is meant as a place where it stands: behind a word of place, set off from the rest, at the end of what is told, beside a people or the work, or where nothing but places is named. */
export function isMeant(text: FoldedText, spot: PlaceSpot, { matches, language }: Beside): boolean {
  return (
    isBehindPlaceWord(text, spot) ||
    isInEnding(text, spot, language) ||
    isTelegraphic(text, spot, matches) ||
    isCorrection(text, spot, matches)
  );
}

/** "in Jordan", "to Oman": after a word of place, and not in lower case after one where a thing may stand. */
function isBehindPlaceWord(text: FoldedText, spot: PlaceSpot): boolean {
  if (directionAt(text.folded, spot, null) === null) return false;
  const { start } = spot;
  return !isThing(text, spot) || /\b(in|from)\s$/.test(text.folded.slice(0, start));
}

/** In lower case it is a bird, too. */
function isThing(text: FoldedText, { start, end }: PlaceSpot): boolean {
  return text.original.slice(text.startOf(start), text.endOf(end)) === "turkey";
}

/** What stands behind a place where somebody is in languages that write cases as words of their own, in Latin letters. */
const ENDINGS: readonly (readonly [languages: ReadonlySet<string>, right: RegExp])[] = [
  [new Set(["hi", "ne"]), after("ma|maa|mein|main|bata|dekhi|se")],
  [new Set(["bn"]), after("e|te|theke|thake|thika")],
  [new Set(["si"]), after("wala|eke|wela|we")],
  [new Set(["ta"]), after("la|le|il|ile|laye|lerundhu|lirundhu")],
];

/** "Fi Jordan" of Arabic in Latin letters. */
const ARABIC_BEFORE = before("fi|f|bi|b|bel|fel|min|men|3ala|3a|ila|la");

/** "Jordan ma", "ami Jordan e", "fi Jordan". */
function isInEnding(
  { folded }: FoldedText,
  { start, end }: PlaceSpot,
  language: string | null,
): boolean {
  if (language === "ar")
    return ARABIC_BEFORE.test(folded.slice(Math.max(0, start - BESIDE), start));
  const right = folded.slice(end, end + BESIDE);
  const row = ENDINGS.find(([, words]) => words.test(right));
  if (row === undefined) return false;
  const [languages] = row;
  return language === null ? holdsWordsOf(folded, languages) === true : languages.has(language);
}

/** UTF-16 units beside a name that are looked at. */
const BESIDE = 20;

/** Work, right before a place that has no word of its own: "working Jordan garment factory". */
const AT_WORK = before(
  "work|working|works|worked|job|jobs|maid|maids|helper|worker|workers|nurse|nanny|cook|cleaner|driver|kerja|bekerja|trabaho|nagtatrabaho|kazi|trabajo|trabalho|travaille|kaam|kam|kaaj|kaj|labour|visa",
);
/** What a clause may end with before the place of what it tells. */
const TOLD = before(
  "me|us|him|her|them|salary|pay|paid|wages|wage|money|passport|phone|month|months|mth|mths|year|years|boss|madam|employer|ko|ako|aq|amo|saya|aku|majikan|gaji|sahod|suweldo|ananipiga|mshahara|mujhe|malai|amake|talab|paisa",
);
const NAMED_AFTER = before("love|dear|hi|hello|hey|sir|mr|miss|name", "[ ,.!-]*");
const THANKED = /\b(?:thanks?|thx|regards)\b[^.!?\n]*$/u;
/** "Jordan madam beats me", "Jordan minimum wage". */
const WORK = after(
  "boss|madam|employer|sponsor|company|kafeel|kafil|amo|majikan|malik|agency|factory|garment|maid|domestic worker|helper|minimum|salary|wage|wages|work visa|work permit",
);
const FOOD = /\b(?:eat|eats|ate|cook\w*|feed|fed|food|roast\w*|dinner|lunch|meat|farm|poultry)\b/u;
const ENDS =
  /^[^\p{L}\p{M}\p{N}]*(?:$|(?:please|pls|plz|help|help me|po|now|i need help)[^\p{L}]*$|\n)|^ ?[,.;!\n–—]/u;
const BEGINS = /(?:^|[,.;!\n–—-])[ "']*$/u;

/** "Boss beats me Jordan", "madam hit me, Jordan", "Kenyan, Jordan": how people write with few words where something is. */
function isTelegraphic(text: FoldedText, spot: PlaceSpot, matches: readonly TermMatch[]): boolean {
  const { start, end } = spot;
  const left = text.folded.slice(0, start);
  const right = text.folded.slice(end);
  if (THANKED.test(left) || NAMED_AFTER.test(left)) return false;
  if (isThing(text, spot) && FOOD.test(text.folded)) return false;
  if (AT_WORK.test(left) || isBehindPeople(text, spot, matches)) return true;
  if (/^[^\p{L}]*$/u.test(left) && WORK.test(right)) return true;
  if (!ENDS.test(right)) return false;
  return TOLD.test(left) || (BEGINS.test(left) && /\p{L}/u.test(left + right));
}

/** "Kenyan Jordan madam beats me", "Dhaka to Jordan". */
function isBehindPeople(
  { folded }: FoldedText,
  { start }: PlaceSpot,
  matches: readonly TermMatch[],
) {
  return matches.some(
    ({ end, value }) =>
      end <= start &&
      value.places.some(({ sort }) => sort === "people" || sort === "name") &&
      /^[ ,.]*$/u.test(folded.slice(end, start)),
  );
}

/** "sorry, I meant Jordan": where nothing else is said but what takes another place back, or a place is all that is said. */
function isCorrection(text: FoldedText, spot: PlaceSpot, matches: readonly TermMatch[]): boolean {
  const names = matches.filter(({ value }) => value.places.length > 0);
  return isNamedAlone(text, names, spot);
}
