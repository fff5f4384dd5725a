import type { NumberLanguage, NumberWord } from "./number-languages.ts";

/** A number below a scale as its words come, "two hundred and twenty five"; `hasZero` where a nought stands before its last word. */
export class NumberBelowScale {
  readonly #language: NumberLanguage;
  #hundreds = 0;
  #part: number | null = null;
  /** What the last hundred multiplies by. */
  #unit = 0;
  #by: number;
  #endsInDigit = false;
  hasZero = false;

  /** `by` is added to what the first hundred multiplies: "साढ़े तीन सौ". */
  constructor(language: NumberLanguage, by: number) {
    this.#language = language;
    this.#by = by;
  }

  /** Whether a word was taken. */
  get isBegun(): boolean {
    return this.#part !== null || this.#hundreds > 0;
  }

  /** The number, as far as it was told. */
  get value(): number {
    const isShort = this.#language.shortHundred && this.#unit > 0 && this.#endsInDigit;
    const part = this.#part ?? 0;
    const rest = isShort && !this.hasZero ? (part * this.#unit) / 10 : part;
    return this.#hundreds + rest + this.#by;
  }

  /** Takes a word, and tells whether the number goes on with it. */
  take({ kind, value }: NumberWord, isFigure: boolean): boolean {
    if (kind === "hundred") return this.#multiply(value);
    if (kind === "ten" || kind === "teen") return this.#takeTen(kind);
    if (kind !== "atom" || (isFigure && this.isBegun)) return false;
    if (value >= 100 && !isFigure) return this.#takeHundreds(value);
    const part = this.#part;
    const isDigit = part === null && value < 10 && this.#hundreds > 0;
    return this.#set(part === null ? value : this.#together(part, value), isDigit);
  }

  #takeTen(kind: "ten" | "teen"): boolean {
    const part = this.#part;
    if (part !== null && part >= 10) return false;
    if (kind === "ten") return this.#set(part === null ? 10 : part * 10);
    return this.#set(part === null ? null : part + 10);
  }

  #set(part: number | null, endsInDigit = false): boolean {
    if (part === null) return false;
    this.#part = part;
    this.#endsInDigit = endsInDigit;
    return true;
  }

  #multiply(unit: number): boolean {
    const part = this.#part;
    const isBelow = this.#hundreds % (unit * 10) === 0;
    if (!isBelow || (part !== null && part >= 100) || (this.#hundreds > 0 && part === null))
      return false;
    this.#hundreds += ((part ?? 1) + this.#by) * unit;
    this.#unit = unit;
    this.#part = null;
    this.#by = 0;
    return true;
  }

  #takeHundreds(value: number): boolean {
    if (this.isBegun) return false;
    this.#hundreds = value;
    return true;
  }

  #together(part: number, value: number): number | null {
    const { unitsBeforeTens, twenties } = this.#language;
    if (twenties && part === 4 && value === 20) return 80;
    const goesOn =
      value < roundness(part) || (twenties && (part === 60 || part === 80) && value < 20);
    const isBehind = unitsBeforeTens && part < 10 && value >= 20;
    return goesOn || isBehind ? part + value : null;
  }
}

/** The power of ten that a number is a multiple of: 10 for 30. */
function roundness(value: number): number {
  return 10 ** (/0*$/.exec(String(value))?.[0].length ?? 0);
}
