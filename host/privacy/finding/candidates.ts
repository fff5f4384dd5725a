import type { Contexts } from "./contexts.ts";
import type { Ready } from "./ready.ts";

/** More digits than any recognizer needs. */
const MANY_DIGITS = 64;

/** Recognizers by what a text has to have for them: of most texts most have nothing to look for, and are not even asked. */
export class Candidates {
  readonly #all: readonly Ready[];
  /** Of a number of digits those that need no more, and no words. */
  readonly #byDigits: (readonly Ready[] | undefined)[] = [];
  readonly #lists: ReadonlySet<number>;

  constructor(all: readonly Ready[]) {
    this.#all = all;
    this.#lists = new Set(all.flatMap(({ context }) => context ?? []));
  }

  /** Those that may find something, in their order, beside so many digits and such words. */
  in(digits: number, contexts: () => Contexts): readonly Ready[] {
    const most = Math.min(digits, MANY_DIGITS);
    if (this.#lists.size === 0 || !contexts().occursAny(this.#lists)) return this.#wordless(most);
    return this.#all.filter(
      ({ context, needsDigits }) =>
        (context === null || contexts().occurs(context)) && needsDigits() <= most,
    );
  }

  #wordless(digits: number): readonly Ready[] {
    return (this.#byDigits[digits] ??= this.#all.filter(
      ({ context, needsDigits }) => context === null && needsDigits() <= digits,
    ));
  }
}
