const NONE = 0;
const OTHER = 1;
const CAPITAL = 2;

/** Of each ASCII unit whether it may belong to a token as programs write them, and whether it is a capital. */
const kinds = new Uint8Array(128);
for (let unit = 0; unit < kinds.length; unit += 1) {
  const character = String.fromCharCode(unit);
  if (/[A-Z]/.test(character)) kinds[unit] = CAPITAL;
  else if (/[a-z0-9+/_-]/.test(character)) kinds[unit] = OTHER;
}

/** UTF-16 units of the longest run of `[A-Za-z0-9+/_-]` with a capital in it; 0 where there is none. */
export function longestToken(text: string): number {
  let longest = 0;
  let length = 0;
  let hasCapital = false;
  for (let index = 0; index <= text.length; index += 1) {
    const kind = index < text.length ? (kinds[text.charCodeAt(index)] ?? NONE) : NONE;
    if (kind !== NONE) {
      length += 1;
      if (kind === CAPITAL) hasCapital = true;
      continue;
    }
    if (hasCapital && length > longest) longest = length;
    length = 0;
    hasCapital = false;
  }
  return longest;
}
