import { foldText } from "../../matching/folding/fold.ts";

/** Letters that of the languages in Latin letters hardly one but Vietnamese writes. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/iu;

/** Countries whose Vietnamese names are everyday words or given names too; only Vietnamese calls them so. */
export const SHORT_VIETNAMESE: readonly (readonly [name: string, country: string])[] = [
  ["úc", "AU"],
  ["đức", "DE"],
  ["pháp", "FR"],
  ["bỉ", "BE"],
  ["síp", "CY"],
  ["mỹ", "US"],
  ["nga", "RU"],
  ["áo", "AT"],
  ["ý", "IT"],
  ["anh", "GB"],
  ["lào", "LA"],
  ["hàn", "KR"],
  ["đài", "TW"],
  ["cam", "KH"],
  ["sing", "SG"],
  ["tiệp", "CZ"],
];

const SHORT_SPELLINGS = new Set(SHORT_VIETNAMESE.map(([name]) => spellingOf(name)));
const SHORT_FOLDED = new Set(SHORT_VIETNAMESE.map(([name]) => foldText(name).folded));

/** Given names, pronouns and clothes beside: "anh Đức", "từ Anh" need the capital and a word of place. */
const PLACE_LEFT =
  /(?:^|[^\p{L}])(?:ở|tại|sang|qua|đi|về|bên|nước|người|từ|đến|tới|tai|nuoc|nguoi|den|toi|ben|di|ve|tu|o)[ ]$/iu;
/** In lower case these are other words even behind a word of place. */
const NEEDS_CAPITAL = new Set(["anh", "ý", "áo", "nga", "hàn", "đài", "cam", "sing"]);
/** Nobody's given name: a capital within the sentence is enough. */
const PLAIN = new Set(["úc", "pháp", "bỉ", "síp", "lào"]);

/** Those that as a whole message are the country, and no other word. */
const ALONE = new Set(["úc", "đức", "pháp", "mỹ", "nga", "lào", "síp", "bỉ", "tiệp"]);

/** Whether a folded word may be such a name. */
export function isShortVietnamese(folded: string): boolean {
  return SHORT_FOLDED.has(folded);
}

/** Whether a text of one word is such a name and no other word. */
export function isShortAlone(original: string): boolean {
  return ALONE.has(spellingOf(original.replaceAll(/[^\p{L}\p{M}]/gu, "")));
}

/** Whether such a name stands where it names its country and is spelled so. */
export function namesShortly(
  original: string,
  { start, end }: { readonly start: number; readonly end: number },
  isCapital: boolean,
): boolean {
  const written = original.slice(start, end).normalize("NFC");
  const name = spellingOf(written);
  if (!SHORT_SPELLINGS.has(name)) return false;
  const isUpper = /^\p{Lu}/u.test(written);
  if (PLAIN.has(name) && isCapital) return true;
  if (NEEDS_CAPITAL.has(name) && !isUpper) return false;
  if (/^ \p{Lu}\p{Ll}/u.test(original.slice(end, end + 3))) return false;
  return PLACE_LEFT.test(original.slice(Math.max(0, start - 8), start).normalize("NFC"));
}

/** Parts of Vietnam where the people called Thái are at home. */
const OF_THE_THAI =
  /^(?: (?:em|tôi|mình|quê))? (?:ở|tại|quê|vùng|o) (?:tỉnh |huyện )?(?:sơn la|điện biên|lai châu|nghệ an|thanh ho[áa]|ho[àa] bình|yên bái|mai châu|mộc châu|mường|tây bắc|quỳ|con cuông|tương dương|kỳ sơn|son la|dien bien|lai chau|nghe an|thanh hoa|hoa binh|yen bai|tay bac)/iu;

/** Whether "Thái" is no Thailand where it stands: within a name of several syllables ("Tam Thái Tử", "Nguyễn Thái Sơn"), or of the people of Vietnam who are called so ("dân tộc Thái"). */
export function isOtherThai(
  original: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const left = original.slice(Math.max(0, start - 24), start).normalize("NFC");
  const right = original.slice(end, end + 32).normalize("NFC");
  if (/(?:tộc|toc) $/iu.test(left) || OF_THE_THAI.test(right)) return true;
  if (!/^\p{Lu}/u.test(original.slice(start, end))) return /^ (?:tử|tu)(?!\p{L})/iu.test(right);
  return /^ \p{Lu}\p{Ll}/u.test(right) || /\p{L}[\p{L}\p{M}]* \p{Lu}\p{Ll}+ $/u.test(left);
}

/** Syllables that without their marks are spelled as "từ", which is "from": "điện tử" is electronics. */
const AS_FROM = /(?:^|[^\p{L}])(?:tử|tứ|tự|tư|tú|tụ|tủ|thai tu) $/iu;

/** Whether what stands left of a place is spelled like "from" only without its marks. */
export function isOtherThanFrom(original: string, start: number): boolean {
  return AS_FROM.test(original.slice(Math.max(0, start - 8), start).normalize("NFC"));
}

/** The names that are written in Vietnamese letters: folded, the "ba lần" of three times is Ba Lan, which is Poland. */
export class VietnameseNames {
  readonly #spellings: Set<string>;

  /** With the names that another one knew. */
  constructor(spellings: Iterable<string> = []) {
    this.#spellings = new Set(spellings);
  }

  get spellings(): ReadonlySet<string> {
    return this.#spellings;
  }

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
