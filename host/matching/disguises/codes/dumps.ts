import { areWords, charactersIn, type Code, type WrittenByte } from "./code.ts";

/** Bytes in hexadecimal, written together or apart: `486f75`, `48 6f 75`, `0x48, 0x6f`. */
const HEX = /(?<![0-9a-z])(?:(?:0x)?[0-9a-f]{2}[ \t\r\n:,;-]{0,2}){8,}[0-9a-f]?(?![0-9a-z])/gi;
const BYTE = /(?:0x)?([0-9a-f]{2})/gi;
/** Numbers without a letter are sizes and telephone numbers, but for so many bytes that are words by chance in none. */
const LONG = 24;
const FIGURES = /^[\dx\s:,;-]*$/i;

/** Bytes in base64 (RFC 4648); addresses and paths are none. */
const BASE64 = /(?<![\w+/=.:@-])(?:[a-z\d+/]{4}){6,}(?:[a-z\d+/]{2,3}={0,2})?(?![\w+/=@])/gi;
const MIXED = /^(?=.*[a-z])(?=.*[A-Z])/;

/** What bytes say that are written in hexadecimal or base64, where that is words. */
export function dumpsIn(text: string): readonly Code[] {
  return [...found(text, HEX, hexBytes), ...found(text, BASE64, base64Bytes)];
}

function found(
  text: string,
  pattern: RegExp,
  bytesOf: (run: string, from: number) => readonly WrittenByte[],
): readonly Code[] {
  return text
    .matchAll(pattern)
    .flatMap(({ 0: run, index }) => {
      const codes = charactersIn(bytesOf(run, index));
      return codes !== null && areWords(codes) ? codes : [];
    })
    .toArray();
}

function hexBytes(run: string, from: number): readonly WrittenByte[] {
  const bytes = run.matchAll(BYTE).toArray();
  if (FIGURES.test(run) && bytes.length < LONG) return [];
  // What parts two bytes belongs to the first.
  return bytes.map(({ 0: written, 1: hex = "", index }, at) => ({
    start: from + index,
    end: from + (bytes[at + 1]?.index ?? index + written.length),
    value: Number.parseInt(hex, 16),
  }));
}

function base64Bytes(run: string, from: number): readonly WrittenByte[] {
  if (!MIXED.test(run)) return [];
  const bytes = Buffer.from(run, "base64");
  return Array.from(bytes, (value, at) => ({
    start: from + Math.floor((at * 4) / 3),
    end: from + (at + 1 === bytes.length ? run.length : Math.floor(((at + 1) * 4) / 3)),
    value,
  }));
}
