import type { Steps } from "../../../schemas/steps.ts";
import type { FoldedText } from "../../contract/reading.ts";
import { sameLength, type Edit } from "./edit.ts";
import { plainLetters, type Vocabulary } from "./lexicon.ts";

/** A digit or sign that could be a letter. */
const SIGN = /[0134578@$!|+€9]/g;
/** ASCII units of a token: letters, digits and the signs that stand for letters. */
const TOKEN_UNITS = new Uint8Array(128);
for (const unit of "abcdefghijklmnopqrstuvwxyz0123456789@$!|+") TOKEN_UNITS[unit.charCodeAt(0)] = 1;
/** Units of signs that are punctuation, too. */
const MARKS: ReadonlySet<number> = new Set(Array.from("!|+€", (mark) => mark.charCodeAt(0)));
const LONGEST_TOKEN = 24;
/** Tokens looked at between pauses. */
const PAUSE = 256;
/** Shorter ones, as `i5`, read as words only beside longer ones. */
const SHORTEST_TOKEN = 3;
/** A number with its unit, or a word with its number: `100k`, `24hr`, `top10`. */
const NUMBERED = /^(?:\d{2,}[a-z]{1,2}|[a-z]{3,}\d{2,})\+?$/;
const SHORT_BEFORE = /(?:^| )([0134578@$9]{1,4}|[a-z][0134578@$9]|[0134578@$9][a-z]) $/;
const SHORT_BEHIND = /^ ([0134578@$9]{1,4}|[a-z][0134578@$9]|[0134578@$9][a-z])(?![a-z0-9@$%.,])/;

/** The edits that undo leetspeak, word by word, where a known word comes out: `pa55p0rt` does, `50k`, `h-2a`, `c181`, `b2b`, `3rd` do not. Numbers beside such words may be words too. */
export function* leetWords({ folded }: FoldedText, vocabulary: Vocabulary): Steps<readonly Edit[]> {
  const edits: Edit[] = [];
  let done = 0;
  let tokens = 0;
  SIGN.lastIndex = 0;
  for (let found = SIGN.exec(folded); found !== null; found = SIGN.exec(folded)) {
    if (!isBesideLetter(folded, found.index)) continue;
    const { start, end } = tokenAround(folded, found.index, done);
    done = end;
    if (++tokens % PAUSE === 0) yield null;
    SIGN.lastIndex = end;
    if (end - start > LONGEST_TOKEN || end - start < SHORTEST_TOKEN) continue;
    if (NUMBERED.test(folded.slice(start, end))) continue;
    const edit = readAt(folded, { start, end }, vocabulary);
    if (edit !== null)
      edits.push(...withNumbers(folded, { edit, after: edits.at(-1)?.end ?? 0, vocabulary }));
  }
  return edits;
}

/** Whether a letter stands beside the sign; a punctuation mark needs one on either side. */
function isBesideLetter(text: string, index: number): boolean {
  const before = isLetter(text.charCodeAt(index - 1));
  const after = isLetter(text.charCodeAt(index + 1));
  return MARKS.has(text.charCodeAt(index)) ? before && after : before || after;
}

function isLetter(unit: number): boolean {
  return unit >= 0x61 && unit <= 0x7a;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function tokenAround(text: string, index: number, least: number): Span {
  let start = index;
  while (start > least && isTokenUnit(text.charCodeAt(start - 1))) start--;
  let end = index + 1;
  while (end < text.length && isTokenUnit(text.charCodeAt(end))) end++;
  return { start, end };
}

function isTokenUnit(unit: number): boolean {
  return TOKEN_UNITS[unit] === 1 || unit === 0x20ac;
}

function readAt(text: string, { start, end }: Span, vocabulary: Vocabulary): Edit | null {
  const token = text.slice(start, end);
  for (const bare of new Set([
    token,
    token.replace(/[!|+$]+$/, ""),
    token.replace(/^[!|+$]+/, ""),
  ])) {
    const reading = vocabulary.readToken(bare);
    if (reading === null) continue;
    const offset = start + token.indexOf(bare);
    const { from, letters } = reading;
    const rest = bare.slice(from + letters.length);
    const read =
      bare.slice(0, from) + letters + (/[a-z]|^.$/.test(rest) ? plainLetters(rest) : rest);
    return sameLength(offset, read);
  }
  return null;
}

interface Neighbours {
  readonly edit: Edit;
  /** Where the edit before ends. */
  readonly after: number;
  readonly vocabulary: Vocabulary;
}

/** An edit, and the numbers and pairs right beside it that spell words: `70 p4y` is "to pay". */
function withNumbers(text: string, { edit, after, vocabulary }: Neighbours): Edit[] {
  const edits: Edit[] = [];
  const before = SHORT_BEFORE.exec(text.slice(Math.max(after, edit.start - 6), edit.start));
  const left = before === null ? null : vocabulary.readDigits(before[1] ?? "");
  if (left !== null) edits.push(sameLength(edit.start - 1 - left.length, left));
  edits.push(edit);
  const behind = SHORT_BEHIND.exec(text.slice(edit.end, edit.end + 8));
  const right = behind === null ? null : vocabulary.readDigits(behind[1] ?? "");
  if (right !== null) edits.push(sameLength(edit.end + 1, right));
  return edits;
}
