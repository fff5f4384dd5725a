import { foldText } from "../../matching/folding/fold.ts";

/** Cyrillic names of which every letter passes for a Latin one: among Latin words the fold takes them for words in disguise, "Сургут" for "cypryt". */
export class DisguisedNames {
  readonly #folded: Set<string>;

  /** With the names that another one knew. */
  constructor(folded: Iterable<string> = []) {
    this.#folded = new Set(folded);
  }

  get folded(): ReadonlySet<string> {
    return this.#folded;
  }

  /** A Cyrillic name as the fold writes it among Latin words, to be looked up beside itself; null where it stands so anywhere, or is a name in Latin letters, too. */
  add(name: string, inLatin: ReadonlySet<string>): string | null {
    const folded = amongLatin(name);
    if (CYRILLIC.test(folded) || inLatin.has(folded)) return null;
    this.#folded.add(folded);
    return folded;
  }

  /** Whether a name found as `folded` may be written so: nobody means it by the Latin letters that look like it, and a small word among them is no name. */
  mayBe(written: string, folded: string): boolean {
    return !this.#folded.has(folded) || (CYRILLIC.test(written) && /^\p{Lu}/u.test(written));
  }
}

const CYRILLIC = /\p{sc=Cyrillic}/u;

/** Whether a text holds a Cyrillic letter. */
export function isCyrillic(text: string): boolean {
  return CYRILLIC.test(text);
}

function amongLatin(name: string): string {
  return foldText(`l ${name} l`).folded.slice(2, -2);
}
