import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { WordFilter, wordHash } from "./word-filter.ts";

/** The words that the labelled texts hold in each language. */
export interface KnownWords {
  /** Share of a folded text's words under which it is in none of these languages. */
  readonly least: number;
  /** The share of its words that are known in the language that has most of them, 0 to 1; null of a text with too few to tell. */
  readonly shareOf: (folded: string) => number | null;
}

/** Words that are counted at most: the beginning tells the language. */
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

/** The first reviewed classifier_rule with `extensions.words`, ready to be asked; null where no pack has one. */
export function buildKnownWords(snapshot: Snapshot): KnownWords | null {
  const object = snapshot
    .all("classifier_rule")
    .find(({ extensions }) => extensions?.words !== undefined && extensions.mode !== "off");
  const words = object?.extensions?.words;
  if (object === undefined || words === undefined) return null;
  return knownWordsOf(words, object.content.threshold);
}

type Words = NonNullable<NonNullable<KnowledgeObject<"classifier_rule">["extensions"]>["words"]>;

function knownWordsOf({ languages, filter: packed }: Words, least: number): KnownWords {
  const filter = new WordFilter(Buffer.from(packed, "base64"));
  const mixedIn = languages.indexOf(MIXED_IN);
  return {
    least,
    shareOf: (folded) => {
      const words = wordsOf(folded).slice(0, MOST_WORDS);
      if (words.length < FEWEST_WORDS) return null;
      const hashes = words.map(wordHash);
      const others = hashes.filter((hash) => mixedIn < 0 || !filter.has(hash, mixedIn));
      const known = languages.map((_, at) => others.filter((hash) => filter.has(hash, at)).length);
      return (words.length - others.length + Math.max(...known)) / words.length;
    },
  };
}
