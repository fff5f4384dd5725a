import { FORCED, hasAny } from "../../schemas/subjects.ts";
import type { FoldedText, Reading } from "../contract/reading.ts";
import { TO_COME } from "./whereabouts/departure-words.ts";
import { WordsWithin } from "./terms/words-within.ts";
import { once } from "../../schemas/once.ts";
import { tellsOfCaptivity } from "./whereabouts/captivity.ts";
import { takenBack } from "./corrections/corrected.ts";
import { correctionsAlone } from "./corrections/correction-alone.ts";
import { countryAlone } from "./places/country-alone.ts";
import { readCountries, type PlacedMention } from "./places/countries.ts";
import { isHint, withoutHints } from "./sides/hints.ts";
import type { TermMatch } from "./terms/lexicon.ts";
import { withoutErrors } from "./corrections/named-in-error.ts";
import { tellsOfHome } from "./whereabouts/returned.ts";
import type { RouteHabits } from "./sides/route-habits.ts";
import { settleSides } from "./sides/sides.ts";

const toCome = once(() => new WordsWithin(TO_COME));

/** Subjects of someone who has begun to work. */
const AT_WORK = ["employer", "salary", "unpaid", "overtime", "overseer", "absconding"] as const;

/** A message whose words were found. */
export interface FoundWords {
  readonly text: string;
  readonly folded: FoldedText;
  readonly language: string | null;
  readonly matches: readonly TermMatch[];
  readonly topics: ReadonlySet<string>;
  readonly atSea: boolean;
}

/** The places of a message. */
export interface ReadPlaces {
  /** All that are named and not in error. */
  readonly named: readonly PlacedMention[];
  /** Codes of countries that are taken back. */
  readonly back: ReadonlySet<string>;
  /** What is left of them, each on its side of the journey. */
  readonly placed: readonly PlacedMention[];
  /** What the one country is that it names, and tells nothing of. */
  readonly alone: Reading["countryAlone"];
  /** Whether words that only hint at a country are among them. */
  readonly hints: boolean;
  readonly usualSide: RouteHabits["usualSide"];
  /** Whether a word of being home again is told. */
  readonly isHome: boolean;
}

/** Reads which places a message names, and on which side of a journey each stands. */
export function readPlaces(words: FoundWords, habits: RouteHabits): ReadPlaces {
  const { text, folded, language, matches, topics, atSea } = words;
  const corrections = correctionsAlone(folded, matches.filter(isPlace));
  const corrects = corrections !== null && corrections > 0;
  const usualSide = corrects ? habits.correctedSide : habits.usualSide;
  const isForced = hasAny(topics, FORCED);
  const isHome = tellsOfHome(folded);
  const named = withoutErrors(text, readCountries(folded, matches, { usualSide, language }));
  const back = takenBack({ text, countries: named, language });
  const meant = back.size === 0 ? named : named.filter(({ code }) => !back.has(code));
  const settled = settleSides(meant, {
    language,
    isAtWork: hasAny(topics, AT_WORK),
    isForced,
    isHurt: hasAny(topics, ["confinement", "violence"]),
    isToCome: () => toCome().test(folded.folded),
    isAway: () => isForced || atSea || tellsOfCaptivity(folded.folded),
    isHome,
  });
  const placed = withoutHints(corrects ? besideOthers(settled) : settled);
  const alone = corrections === 0 ? countryAlone(folded, placed) : undefined;
  return { named, back, placed, alone, hints: settled.some(isHint), usualSide, isHome };
}

function isPlace({ value }: TermMatch): boolean {
  return value.places.length > 0;
}

/** A country of a correction that may stand on either side stands where the other one does: "Georgia, not Kuwait". */
function besideOthers(placed: readonly PlacedMention[]): readonly PlacedMention[] {
  const sides = new Set(placed.map(({ role }) => role).filter((role) => role !== "unknown"));
  const [side] = sides;
  if (side === undefined || sides.size > 1) return placed;
  return placed.map((mention) =>
    mention.standing === "mistaken" ? mention : { ...mention, role: side },
  );
}
