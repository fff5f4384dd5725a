import { UNSPACED_SCRIPTS } from "../../../../schemas/unspaced-scripts.ts";
import type { Match } from "../../../contract/layer.ts";

/** A stretch of a text, in UTF-16 units. */
type Stretch = Pick<Match, "start" | "end">;

/** A letter of a script that puts spaces between words, a mark or a digit. */
const OF_WORD = new RegExp(String.raw`[[\p{L}\p{M}\p{N}]--[${UNSPACED_SCRIPTS}]]`, "v");
const DIGIT = /\p{Nd}/u;
const POINT = /[.,]/;
/** Units that a match is widened by at most on each side: what is longer is no word. */
const FARTHEST = 24;

/** Units between two matches that are read with them, where no sentence ends there: a sign is understood by the words between its parts. */
const BETWEEN = 30;
/** Units of a quotation that others are joined to. */
const LONGEST = 100;
const SENTENCE_END = /[.!?…\n\u3002\uff01\uff1f\u0964\u061f\u06d4\u1362\u17d4\u104b]/u;
/** Letters of a word that says little beside a longer quotation, such as "my" and "she". */
const SHORT = 6;

/** What matches quote of a text, in its order: whole words and figures, what stands near each other in one, and no little word beside what tells more; behind them, as they are, matches of another text. */
export function quotesOf(text: string, matches: readonly Match[]): readonly string[] {
  const isHere = (match: Match): boolean => text.slice(match.start, match.end) === match.text;
  const elsewhere = matches.filter((match) => !isHere(match)).map((match) => match.text);
  const stretches = matches
    .filter((match) => isHere(match))
    .map((match) => widened(text, match))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const joined: Stretch[] = [];
  for (const { start, end } of stretches) {
    const last = joined.at(-1);
    if (last !== undefined && areOne(text, last, { start, end }))
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else joined.push({ start, end });
  }
  return telling([...joined.map(({ start, end }) => text.slice(start, end)), ...elsewhere]);
}

function areOne(text: string, one: Stretch, next: Stretch): boolean {
  const between = text.slice(one.end, next.start);
  if (between.trim() === "") return true;
  return (
    between.length <= BETWEEN && next.end - one.start <= LONGEST && !SENTENCE_END.test(between)
  );
}

function telling(quotes: readonly string[]): readonly string[] {
  const longest = Math.max(0, ...quotes.map(({ length }) => length));
  return quotes.filter((quote) => {
    const isLittle = quote.length <= SHORT && !/[\s\d]/.test(quote);
    return !isLittle || quote.length * 3 > longest;
  });
}

function widened(text: string, { start, end }: Match): Stretch {
  let [from, to] = [start, end];
  while (start - from < FARTHEST && isInside(text, from)) from -= 1;
  while (to - end < FARTHEST && isInside(text, to)) to += 1;
  return { start: from, end: to };
}

/** Whether a word or a figure ("50,000") goes on over this place. */
function isInside(text: string, at: number): boolean {
  const [before = "", behind = ""] = [text[at - 1], text[at]];
  if (OF_WORD.test(before) && OF_WORD.test(behind)) return true;
  if (POINT.test(behind)) return DIGIT.test(before) && DIGIT.test(text[at + 1] ?? "");
  return POINT.test(before) && DIGIT.test(behind) && DIGIT.test(text[at - 2] ?? "");
}
