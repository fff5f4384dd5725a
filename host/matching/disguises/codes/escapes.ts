import { bytesIn, charactersIn, type Code, type WrittenByte } from "./code.ts";

/** How programs write characters by their number (ECMA-262, JSON, Python); the backslash may be escaped itself. */
const ESCAPE = /\\{1,4}(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|U(000[0-9a-f]{5}))/gi;
const BYTES = /(?:\\{1,4}x[0-9a-f]{2})+/gi;
const BYTE = /\\{1,4}x([0-9a-f]{2})/gi;

/** What is escaped, `\u0048`, `\u{48}`, `\x48`. */
export function escapesIn(text: string): readonly Code[] {
  if (!text.includes("\\")) return [];
  const units = text
    .matchAll(ESCAPE)
    .flatMap(({ 0: written, 1: braced, 2: unit, 3: long, index }) => {
      const code = Number.parseInt(braced ?? unit ?? long ?? "", 16);
      if (code > 0x10_ff_ff) return [];
      return [{ start: index, end: index + written.length, text: String.fromCodePoint(code) }];
    });
  const bytes = text.matchAll(BYTES).flatMap(({ 0: run, index }) => bytesOf(run, index));
  return [...units, ...bytes];
}

/** In UTF-8, or where they are none, of Latin-1. */
function bytesOf(run: string, from: number): readonly Code[] {
  const bytes = bytesIn(run, from, BYTE);
  return charactersIn(bytes) ?? bytes.map(ofLatin1);
}

function ofLatin1({ value, ...place }: WrittenByte): Code {
  return { ...place, text: String.fromCharCode(value) };
}
