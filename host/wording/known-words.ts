import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { WordFilter, wordHash } from "./word-filter.ts";

/** The words that the labelled texts hold in each language. */
export interface KnownWords {
  /** Whether a folded text has fewer words of its nearest language than texts in that language have; false of one with too few words to tell. */
  readonly areFew: (folded: string) => boolean;
}

/** Units at the beginning of a folded text, which tell its language. */
export const BEGINNING = 2000;
/** Words that are counted at most. */
const MOST_WORDS = 80;
/** Fewer say nothing. */
const FEWEST_WORDS = 4;
/** People mix its words into every language. */
const MIXED_IN = "en";

/** Languages written without spaces, so that words cannot be counted; their scripts tell them. */
export const SPACELESS: ReadonlySet<string> = new Set(["km", "my", "th", "zh", "zh-hant"]);

/** Figures, units and single letters are the same in all languages. */
const WORD = /\p{L}[\p{L}\p{M}']+/gu;

/** The words of a folded text, in order. */
export function wordsOf(folded: string): readonly string[] {
  return folded.match(WORD) ?? [];
}

/** The words of a folded text that tell its language, in order; none where they are too few. */
export function tellingWords(folded: string): readonly string[] {
  const words = wordsOf(folded.slice(0, BEGINNING));
  return words.length < FEWEST_WORDS ? [] : words.slice(0, MOST_WORDS);
}

/** The language that has most of some words, by its number among the languages, and the share of them that it or English has, 0 to 1. */
export function nearestByWords<T>(
  words: readonly T[],
  languages: readonly string[],
  isOf: (word: T, language: number) => boolean,
): { readonly language: number; readonly share: number } {
  const mixedIn = languages.indexOf(MIXED_IN);
  const others = mixedIn < 0 ? words : words.filter((word) => !isOf(word, mixedIn));
  let [language, most] = [Math.max(0, mixedIn), 0];
  for (const [at] of languages.entries()) {
    const known = others.filter((word) => isOf(word, at)).length;
    if (known > most) [language, most] = [at, known];
  }
  return { language, share: (words.length - others.length + most) / words.length };
}

/** The first reviewed classifier_rule with `extensions.words`, ready to be asked; null where no pack has one. */
export function buildKnownWords(snapshot: Snapshot): KnownWords | null {
  const object = snapshot
    .all("classifier_rule")
    .find(({ extensions }) => extensions?.words !== undefined && extensions.mode !== "off");
  const words = object?.extensions?.words;
  return words === undefined ? null : knownWordsOf(words);
}

type Words = NonNullable<NonNullable<KnowledgeObject<"classifier_rule">["extensions"]>["words"]>;

function knownWordsOf({ languages, least, filter: packed }: Words): KnownWords {
  const filter = new WordFilter(Buffer.from(packed, "base64"));
  return {
    areFew: (folded) => {
      const hashes = tellingWords(folded).map(wordHash);
      if (hashes.length === 0) return false;
      const { language, share } = nearestByWords(hashes, languages, (hash, at) =>
        filter.has(hash, at),
      );
      return share < (least[language] ?? 0);
    },
  };
}
