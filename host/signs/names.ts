import type { FoldedText } from "../contract/reading.ts";

/** What a glob is laid over. */
export type NameKind = "filename" | "url" | "domain";

/** A name that stands in a text: places in its folded view. */
export interface Name {
  readonly kind: NameKind;
  readonly start: number;
  readonly end: number;
}

/** Most names read from one text. */
const MOST_NAMES = 200;
/** Longest file name with spaces that is looked for between quotes. */
const LONGEST_QUOTED = 120;
const NOTHING: readonly Name[] = [];

const SPACE = 0x20;
const EDGE = /[\s<>"'`()[\]{}|,;]/;
const QUOTES = "\"'`";
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//;
const LETTER = /\p{L}/u;
const FILE = /\.(?=[a-z0-9]*[a-z])[a-z0-9]{1,5}$/;
const DOMAIN = /^(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}][\p{L}\p{N}-]+$/u;

/** The file names, addresses and domains of a text, in its order. A file name with spaces is read where it stands in quotes. Linear in the text. */
export function namesIn({ folded }: Pick<FoldedText, "folded">): readonly Name[] {
  const names: Name[] = [];
  let read = 0;
  for (
    let dot = folded.indexOf(".");
    dot >= 0;
    dot = folded.indexOf(".", Math.max(dot + 1, read))
  ) {
    if (dot < read || folded.charCodeAt(dot + 1) === SPACE || !isInside(folded, dot)) continue;
    const start = tokenStart(folded, dot, read);
    const end = tokenEnd(folded, dot);
    read = end;
    names.push(...quotedFile(folded, end), ...namesOf(folded, start, trimmedEnd(folded, end)));
    if (names.length >= MOST_NAMES) return names.slice(0, MOST_NAMES);
  }
  return names;
}

/** Whether the dot stands between two signs of one word. */
function isInside(text: string, dot: number): boolean {
  return !EDGE.test(text.charAt(dot - 1) || " ") && !EDGE.test(text.charAt(dot + 1) || " ");
}

function tokenStart(text: string, from: number, least: number): number {
  let start = from;
  while (start > least && !EDGE.test(text.charAt(start - 1))) start--;
  return start;
}

function tokenEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && !EDGE.test(text.charAt(end))) end++;
  return end;
}

function trimmedEnd(text: string, end: number): number {
  let trimmed = end;
  while (/[.:!?*_~…。]/.test(text.charAt(trimmed - 1))) trimmed--;
  return trimmed;
}

function quotedFile(text: string, end: number): readonly Name[] {
  const quote = text.charAt(end);
  if (quote === "" || !QUOTES.includes(quote)) return [];
  const open = text.lastIndexOf(quote, end - 1);
  const hasSpace = open >= 0 && text.slice(open, end).includes(" ");
  if (!hasSpace || end - open > LONGEST_QUOTED || !FILE.test(text.slice(end - 8, end))) return [];
  return [{ kind: "filename", start: open + 1, end }];
}

/** What a word with a dot in it can be: an address, the domain in it, and the file its path ends in. */
function namesOf(text: string, start: number, end: number): readonly Name[] {
  const token = text.slice(start, end);
  if (!LETTER.test(token)) return NOTHING;
  const scheme = SCHEME.exec(token)?.[0].length ?? 0;
  const slash = token.indexOf("/", scheme);
  const domain = domainIn(token, scheme, slash < 0 ? token.length : slash);
  const isAddress = scheme > 0 || (domain !== null && (slash > 0 || token.startsWith("www.")));
  const names: Name[] = isAddress ? [{ kind: "url", start, end }] : [];
  if (domain !== null)
    names.push({ kind: "domain", start: start + domain.start, end: start + domain.end });
  const file = token.lastIndexOf("/") + 1;
  if (isFile(token, file, scheme)) names.push({ kind: "filename", start: start + file, end });
  return names;
}

/** Whether the word ends as file names do, in a path or standing alone; a bare host or mail address is none. */
function isFile(token: string, file: number, scheme: number): boolean {
  if (!FILE.test(token)) return false;
  return file > scheme || (scheme === 0 && !token.includes("@"));
}

/** The domain behind a scheme or an @, up to a port or path. */
function domainIn(token: string, scheme: number, host: number): Line | null {
  const start = Math.max(scheme, token.lastIndexOf("@", host) + 1);
  const domain = token.slice(start, host).replace(/:\d+$/, "");
  return DOMAIN.test(domain) ? { start, end: start + domain.length } : null;
}

/** The lines of a text that hold more than spaces: places in its folded view, where a run of white space is one space. */
export function linesIn(text: FoldedText): readonly Line[] {
  const { original, folded, endOf } = text;
  const lines: Line[] = [];
  let start = 0;
  for (let at = original.indexOf("\n"); at >= 0;) {
    const space = unitAt(text, at, start);
    if (space >= folded.length) break;
    lines.push(...lineOf(start, folded.charAt(space - 1) === " " ? space - 1 : space));
    start = folded.charAt(space) === " " ? space + 1 : space;
    at = original.indexOf("\n", Math.max(at + 1, endOf(start)));
  }
  return [...lines, ...lineOf(start, folded.length)];
}

/** The first folded unit, from `least` on, that ends behind a place of the original. */
function unitAt({ folded, endOf }: FoldedText, place: number, least: number): number {
  let [low, high] = [least, folded.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endOf(middle + 1) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface Line {
  readonly start: number;
  readonly end: number;
}

function lineOf(start: number, end: number): readonly Line[] {
  return end > start ? [{ start, end }] : [];
}
