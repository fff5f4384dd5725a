import { NumberBelowScale } from "./number-below-scale.ts";
import type { NumberLanguage, NumberWord } from "./number-languages.ts";
import type { NumberToken } from "./number-tokens.ts";

/** A number in words: its value, where its last token is, and whether it is nothing but the name of a scale. */
export interface SpokenNumber {
  readonly value: number;
  /** The index of the token behind it. */
  readonly next: number;
  readonly isBare: boolean;
}

/** A part of a number with its scale: "three hundred thousand". */
interface Term extends SpokenNumber {
  readonly scale: number;
  /** A single digit in words that is not behind a nought. */
  readonly isDigit: boolean;
}

/** What stands before a scale. */
interface Group {
  readonly value: number;
  readonly next: number;
  readonly isDigit: boolean;
}

/** Least value of what is added to a number without a scale of its own. */
const LEAST_REST = 100;
/** "1 triệu 500": what stands behind a million counts thousands. */
const MILLION = 1e6;

/** Reads numbers from the tokens of a text, as a language says them; `goesOn` tells whether the text behind a token tells what its digit counts. */
export class NumberGrammar {
  readonly #tokens: readonly NumberToken[];
  readonly #language: NumberLanguage;
  readonly #counts: (at: number) => boolean;

  constructor(
    tokens: readonly NumberToken[],
    language: NumberLanguage,
    countsElse: (at: number) => boolean,
  ) {
    this.#tokens = tokens;
    this.#language = language;
    this.#counts = countsElse;
  }

  /** The number that begins at a token, or null. */
  numberAt(first: number): SpokenNumber | null {
    const begun = this.#termAt(first);
    if (begun === null) return null;
    let { value, scale, next } = begun;
    let isBare = begun.isBare;
    while (scale > 1) {
      const half = this.#halfBehind(next);
      if (half !== null) {
        value += half.value * scale;
        return { value, next: half.next, isBare: false };
      }
      const rest = this.#restAt(next, scale);
      if (rest === null) break;
      value += rest.value;
      ({ scale, next } = rest);
      isBare = false;
    }
    return { value, next, isBare };
  }

  /** What is added to a number whose last scale is told: "fifty thousand" behind "two lakh". */
  #restAt(next: number, scale: number): Term | null {
    const joined = this.#is(next, "and") || this.#is(next, "zero");
    const term = this.#termAt(joined ? next + 1 : next);
    if (term === null || term.value >= scale) return null;
    if (term.scale > 1) return term.scale < scale ? term : null;
    const value = joined ? term.value : this.#shortened(term, scale);
    return value >= LEAST_REST ? { ...term, value } : null;
  }

  /** What a number stands for that is left without its scale behind another: "1 triệu 500", "hai triệu tư". */
  #shortened({ value, isDigit, next }: Term, scale: number): number {
    if (!this.#language.short) return value;
    if (scale === MILLION && value >= LEAST_REST && value < 1000) return value * 1000;
    return isDigit && !this.#counts(this.#endOf(next - 1)) ? (value * scale) / 10 : value;
  }

  #termAt(first: number): Term | null {
    const word = this.#word(first);
    if (word === null) return null;
    if (word.kind === "fused")
      return { value: word.value, scale: word.scale ?? 1, next: first + 1, ...WHOLE };
    if (word.kind === "scale") return this.#scaleFirst(first, word);
    const group = this.#groupAt(first);
    if (group === null) return null;
    const isBefore = this.#language.unitFirst === "always" && word.kind !== "part";
    const { scale, next } = isBefore ? { scale: 1, next: group.next } : this.#scalesAt(group.next);
    const isDigit = group.isDigit && scale === 1;
    return { value: group.value * scale, scale, next, isBare: false, isDigit };
  }

  #scaleFirst(first: number, word: NumberWord): Term | null {
    const { scale, next } = this.#scalesAt(first);
    const group = this.#language.unitFirst ? this.#groupAt(next) : null;
    const isAlways = this.#language.unitFirst === "always";
    if (group !== null && (isAlways || this.#scalesAt(group.next).scale === 1))
      return { value: group.value * scale, scale, next: group.next, ...WHOLE };
    const hasMore = this.#halfBehind(next) !== null || this.#restAt(next, scale) !== null;
    if (!hasMore && word.alone !== true) return null;
    return { value: scale, scale, next, isBare: !hasMore && word.isOne !== true, isDigit: false };
  }

  /** The scales that stand at a token, each larger than the one before: "mil millones". */
  #scalesAt(first: number): { readonly scale: number; readonly next: number } {
    let next = first;
    let scale = 1;
    let last = 1;
    for (;;) {
      const at = this.#behindLinks(next);
      const word = this.#word(at);
      if (word?.kind !== "scale" || word.value <= last) return { scale, next };
      scale *= word.value;
      last = word.value;
      next = at + 1;
    }
  }

  #groupAt(first: number): Group | null {
    if (this.#tokens[first]?.isArticle === true) return this.#groupOfArticle(first);
    const word = this.#word(first);
    if (word === null) return null;
    if (word.kind === "more") return this.#changedGroup(first, word.value);
    if (word.kind === "part") {
      const at = this.#behindLinks(first + 1);
      const behind = this.#word(at);
      return behind?.kind === "scale" ? { value: word.value, next: at, isDigit: false } : null;
    }
    const plain = this.#plainGroup(first);
    return plain === null ? null : this.#withPart(plain);
  }

  /** "a hundred and fifty", "a quarter": one, where a scale, a hundred or a part of one is behind it. */
  #groupOfArticle(first: number): Group | null {
    const kind = this.#word(first + 1)?.kind;
    if (kind === "scale") return { value: 1, next: first + 1, isDigit: false };
    return kind === "hundred" || kind === "part" ? this.#groupAt(first + 1) : null;
  }

  /** "साढ़े तीन", "सवा": the number behind, or one, and a part of one more or less. */
  #changedGroup(first: number, by: number): Group | null {
    const behind = this.#word(first + 1);
    if (behind?.kind === "hundred")
      return { value: (1 + by) * 100, next: first + 2, isDigit: false };
    const group = behind?.kind === "atom" ? this.#plainGroup(first + 1, by) : null;
    if (group !== null) return group;
    return behind?.kind === "scale" ? { value: 1 + by, next: first + 1, isDigit: false } : null;
  }

  /** "two and a half", "three quarters". */
  #withPart(group: Group): Group {
    const half = this.#halfBehind(group.next);
    if (half !== null) {
      const of = group.value >= 100 && group.value % 100 === 0 ? 100 : 1;
      return { value: group.value + half.value * of, next: half.next, isDigit: false };
    }
    const part = this.#word(group.next);
    const at = this.#behindLinks(group.next + 1);
    const isQuarters = part?.kind === "part" && part.value < 0.5 && this.#is(at, "scale");
    return isQuarters ? { value: group.value * part.value, next: at, isDigit: false } : group;
  }

  /** A half behind a number: joined ("and a half"), or alone where the language lets it. */
  #halfBehind(first: number): { readonly value: number; readonly next: number } | null {
    const joined = this.#is(first, "and");
    if (!joined && !this.#language.halfBehind) return null;
    let at = joined ? first + 1 : first;
    if (this.#tokens[at]?.isArticle === true) at++;
    const word = this.#word(at);
    return word?.kind === "part" ? { value: word.value, next: at + 1 } : null;
  }

  /** Numbers below a scale, or a figure; `by` changes what a hundred multiplies. */
  #plainGroup(first: number, by = 0): Group | null {
    const told = new NumberBelowScale(this.#language, by);
    let next = first;
    for (;;) {
      const at = this.#behindJoin(next, next > first);
      const word = this.#word(at);
      if (word === null) break;
      const isFigure = this.#tokens[at]?.isFigure === true;
      const counted = this.#hundredFirst(at, told);
      if (counted === null && !told.take(word, isFigure)) break;
      if (at > next && this.#is(at - 1, "zero")) told.hasZero = true;
      next = counted ?? at + 1;
    }
    if (next === first) return null;
    return { value: told.value, next, isDigit: next === first + 1 && this.#isDigit(first) };
  }

  #isDigit(at: number): boolean {
    const word = this.#word(at);
    return word?.kind === "atom" && word.value < 10 && this.#tokens[at]?.isFigure === false;
  }

  /** Takes "mia tano", five hundred, where a hundred stands before its number; gives what is behind it. */
  #hundredFirst(at: number, told: NumberBelowScale): number | null {
    if (this.#language.unitFirst !== "always" || !this.#is(at, "hundred") || told.isBegun)
      return null;
    const digit = this.#word(at + 1);
    const isCounted = digit?.kind === "atom" && digit.value < 10;
    told.take({ kind: "atom", value: isCounted ? digit.value * 100 : 100 }, false);
    return at + (isCounted ? 2 : 1);
  }

  /** Behind a joining word or a nought, where a number goes on behind it. */
  #behindJoin(next: number, isWithin: boolean): number {
    if (!isWithin) return next;
    const at = this.#behindLinks(next);
    if (this.#is(at, "hundred") || this.#is(at, "ten")) return at;
    if (!this.#is(next, "and") && !this.#is(next, "zero")) return next;
    const behind = this.#word(next + 1)?.kind;
    return behind === "atom" || behind === "ten" || behind === "hundred" ? next + 1 : next;
  }

  #behindLinks(next: number): number {
    let at = next;
    while (this.#is(at, "link")) at++;
    return at;
  }

  #is(at: number, kind: NumberWord["kind"]): boolean {
    return this.#word(at)?.kind === kind;
  }

  /** The word at a token that stands right behind the one before. */
  #word(at: number): NumberWord | null {
    return this.#tokens[at]?.word ?? null;
  }

  #endOf(at: number): number {
    return this.#tokens[at]?.end ?? 0;
  }
}

const WHOLE = { isBare: false, isDigit: false } as const;
