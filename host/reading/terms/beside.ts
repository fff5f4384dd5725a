import { foldText } from "../../matching/folding/fold.ts";
import { kindOf, UNSPACED } from "./units.ts";

/** Matches one of the words, separated by `|`, at the end of what stands left of a place; one of a script without spaces may follow upon another word. */
export function before(words: string, between = ""): RegExp {
  const ways = waysOf(words, (spaced) => `(?:^|[^\\p{L}\\p{M}])${spaced}`);
  return new RegExp(`(?:${ways})[ -]?${between}$`, "u");
}

/** Matches one of the words, separated by `|`, at the beginning of what stands right of a place. */
export function after(words: string): RegExp {
  const ways = waysOf(words, (spaced) => `${spaced}(?![\\p{L}\\p{M}])`);
  return new RegExp(`^[ -]?(?:${ways})`, "u");
}

/** Matches each of the words, separated by `|`, wherever it stands in a text as a word of its own. */
export function spots(words: string): RegExp {
  const ways = waysOf(words, (spaced) => `(?<![\\p{L}\\p{M}])${spaced}(?![\\p{L}\\p{M}])`);
  return new RegExp(ways, "gu");
}

/** Words of scripts with spaces, bounded, and those of others as they are. */
function waysOf(words: string, bounded: (spaced: string) => string): string {
  const { spaced = [], others = [] } = Object.groupBy(words.split("|"), (word) =>
    isUnspaced(word) ? "others" : "spaced",
  );
  const ways = [];
  if (spaced.length > 0) ways.push(bounded(`(?:${alternatives(spaced.join("|"))})`));
  if (others.length > 0) ways.push(`(?:${alternatives(others.join("|"))})`);
  return ways.join("|");
}

/** The words, separated by `|`, as ways of one pattern over a folded text. */
export function alternatives(words: string): string {
  return words
    .split("|")
    .toSorted((a, b) => b.length - a.length)
    .map((word) => foldText(word).folded)
    .join("|");
}

/** The words, separated by `|`, folded, each once. */
export function foldedWords(words: string): readonly string[] {
  return [...new Set(words.split("|").map((word) => foldText(word).folded))];
}

function isUnspaced(word: string): boolean {
  return (kindOf(word.charCodeAt(0)) & UNSPACED) !== 0;
}
