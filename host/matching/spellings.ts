/** Words that a rule means as they are spelled with their marks: each word without them → the marks of each spelling. */
export type Spellings = ReadonlyMap<string, readonly ReadonlySet<string>[]>;

const WORDS = /[\p{L}\p{M}]+/gu;
const MARK = /\p{M}/u;

/** The spellings of a rule's words, or null where it names none. */
export function spellingsOf(words: readonly string[]): Spellings | null {
  if (words.length === 0) return null;
  const spellings = new Map<string, ReadonlySet<string>[]>();
  for (const word of words) {
    const { bare, marks } = takenApart(word);
    spellings.set(bare, [...(spellings.get(bare) ?? []), marks]);
  }
  return spellings;
}

/** Whether a word has marks by which it can be told from others. */
export function isMarked(word: string): boolean {
  return takenApart(word).marks.size > 0;
}

/** Whether a stretch of a message spells one of the words with other marks, and nowhere as it is meant: so it says another, "bạn" (friend) for "bán" (to sell). With fewer of its marks or none, as many type, it is that word. */
export function areSpelledOtherwise(stretch: string, spellings: Spellings): boolean {
  const otherwise = new Set<string>();
  const meant = new Set<string>();
  for (const [word] of stretch.matchAll(WORDS)) {
    const { bare, marks } = takenApart(word);
    const spelled = spellings.get(bare);
    if (spelled === undefined) continue;
    (spelled.some((all) => marks.isSubsetOf(all)) ? meant : otherwise).add(bare);
  }
  return !otherwise.isSubsetOf(meant);
}

/** A word without its marks, and these, wherever they stand: "khóa" and "khoá" are one. */
function takenApart(word: string): { readonly bare: string; readonly marks: ReadonlySet<string> } {
  const units = Array.from(word.toLowerCase().replaceAll("đ", "d\u0335").normalize("NFD"));
  return {
    bare: units.filter((unit) => !MARK.test(unit)).join(""),
    marks: new Set(units.filter((unit) => MARK.test(unit))),
  };
}
