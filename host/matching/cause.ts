/** Where a text may be disguised: the first single letter of three in a row, and the first letter beside a digit or sign that could be one; -1 where it is not. */
export interface Cause {
  readonly spelled: number;
  readonly leet: number;
}

const GAP = 1;
const LETTER = 2;
const MARK = 3;
/** A digit or sign that could be a letter. */
const LEET = 4;
const DIGIT = 5;

const kinds = new Uint8Array(65_536);

function classify(unit: number): number {
  const character = String.fromCharCode(unit);
  let kind = GAP;
  if (/[0134578@$9]/.test(character)) kind = LEET;
  else if (/\p{N}/u.test(character)) kind = DIGIT;
  else if (/\p{M}/u.test(character)) kind = MARK;
  else if (/\p{L}/u.test(character)) kind = LETTER;
  kinds[unit] = kind;
  return kind;
}

/** Looks a folded text over once for signs of spelled-out words and leetspeak. */
export function causeIn(text: string): Cause {
  let leet = -1;
  let spelled = -1;
  let singles = 0;
  let width = 0;
  let gap = 0;
  let start = 0;
  let last = GAP;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const kind = (kinds[unit] as number) || classify(unit);
    if (kind === GAP) {
      if (width === 1 && singles++ === 0) start = i - 1;
      else if (width > 1) singles = 0;
      if (singles === 3 && spelled < 0) spelled = start;
      gap = width > 0 ? 1 : gap + 1;
      if (gap > 5) singles = 0;
      width = 0;
    } else if (kind !== MARK || last === GAP) {
      width++;
      if (kind + last === LETTER + LEET && kind !== last && leet < 0) leet = i - 1;
    }
    last = kind;
  }
  if (width === 1 && singles >= 2 && spelled < 0) spelled = start;
  return { spelled, leet };
}
