import { bytesIn, charactersIn, type Code } from "./code.ts";
import { isLink } from "./percent.ts";

const TOKEN = /(?<!\S)\S+/g;
const CAUSE = /=[0-9a-f]{2}/i;
const RUN = /(?:=[0-9a-f]{2})+/gi;
const BYTE = /=([0-9a-f]{2})/gi;
const LETTER = /^\p{L}/u;
/** A line that goes on in the next. */
const SOFT_BREAK = /=\r?\n/g;
/** So many letters for which a code stands within a word; fewer are sums and settings, "a=65". */
const SEVERAL = 3;

/** What mail writes as `=48` (quoted-printable, RFC 2045): where letters beyond ASCII are written so, or several letters within words. */
export function quotedIn(text: string): readonly Code[] {
  if (!CAUSE.test(text)) return [];
  const found = text
    .matchAll(TOKEN)
    .flatMap(({ 0: token, index }) =>
      token.includes("=") && !isLink(token) ? inToken(token, index) : [],
    )
    .toArray();
  const within = found.filter(
    ({ text: said, end }) =>
      LETTER.test(said) && (LETTER.test(text.slice(end, end + 2)) || text[end] === "="),
  );
  const isQuoted = within.length >= SEVERAL || found.some(({ text: said }) => isBeyondAscii(said));
  if (!isQuoted) return [];
  const breaks = text
    .matchAll(SOFT_BREAK)
    .map(({ 0: written, index }) => ({ start: index, end: index + written.length, text: "" }));
  return [...found, ...breaks];
}

function isBeyondAscii(said: string): boolean {
  return (said.codePointAt(0) ?? 0) > 0x7f;
}

function inToken(token: string, from: number): readonly Code[] {
  return token
    .matchAll(RUN)
    .flatMap(({ 0: run, index }) => charactersIn(bytesIn(run, from + index, BYTE)) ?? [])
    .toArray();
}
