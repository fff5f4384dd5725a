import { unitsOf, type Written } from "./pattern-units.ts";

/** The members of a class that holds nothing but digits. */
const ONLY_DIGITS = /^(?:\\d|\d(?:-\d)?)+$/;
const LOOKS_AROUND = /^\?<?[=!]/;
/** What ends the opening of a group that begins with a question mark. */
const OPENED = /^[:=!>]$/;

/** How many ASCII digits stand at least in whatever a pattern with the flag `u` or `v` matches; what it only looks at around a match does not count, nor does a class made of others. */
export function fewestDigits({ source, flags }: Written): number {
  return new Digits(unitsOf(source), flags.includes("v")).ofAlternatives();
}

/** Goes through a pattern from the left to the right. */
class Digits {
  readonly #units: readonly string[];
  /** Whether classes may stand in classes. */
  readonly #nests: boolean;
  #at = 0;

  constructor(units: readonly string[], nests: boolean) {
    this.#units = units;
    this.#nests = nests;
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
    if (unit === "(") return this.#ofGroup();
    if (unit === "[") return this.#ofClass();
    return unit === "\\d" || /^\d$/.test(unit) ? 1 : 0;
  }

  #ofGroup(): number {
    const looksAround = LOOKS_AROUND.test(this.#units.slice(this.#at, this.#at + 3).join(""));
    if (this.#units[this.#at] === "?") {
      while (!OPENED.test(this.#units[this.#at] ?? ":")) this.#at += 1;
      this.#at += 1;
    }
    const digits = this.ofAlternatives();
    this.#at += 1;
    return looksAround ? 0 : digits;
  }

  #ofClass(): number {
    const start = this.#at;
    for (let open = 1; open > 0 && this.#at < this.#units.length; this.#at += 1) {
      const unit = this.#units[this.#at];
      if (unit === "]") open -= 1;
      else if (unit === "[" && this.#nests) open += 1;
    }
    const members = this.#units.slice(start, this.#at - 1).join("");
    return ONLY_DIGITS.test(members) ? 1 : 0;
  }

  /** How often at least what was just read stands, by the quantifier that may follow it. */
  #fewestTimes(): number {
    const unit = this.#units[this.#at] ?? "";
    if (!/^[?*+{]$/.test(unit)) return 1;
    const start = this.#at + 1;
    this.#at = unit === "{" ? this.#units.indexOf("}", start) + 1 : start;
    const written = this.#units.slice(start, this.#at).join("");
    if (this.#units[this.#at] === "?") this.#at += 1;
    if (unit === "{") return Number.parseInt(written, 10);
    return unit === "+" ? 1 : 0;
  }
}
