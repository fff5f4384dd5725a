import { unitsOf, type Written } from "./pattern-units.ts";

const LOOKS_AROUND = /^\?<?[=!]/;
/** What ends the opening of a group that begins with a question mark. */
const OPENED = /^[:=!>]$/;

/** How what holds of whatever a pattern matches is put together from what holds of its parts. */
export interface Parts<T> {
  /** What holds of every text. */
  readonly nothing: T;
  /** Of one character or escape outside classes. */
  readonly ofUnit: (unit: string) => T;
  /** Of a class, by what it is written in. */
  readonly ofClass: (members: readonly string[]) => T;
  readonly both: (one: T, behind: T) => T;
  readonly either: (one: T, other: T) => T;
  /** Where it stands so often at least, once or more. */
  readonly times: (one: T, least: number) => T;
}

/** What holds of whatever a pattern with the flag `u` or `v` matches; what it only looks at around a match does not count. */
export function ofEveryMatch<T>({ source, flags }: Written, parts: Parts<T>): T {
  return new Walk(unitsOf(source), { parts, nests: flags.includes("v") }).ofAlternatives();
}

interface How<T> {
  readonly parts: Parts<T>;
  /** Whether classes may stand in classes. */
  readonly nests: boolean;
}

/** Goes through a pattern from the left to the right. */
class Walk<T> {
  readonly #units: readonly string[];
  readonly #parts: Parts<T>;
  readonly #nests: boolean;
  #at = 0;

  constructor(units: readonly string[], { parts, nests }: How<T>) {
    this.#units = units;
    this.#parts = parts;
    this.#nests = nests;
  }

  /** Of the alternatives up to the end of their group. */
  ofAlternatives(): T {
    let found = this.#ofSequence();
    while (this.#units[this.#at] === "|") {
      this.#at += 1;
      found = this.#parts.either(found, this.#ofSequence());
    }
    return found;
  }

  #ofSequence(): T {
    const { nothing, both, times } = this.#parts;
    let found = nothing;
    for (let unit = this.#units[this.#at]; unit !== undefined; unit = this.#units[this.#at]) {
      if (unit === "|" || unit === ")") break;
      this.#at += 1;
      const one = this.#ofOne(unit);
      const least = this.#fewestTimes();
      if (least > 0) found = both(found, times(one, least));
    }
    return found;
  }

  #ofOne(unit: string): T {
    if (unit === "(") return this.#ofGroup();
    if (unit === "[") return this.#parts.ofClass(this.#membersOfClass());
    return this.#parts.ofUnit(unit);
  }

  #ofGroup(): T {
    const looksAround = LOOKS_AROUND.test(this.#units.slice(this.#at, this.#at + 3).join(""));
    if (this.#units[this.#at] === "?") {
      while (!OPENED.test(this.#units[this.#at] ?? ":")) this.#at += 1;
      this.#at += 1;
    }
    const found = this.ofAlternatives();
    this.#at += 1;
    return looksAround ? this.#parts.nothing : found;
  }

  #membersOfClass(): readonly string[] {
    const start = this.#at;
    for (let open = 1; open > 0 && this.#at < this.#units.length; this.#at += 1) {
      const unit = this.#units[this.#at];
      if (unit === "]") open -= 1;
      else if (unit === "[" && this.#nests) open += 1;
    }
    return this.#units.slice(start, this.#at - 1);
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
