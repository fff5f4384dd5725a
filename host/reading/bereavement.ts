import type { CountryMention, FoldedText } from "../contract/reading.ts";
import { sentenceAt, type Stretch } from "../matching/sentence.ts";
import type { TermMatch } from "./terms/lexicon.ts";
import { areNear, gapBetween } from "./terms/spots.ts";
import { wordsFor, type ToldWord } from "./topics.ts";

/** Units of the folded text between who died and the word for it. */
const NEAR_KIN = 30;
/** Units between that word and where it befell them. */
const NEAR_PLACE = 40;

/** What it is read from. */
export interface DeathGround {
  readonly words: readonly ToldWord[];
  readonly placed: readonly CountryMention[];
  /** Where who speaks says that they are. */
  readonly isIn: ReadonlySet<string>;
}

/** Whether somebody's relative or companion died abroad: their body is spoken of, or they died in a country that is not their home, or at work; whose mother died at home while they work abroad is not meant. */
export function tellsOfDeathAbroad(text: FoldedText, ground: DeathGround): boolean {
  const of = (subject: "kin" | "death" | "remains") => wordsFor(ground.words, subject);
  const [kin, deaths] = [of("kin"), of("death")];
  if (of("remains").length > 0 && kin.length + deaths.length > 0) return true;
  const theirs = deaths.filter((death) =>
    kin.some((one) => isBeside(text, [death, one], NEAR_KIN)),
  );
  return theirs.some((death) => isAway(text, death, ground));
}

function isAway(text: FoldedText, death: TermMatch, { words, placed, isIn }: DeathGround): boolean {
  const accidents = wordsFor(words, "accident");
  if (accidents.some((spot) => isBeside(text, [death, spot], NEAR_PLACE))) return true;
  const employers = wordsFor(words, "employer");
  const original = { start: text.startOf(death.start), end: text.endOf(death.end) };
  const [nearest] = placed
    .filter((place) => areNear(original, place, NEAR_PLACE))
    .toSorted((a, b) => gapBetween(original, a) - gapBetween(original, b));
  if (nearest === undefined || nearest.role === "origin" || isIn.has(nearest.code)) return false;
  return !employers.some((word) => isBetween(text.startOf(word.start), original, nearest));
}

function isBeside(
  text: FoldedText,
  [death, other]: readonly [TermMatch, Stretch],
  most: number,
): boolean {
  const { start, end } = sentenceAt(text, death.start);
  return other.start >= start && other.end <= end && areNear(death, other, most);
}

function isBetween(at: number, one: Stretch, other: Stretch): boolean {
  return at > Math.min(one.start, other.start) && at < Math.max(one.start, other.start);
}
