import { kindOf, LETTER } from "../terms/units.ts";

/** Whether a figure at `start` of a folded text is part of a name, date, time or number to dial: C181, H-2A, 24/7, 2026-11-20 and +852 2345 6789 hold no sum. */
export function isPartOfName(folded: string, start: number, written: string): boolean {
  const end = start + written.length;
  if (follows(folded, start) || leads(folded, end)) return true;
  if (written.length < 6) return false;
  const digits = written.replaceAll(/\D/g, "");
  if (digits.length >= 9 && !/[.,]/.test(written)) return true;
  return digits.startsWith("0") && digits.length > 5;
}

/** Whether what stands right before belongs to the figure: a digit, a plus, a letter with a hyphen. */
function follows(folded: string, start: number): boolean {
  const before = start > 0 ? folded.charCodeAt(start - 1) : 0;
  const second = start > 1 ? folded.charCodeAt(start - 2) : 0;
  if ((before === COLON || before === DASH) && isDigit(second)) return true;
  const sign = before === DASH ? second : before;
  const joins =
    isDigit(sign) || SIGNS.has(sign) || (before === DASH && (kindOf(second) & LETTER) !== 0);
  return joins && !/\p{Sc}/u.test(folded.slice(Math.max(0, start - 2), start));
}

/** Whether a date, a time or a fraction goes on behind the figure. */
function leads(folded: string, end: number): boolean {
  const sign = folded.charCodeAt(end);
  return (sign === SLASH || sign === DASH || sign === COLON) && isDigit(folded.charCodeAt(end + 1));
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

const DASH = 0x2d;
const SLASH = 0x2f;
const COLON = 0x3a;
/** "+", "#" and "/". */
const SIGNS: ReadonlySet<number> = new Set([0x2b, 0x23, SLASH]);
