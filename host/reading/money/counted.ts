import { once } from "../../../schemas/once.ts";
import { alternatives } from "../terms/beside.ts";
import { kindOf, UNSPACED } from "../terms/units.ts";
import { numeralWord } from "./figures.ts";

/** What is counted, behind its number and before it. */
const NOUNS = {
  months: {
    behind:
      "months|month|mths|installments|instalments|meses|mensualidades|cuotas|mois|mensualités|mêses|parcelas|prestações|buwan|ka buwan|na buwan|buwang|bulan|ka bulan|kali|tháng|kỳ|đợt|महीने|महीनों|महिना|महिनासम्म|महिनाको|किस्त|किस्ता|mahine|mahina|mas|মাস|মাসের|কিস্তি|কিস্তিতে|مہینے|مہینوں|ماہ|قسط|قسطوں|أشهر|شهور|شهرا|شهر|أقساط|месяцев|месяца|месяц|місяців|місяці|个月|個月|期|เดือน|งวด|ខែ|လ|മാസം|மாதங்கள்|மாதம்|மாத|ወር|ወራት",
    before: "miezi|mwezi|awamu|මාස|මාසය",
  },
  people: {
    behind:
      "of us|people|persons|workers|friends|brothers|sisters|men|women|personas|amigos|personnes|pessoas|katao|ka tao|tao|orang|người|anh em|जनों|लोगों|लोग|जने|जना|जनाको|bhai|jana|jon|জনের|জন|জনে|لوگوں|افراد|بندوں|أشخاص|человек|человека|людей|осіб|чоловік|个人|個人|人|คน|នាក់|ယောက်|පේරුට|දෙනාට|දෙනෙකුට|பேருக்கு|பேர்|நபர்கள்|ሰዎች|ሰው",
    before: "watu|sisi|wafanyakazi",
  },
} as const;

const patterns = once(() => ({ months: patternsOf("months"), people: patternsOf("people") }));

function patternsOf(counted: keyof typeof NOUNS): readonly RegExp[] {
  const { behind, before } = NOUNS[counted];
  const [spaced, others] = [false, true].map((isUnspaced) =>
    alternatives(
      behind
        .split("|")
        .filter((word) => ((kindOf(word.charCodeAt(0)) & UNSPACED) !== 0) === isUnspaced)
        .join("|"),
    ),
  );
  return [
    new RegExp(
      `(?<![\\p{L}\\p{M}\\d.,])(\\d{1,2}|[\\p{L}\\p{M}]+)[ -](?:${spaced})(?![\\p{L}\\p{M}])`,
      "gu",
    ),
    new RegExp(
      `(?<![\\d.,])(\\d{1,2}|[一两兩二三四五六七八九十])(?: ?)(?:${others}|${spaced})`,
      "gu",
    ),
    new RegExp(`(สอง|สาม|สี่|ห้า|หก|ពីរ|បី|បួន|ប្រាំ|နှစ်|သုံး|လေး|ငါး) ?(?:${others})`, "gu"),
    new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${alternatives(before)}) (\\d{1,2}|[\\p{L}\\p{M}]+)(?![\\p{L}\\p{M}\\d])`,
      "gu",
    ),
  ];
}

const UNSPACED_NUMERALS: Readonly<Record<string, number>> = {
  สอง: 2,
  สาม: 3,
  สี่: 4,
  ห้า: 5,
  หก: 6,
  ពីរ: 2,
  បី: 3,
  បួន: 4,
  ប្រាំ: 5,
  နှစ်: 2,
  သုံး: 3,
  လေး: 4,
  ငါး: 5,
  wawili: 2,
  watatu: 3,
  wanne: 4,
  watano: 5,
  двоих: 2,
  троих: 3,
  четверых: 4,
  дві: 2,
  два: 2,
  две: 2,
  три: 3,
  четыре: 4,
  чотири: 4,
  пять: 5,
  шесть: 6,
  دونوں: 2,
  ثلاثة: 3,
};

/** A number of months or people. */
export interface Counted {
  readonly count: number;
  /** Whether a word beside it says that something is for them. */
  readonly isFor: boolean;
}

const FOR_BEFORE =
  /(?:^|[^\p{L}\p{M}])(?:for|for the|for all|for us|para|para a|para sa|para sa among|pour|pour les|untuk|buat|bagi|cho|kwa|kwa sisi|за|на|для|سعر|ل)[ ]$|(?:สำหรับ|给|給|为|為|សម្រាប់) ?$/u;
const FOR_BEHIND =
  /^(?: (?:of us|together|in all|के लिए|को लागि|का लागि|का|की|के|को|ke liye|ko lagi|er jonno|জন্য|এর জন্য|کے لیے|کا|کے|சேர்த்து|வந்து)|စာ|အတွက်)/u;

/** The numbers of months (or people) that a folded text tells of. */
export function countsOf(counted: keyof typeof NOUNS, folded: string): readonly Counted[] {
  return patterns()[counted].flatMap((pattern) =>
    Array.from(folded.matchAll(pattern)).flatMap((match) => {
      const [all, number = ""] = match;
      const count = countOf(number);
      if (count === undefined) return [];
      const before = folded.slice(0, match.index + all.indexOf(number));
      const behind = folded.slice(match.index + all.length);
      const isFor =
        /of us$|জনের$|பேருக்கு$|පේරුට$|දෙනාට$/u.test(all) ||
        FOR_BEFORE.test(before) ||
        FOR_BEHIND.test(behind);
      return [{ count, isFor }];
    }),
  );
}

function countOf(number: string): number | undefined {
  return /\d/.test(number) ? Number(number) : (UNSPACED_NUMERALS[number] ?? numeralWord(number));
}
