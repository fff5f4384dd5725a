// Controls and direction marks could reorder or hide what follows; joiners (ZWNJ, ZWJ) are spelling and stay.
const INVISIBLE = /[[\p{Cc}\p{Cf}]--[\u200c\u200d]]/gv;

/** A value as one well-formed line: no line breaks, controls or direction marks, at most `limit` UTF-16 units, cut at a word. */
export function oneLine(value: string, limit = 2000): string {
  const line = value.toWellFormed().replaceAll(/\s+/g, " ").replaceAll(INVISIBLE, "").trim();
  if (line.length <= limit) return line;
  const head = line
    .slice(0, limit - 1)
    .toWellFormed()
    .replace(/\ufffd$/, "");
  const space = head.lastIndexOf(" ");
  return `${(space > limit / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}

const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|\b(?:wa|t)\.me\/\S+/gi;
const DIGITS = /\+?\(?\p{Nd}[\p{Nd}\s().\-–]{5,}\p{Nd}/gu;
const THOUSANDS = /^\p{Nd}{1,3}(?:\.\p{Nd}{3})+$/u;

/** The user's own words as a quotation: one line, short, and without what a reader might take for a number, link or address to contact. */
export function quoted(words: string): string {
  const masked = oneLine(words, 400)
    .replaceAll(ADDRESS, "…")
    .replaceAll(DIGITS, (run) => (isPhone(run) ? "…" : run));
  return oneLine(masked.replaceAll(/["“”]/g, "'"), 160);
}

function isPhone(run: string): boolean {
  return run.replaceAll(/\P{Nd}/gu, "").length >= 7 && !THOUSANDS.test(run);
}
