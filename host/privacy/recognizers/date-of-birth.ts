import { DATE_OR_YEAR } from "./parts/date-forms.ts";
import { written } from "../patterns/pattern-units.ts";
import type { Recognizer } from "../recognizer.ts";

// Without signs between: 880312, 12031988, 19880312.
const IN_YEAR = "(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])";
const TYPED = `(?:(?:19|20)?\\d{2}${IN_YEAR}|(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\\d{2})`;

/** The day or year of a birth, after a word that says so. */
export const dateOfBirth: Recognizer = {
  label: "DATE_OF_BIRTH",
  title: "Date of birth",
  pattern: written(
    `(?:d\\.?[ ]?o\\.?[ ]?b(?![\\p{L}])|(?!d(?!\\p{L}))(?=[^\\d\\n]{2}))(?:[^\\d\\n]{0,60}?(?<![\\p{L}\\d])(?<value>${DATE_OR_YEAR}|${TYPED})(?![\\d])|[^\\d\\n]{2,30}?(?<=[\\p{Lo}\\p{M}])(?<value>${DATE_OR_YEAR})(?![\\d]))`,
    "giu",
  ),
  cues: "dateofbirth birthdate janam janm janma janmadin janmatithi janmamiti fechanacimiento tanggallahir උපන්දිනය උපන්දින பிறந்தநாள் d ttl tgl born birth birthdate birthday dob bday dilahirkan lahir kelahiran ipinanganak pinanganak kapanganakan kaarawan kapanganakang जन्म जन्ममिति जन्मतिथि जन्मदिन জন্ম জন্মতারিখ জন্মদিন জন্মেছি پیدائش پیدا الميلاد ميلاد ميلادي مواليد ولدت مولود مولودة nacimiento nací naci nacida nacido nació naissance né née nascimento nasci nascida nato nata nascita geboren geburtsdatum urodzony urodzona urodzenia urodziłam urodziłem рождения родился родилась рожд народився народилась народилася народження туулган doğum doğdum sinh született născut născută nașterii kuzaliwa nilizaliwa alizaliwa ልደት የልደት ትውልድ የትውልድ የተወለድኩት የተወለደች ተወለድኩ උපන් උපත பிறந்த ജനന ജനിച്ച เกิด ເກີດ မွေး កំណើត កើត 出生 生まれ 生日 生于 生於 生年月日 誕生日 出生日期 생년월일 생일 출생 ilgan tugilgan ਜਨਮ જન્મ".split(
    " ",
  ),
  examples: [
    "I was born on [[3 May 1990]] in Cebu",
    "DOB: [[1990-05-03]]",
    "tanggal lahir [[03/05/1990]]",
    "जन्म मिति [[२०४७-०१-२०]]",
    "d.o.b. [[12.3.88]], 생년월일 [[880312]]",
    "生年月日：[[1990年5月3日]]",
    "fecha de nacimiento: [[3 de mayo de 1990]]",
  ],
  counterExamples: [
    "the law of 3 May 1990",
    "signed on 2026-11-20",
    "d. 12.3.2024 the office closed",
    "born abroad. The fee was 20000",
  ],
};
