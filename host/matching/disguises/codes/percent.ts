import { areWords, bytesIn, charactersIn, type Code } from "./code.ts";

const TOKEN = /(?<!\S)\S+/g;
/** A web address keeps its codes: it is no less one for them. */
const LINK = /:\/\/|^[^\p{L}]*(?:www\.|mailto:|tel:)|^[\w.-]+\.[a-z]{2,}\//iu;
const CAUSE = /%[0-9a-f]{2}/i;
const RUN = /(?:%(?:25){0,3}[0-9a-f]{2})+/gi;
const BYTE = /%(?:25){0,3}([0-9a-f]{2})/gi;
/** Fewer in one word tell nothing of themselves: "5%20". */
const SEVERAL = 2;

/** Whether a word of a text is a web address. */
export function isLink(token: string): boolean {
  return LINK.test(token);
}

/** What web addresses and forms write as `%48` (RFC 3986), outside of addresses: where several stand in one word, or one between letters. */
export function percentsIn(text: string): readonly Code[] {
  if (!CAUSE.test(text)) return [];
  return text
    .matchAll(TOKEN)
    .flatMap(({ 0: token, index }) =>
      token.includes("%") && !isLink(token) ? inToken(token, index) : [],
    )
    .toArray();
}

function inToken(token: string, from: number): readonly Code[] {
  const codes = token
    .matchAll(RUN)
    .flatMap(({ 0: run, index }) => charactersIn(bytesIn(run, from + index, BYTE)) ?? [])
    .toArray();
  if (codes.length < SEVERAL)
    return codes.filter(({ start, end }) => isBetweenLetters(token, start - from, end - from));
  const pluses = token.matchAll(/\+/g).map(({ index }) => spaceFor(from + index));
  const all = [...codes, ...pluses].toSorted((a, b) => a.start - b.start);
  return areWords([...all, { start: 0, end: 0, text: token.replaceAll(RUN, "") }]) ? all : [];
}

function spaceFor(plus: number): Code {
  return { start: plus, end: plus + 1, text: " " };
}

function isBetweenLetters(token: string, start: number, end: number): boolean {
  return (
    /\p{L}$/u.test(token.slice(Math.max(0, start - 1), start)) &&
    /^\p{L}/u.test(token.slice(end, end + 2))
  );
}
