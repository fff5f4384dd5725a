/** Letters that of the languages in Latin letters hardly one but Vietnamese writes. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/iu;

/** The names that are written in Vietnamese letters: folded, the "ba lần" of three times is Ba Lan, which is Poland. */
export class VietnameseNames {
  readonly #spellings = new Set<string>();

  add(name: string): void {
    if (VIETNAMESE.test(name.normalize("NFC"))) this.#spellings.add(spellingOf(name));
  }

  /** Whether a name may be written so: without such letters, as people type and as others write, or with those of some name. */
  mayBe(written: string): boolean {
    return !VIETNAMESE.test(written.normalize("NFC")) || this.#spellings.has(spellingOf(written));
  }
}

function spellingOf(name: string): string {
  return name.normalize("NFC").toLowerCase().trim();
}
