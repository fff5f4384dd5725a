/** A stretch of a text, in UTF-16 units, and what it stands for: `&#72;` for "H". */
export interface Code {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A byte as it is written, and where. */
export interface WrittenByte {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

/** The bytes of a run that begins at a place of the text, each as `pattern` finds it, its two hexadecimal digits in the first group. */
export function bytesIn(run: string, from: number, pattern: RegExp): readonly WrittenByte[] {
  return Array.from(run.matchAll(pattern), ({ 0: written, 1: hex = "", index }) => {
    const start = from + index;
    return { start, end: start + written.length, value: Number.parseInt(hex, 16) };
  });
}

/** The characters that bytes are in UTF-8 (RFC 3629), each over the bytes it is written in; null where they are none, or controls among them. */
export function charactersIn(bytes: readonly WrittenByte[]): readonly Code[] | null {
  const codes: Code[] = [];
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at];
    const length = lengthOf(first?.value ?? 0);
    const last = bytes[at + length - 1];
    if (first === undefined || last === undefined || length === 0) return null;
    const text = length === 1 ? shown(first.value) : characterOf(bytes.slice(at, at + length));
    if (text === null) return null;
    codes.push({ start: first.start, end: last.end, text });
    at += length;
  }
  return codes;
}

/** Bytes of the character that begins with this one; 0 where none does. */
function lengthOf(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function characterOf(bytes: readonly WrittenByte[]): string | null {
  try {
    return utf8.decode(Uint8Array.from(bytes, ({ value }) => value));
  } catch {
    return null;
  }
}

/** The character of ASCII; null for a control that is no space. */
function shown(ascii: number): string | null {
  const isShown = (ascii >= 0x20 && ascii < 0x7f) || SPACES.has(ascii);
  return isShown ? String.fromCharCode(ascii) : null;
}

const SPACES = new Set([0x09, 0x0a, 0x0d]);

/** Share of letters and spaces from which on characters are words. */
const MOSTLY = 0.75;
const OF_WORDS = /[\p{L}\p{M}\s]/gu;

/** Whether what codes say is mostly letters and spaces, as words are. */
export function areWords(codes: readonly Code[]): boolean {
  const said = codes.map(({ text }) => text).join("");
  return (said.match(OF_WORDS)?.join("").length ?? 0) >= MOSTLY * said.length;
}
