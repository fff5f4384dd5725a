import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { ruleWith } from "../models/rule-with.ts";
import { WordFilter, wordHash } from "./word-filter.ts";
import { wordsOf } from "./words.ts";

/** The words that the labelled texts hold in each language. */
export interface KnownWords {
  /** Whether a folded text has fewer words of its nearest language than texts in that language have; false of one with too few words to tell. `guess` is the language that it is likely in, which is asked first. */
  readonly areFew: (folded: string, guess: string | null) => boolean;
  /** Whether of some words, beside those that several languages share, one is known in no language, and at most one in any. */
  readonly areStrange: (words: readonly string[]) => boolean;
  /** Share of the words of a folded text that English has, 0 to 1; 0 of one without words. */
  readonly shareOfEnglish: (folded: string) => number;
}

/** Units at the beginning of a folded text, which tell its language. */
export const BEGINNING = 2000;
/** Words that are counted at most. */
const MOST_WORDS = 80;
/** Fewer say nothing. */
const FEWEST_WORDS = 4;
/** People mix its words into every language. */
const MIXED_IN = "en";

/** Languages that know a word from which on it tells none: "na", "will". */
const SHARED = 3;
/** Words that are known in one or two languages at most, of a text in none of them: by chance, or as they look alike. */
const BY_CHANCE = 1;

/** Languages written without spaces, so that words cannot be counted; their scripts tell them. */
export const SPACELESS: ReadonlySet<string> = new Set(["km", "my", "th", "zh", "zh-hant"]);

/** The words of a folded text that tell its language, in order; none where they are too few. */
export function tellingWords(folded: string): readonly string[] {
  const words = wordsOf(folded.slice(0, BEGINNING), MOST_WORDS);
  return words.length < FEWEST_WORDS ? [] : words;
}

/** The language that has most of some words, by its number among the languages, and the share of them that it or English has, 0 to 1. */
export function nearestByWords<T>(
  words: readonly T[],
  languages: readonly string[],
  isOf: (word: T, language: number) => boolean,
): { readonly language: number; readonly share: number } {
  const mixedIn = languages.indexOf(MIXED_IN);
  const known = new Uint32Array(languages.length);
  let mixed = 0;
  for (const word of words) {
    if (mixedIn >= 0 && isOf(word, mixedIn)) {
      mixed += 1;
      continue;
    }
    for (let at = 0; at < known.length; at++)
      if (isOf(word, at)) known[at] = (known[at] as number) + 1;
  }
  const most = Math.max(0, ...known);
  const language = most === 0 ? Math.max(0, mixedIn) : known.indexOf(most);
  return { language, share: (mixed + most) / words.length };
}

/** The first reviewed classifier_rule with `extensions.words`, ready to be asked; null where no pack has one. */
export function buildKnownWords(snapshot: Snapshot): KnownWords | null {
  const rule = ruleWith(snapshot, "words");
  return rule === null ? null : knownWordsOf(rule.held);
}

type Words = NonNullable<NonNullable<KnowledgeObject<"classifier_rule">["extensions"]>["words"]>;

function knownWordsOf({ languages, least, filter: packed }: Words): KnownWords {
  const filter = new WordFilter(Buffer.from(packed, "base64"));
  const isOf = (hash: number, language: number): boolean => filter.has(hash, language);
  const [mixedIn, enough] = [languages.indexOf(MIXED_IN), Math.max(...least)];
  /** The share of the words that one language or English has: the nearest one has no less. */
  const shareIn = (hashes: readonly number[], own: number): number => {
    let known = 0;
    for (const hash of hashes)
      if (isOf(hash, own) || (mixedIn >= 0 && isOf(hash, mixedIn))) known += 1;
    return known / hashes.length;
  };
  return {
    areFew: (folded, guess) => {
      const hashes = tellingWords(folded).map(wordHash);
      if (hashes.length === 0) return false;
      const own = languages.indexOf(guess ?? MIXED_IN);
      if (own >= 0 && shareIn(hashes, own) >= enough) return false;
      const { language, share } = nearestByWords(hashes, languages, isOf);
      return share < (least[language] ?? 0);
    },
    areStrange: (words) => {
      const counts = words.map((word) => {
        const hash = wordHash(word);
        return languages.filter((_, at) => isOf(hash, at)).length;
      });
      const telling = counts.filter((count) => count < SHARED);
      const known = telling.filter((count) => count > 0).length;
      return known < telling.length && known <= BY_CHANCE;
    },
    shareOfEnglish: (folded) => {
      const hashes = wordsOf(folded.slice(0, BEGINNING), MOST_WORDS).map(wordHash);
      return hashes.length === 0 || mixedIn < 0 ? 0 : shareIn(hashes, mixedIn);
    },
  };
}
