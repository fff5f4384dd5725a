import { foldText } from "../matching/fold.ts";
import { kindOf, UNSPACED } from "./units.ts";

/** Matches one of the words, separated by `|`, at the end of what stands left of a place; one of a script without spaces may follow upon another word. */
export function before(words: string, between = ""): RegExp {
  const spaced = words.split("|").filter((word) => !isUnspaced(word));
  const others = words.split("|").filter(isUnspaced);
  const ways = [];
  if (spaced.length > 0) ways.push(`(?:^|[^\\p{L}\\p{M}])(?:${alternatives(spaced.join("|"))})`);
  if (others.length > 0) ways.push(`(?:${alternatives(others.join("|"))})`);
  return new RegExp(`(?:${ways.join("|")})[ -]?${between}$`, "u");
}

/** Matches one of the words, separated by `|`, at the beginning of what stands right of a place. */
export function after(words: string): RegExp {
  const spaced = words.split("|").filter((word) => !isUnspaced(word));
  const others = words.split("|").filter(isUnspaced);
  const ways = [];
  if (spaced.length > 0) ways.push(`(?:${alternatives(spaced.join("|"))})(?![\\p{L}\\p{M}])`);
  if (others.length > 0) ways.push(`(?:${alternatives(others.join("|"))})`);
  return new RegExp(`^[ -]?(?:${ways.join("|")})`, "u");
}

/** The words, separated by `|`, as ways of one pattern over a folded text. */
export function alternatives(words: string): string {
  return words
    .split("|")
    .toSorted((a, b) => b.length - a.length)
    .map((word) => foldText(word).folded)
    .join("|");
}

function isUnspaced(word: string): boolean {
  return (kindOf(word.charCodeAt(0)) & UNSPACED) !== 0;
}
