/** An escape, a quantifier in braces, the opening of a group, or one character. */
const UNIT =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|k<[^>]*>|[^])|\{\d+(?:,\d*)?\}|\(\?(?:<?[=!]|<[^>]*>|[a-z-]*:)|[^]/gu;
/** The members of a class that holds nothing but digits. */
const ONLY_DIGITS = /^(?:\\d|\d(?:-\d)?)+$/;
const LOOKS_AROUND = /^\(\?<?[=!]$/;

/** How many ASCII digits stand at least in whatever a pattern with the flag `u` or `v` matches; what it only looks at around a match does not count, nor does a class made of others. */
export function fewestDigits({ source }: RegExp): number {
  const units = Array.from(source.matchAll(UNIT), ([unit]) => unit);
  return new Digits(units).ofAlternatives();
}

/** Goes through a pattern from the left to the right. */
class Digits {
  readonly #units: readonly string[];
  #at = 0;

  constructor(units: readonly string[]) {
    this.#units = units;
  }

  /** Of the alternatives up to the end of their group; that of which has fewest. */
  ofAlternatives(): number {
    let fewest = this.#ofSequence();
    while (this.#units[this.#at] === "|") {
      this.#at += 1;
      fewest = Math.min(fewest, this.#ofSequence());
    }
    return fewest;
  }

  #ofSequence(): number {
    let digits = 0;
    for (let unit = this.#units[this.#at]; unit !== undefined; unit = this.#units[this.#at]) {
      if (unit === "|" || unit === ")") break;
      this.#at += 1;
      digits += this.#ofOne(unit) * this.#fewestTimes();
    }
    return digits;
  }

  #ofOne(unit: string): number {
    if (unit.startsWith("(")) return this.#ofGroup(LOOKS_AROUND.test(unit));
    if (unit === "[") return this.#ofClass();
    return unit === "\\d" || /^\d$/.test(unit) ? 1 : 0;
  }

  #ofGroup(looksAround: boolean): number {
    const digits = this.ofAlternatives();
    this.#at += 1;
    return looksAround ? 0 : digits;
  }

  #ofClass(): number {
    const end = this.#units.indexOf("]", this.#at);
    const members = this.#units.slice(this.#at, end).join("");
    this.#at = end + 1;
    return ONLY_DIGITS.test(members) ? 1 : 0;
  }

  /** How often at least what was just read stands, by the quantifier that may follow it. */
  #fewestTimes(): number {
    const unit = this.#units[this.#at] ?? "";
    const isBraced = /^\{./.test(unit);
    if (!isBraced && !/^[?*+]$/.test(unit)) return 1;
    this.#at += 1;
    if (this.#units[this.#at] === "?") this.#at += 1;
    if (isBraced) return Number.parseInt(unit.slice(1), 10);
    return unit === "+" ? 1 : 0;
  }
}
