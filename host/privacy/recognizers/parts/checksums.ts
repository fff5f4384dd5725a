/** The digits of what was found, without the signs people put between them. */
export function digitsOf(found: string): string {
  return found.replaceAll(/[^0-9]/g, "");
}

/** Sum of digits times weights, one weight a digit; digits beyond the weights count nothing. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (const [index, weight] of weights.entries()) sum += Number(digits[index] ?? 0) * weight;
  return sum;
}

/** Remainder of a decimal number of any length. */
export function remainder(digits: string, modulus: number): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % modulus;
  return rest;
}

/** Luhn's formula over all digits, the last being the check digit (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const doubled = Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 1 && sum % 10 === 0;
}

// Multiplication in the dihedral group of order ten, and the permutation by position.
const PRODUCTS = [
  "0123456789",
  "1234067895",
  "2340178956",
  "3401289567",
  "4012395678",
  "5987604321",
  "6598710432",
  "7659821043",
  "8765932104",
  "9876543210",
] as const;
const PERMUTATIONS = [
  "0123456789",
  "1576283094",
  "5803796142",
  "8916043527",
  "9453126870",
  "4286573901",
  "2793806415",
  "7046913258",
] as const;

/** Verhoeff's check over all digits, the last being the check digit (J. Verhoeff, Error Detecting Decimal Codes, 1969). */
export function passesVerhoeff(digits: string): boolean {
  let check = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const permuted = Number(PERMUTATIONS[index % 8]?.[digit]);
    check = Number(PRODUCTS[check]?.[permuted]);
  }
  return digits.length > 1 && check === 0;
}

/** ISO/IEC 7064 MOD 97-10, letters counting from A = 10: the remainder is one (IBAN after its first four signs went to the end). */
export function passesMod97(signs: string): boolean {
  const digits = signs
    .toUpperCase()
    .replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return /^\d{3,80}$/.test(digits) && remainder(digits, 97) === 1;
}

/** ISO/IEC 7064 MOD 11-2, the last sign being a digit or X for ten. */
export function passesMod11x2(signs: string): boolean {
  let sum = 0;
  for (const sign of signs) sum = (sum * 2 + (sign === "X" ? 10 : Number(sign))) % 11;
  return /^\d+[\dX]$/.test(signs) && sum === 1;
}

/** ISO/IEC 7064 MOD 11,10 over all digits, the last being the check digit. */
export function passesMod11x10(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return digits.length > 1 && (product + Number(digits.at(-1))) % 10 === 1;
}

/** Check digit of a machine-readable zone: weights 7, 3, 1, letters from A = 10, a filler is nothing (ICAO Doc 9303, part 3, 4.9). */
export function machineReadableCheck(signs: string): number {
  let sum = 0;
  for (const [index, sign] of Array.from(signs).entries())
    sum += (sign === "<" ? 0 : Number.parseInt(sign, 36)) * ([7, 3, 1][index % 3] ?? 0);
  return sum % 10;
}

/** Whether the calendar has this day; a year of two digits may be of either century. */
export function isDay(year: string, month: string, day: string): boolean {
  // 2000 had a leap day, so two-digit years are read leniently by the last two digits alone.
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  const date = new Date(Date.UTC(full, Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** As `isDay`, of the six digits YYMMDD. */
export function isShortDay(digits: string): boolean {
  return isDay(digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6));
}

/** As `isDay`, of the eight digits YYYYMMDD in the years people of today are born or papers are issued. */
export function isLongDay(digits: string): boolean {
  const year = Number(digits.slice(0, 4));
  return (
    year >= 1900 &&
    year <= 2099 &&
    isDay(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8))
  );
}
