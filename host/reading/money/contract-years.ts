import { once } from "../../../schemas/once.ts";
import { alternatives } from "../terms/beside.ts";
import { numeralWord } from "./figures.ts";

/** Years of a contract behind their number. */
const YEARS =
  "years|year|yrs|yr|taon|taong|tuig|tahun|thn|años|año|anos|ano|ans|an|année|années|лет|года|год|роки|рік|років|năm|वर्ष|वर्षको|वर्षे|बर्ष|साल|saal|sal|barsa|বছর|বছরের|সাল|سال|سالہ|سنوات|سنة|سنين|ዓመት|አመት|வருடம்|வருட|ஆண்டு|ஆண்டுகள்|අවුරුදු|වසර|ปี|ឆ្នាំ|နှစ်|年";
/** Years of a contract before their number. */
const YEARS_FIRST = "miaka|mwaka|අවුරුදු|වසර|taong|ዓመት";
/** Years of something else. */
const NOT_OF_CONTRACT =
  /^ ?(?:old|ago|gulang|na ang nakalipas|lalu|yang lalu|atrás|назад|tuổi|की उम्र|岁|歲|前)/u;

const patterns = once(() => ({
  behind: new RegExp(
    `(?<![\\p{L}\\p{M}\\d.,])(\\d|[\\p{L}\\p{M}]+)[ -]?(?:${alternatives(YEARS)})(?![\\p{L}\\p{M}])`,
    "gu",
  ),
  before: new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${alternatives(YEARS_FIRST)}) (\\d|[\\p{L}\\p{M}]+)(?![\\p{L}\\p{M}\\d])`,
    "gu",
  ),
}));

/** Most years that a contract of work abroad has. */
const MOST = 6;

/** The years of a contract that a folded text tells, from one to six; null where it tells of none, or of several. */
export function contractYears(folded: string): number | null {
  const { behind, before } = patterns();
  const found = [...folded.matchAll(behind), ...folded.matchAll(before)].flatMap((match) => {
    const [all, number = ""] = match;
    if (NOT_OF_CONTRACT.test(folded.slice(match.index + all.length))) return [];
    const years = /\d/.test(number) ? Number(number) : numeralWord(number);
    return years === undefined || years < 1 || years > MOST ? [] : [years];
  });
  const [first] = found;
  return first !== undefined && found.every((years) => years === first) ? first : null;
}
