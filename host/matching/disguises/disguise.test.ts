import { describe, expect, test } from "vitest";
import { foldText } from "../folding/fold.ts";
import { compileRule } from "../rule.ts";
import { Scanner } from "../scanner.ts";

/** Rules of varied shape, each with texts it finds. */
const RULES: readonly (readonly [pattern: string, ...examples: string[]])[] = [
  [
    "\\b(?:keep|hold|surrender)\\w*\\s+(?:your|her|his)\\s+passports?",
    "We will keep your passport until the end",
    "he is holding her passport",
  ],
  [
    "\\bpassports?\\b.{0,60}\\b(?:kept|held)\\b",
    "all passports of the workers are held in the office",
  ],
  [
    "\\b(?:pay|paid)\\s+(?:the\\s+|a\\s+)?placement\\s+fees?\\b",
    "you pay the placement fee",
    "she paid a placement fee",
  ],
  ["\\bsalary\\s+deductions?\\b", "salary deduction for eight months"],
  [
    "\\b(?:wages?|salary)\\b.{0,40}\\b(?:withheld|not\\s+paid|unpaid)\\b",
    "our wages were withheld again",
    "the salary is still not paid",
  ],
  [
    "\\block(?:s|ed)?\\b.{0,30}\\b(?:door|gate|room)\\b",
    "madam locks the door",
    "they locked us in a room",
  ],
  ["\\bno\\s+day\\s+off\\b", "there is no day off here"],
  [
    "\\bif you (?:run away|leave|resign)\\b.{0,80}\\b(?:police|fine|penalty)\\b",
    "If you run away we call the police",
  ],
  ["\\bnon[- ]?refundable\\b", "the deposit is non-refundable", "this is non refundable"],
  ["\\bpotong(?:an)?\\s+gaji\\b", "sisanya potong gaji selama ini"],
  [
    "\\bpaspor\\w*\\b.{0,40}\\b(?:dipegang|disimpan|ditahan)\\b",
    "paspor dipegang majikan",
    "paspor saya ditahan agen",
  ],
  ["\\b(?:kinuha|hawak)\\b.{0,40}\\bpass?port[ea]?\\b", "kinuha ng amo ko ang passport ko"],
  ["\\bpasaporte\\b.{0,60}\\b(?:queda|retiene|guarda)\\w*", "su pasaporte se queda con el patron"],
  ["पासपोर्ट.{0,40}(?:राख्छ|जब्त)", "कम्पनीले पासपोर्ट आफैँ राख्छ"],
  ["(?:ভিসা|পাসপোর্ট).{0,40}(?:টাকা|খরচ)", "ভিসা বাবদ অনেক টাকা লাগবে"],
  ["جواز\\s+السفر.{0,40}(?:صاحب العمل|الكفيل)", "يبقى جواز السفر مع صاحب العمل"],
  ["\\bпаспорт\\b.{0,40}\\b(?:забрал|отдай)\\w*", "паспорт работодатель забрали"],
  ["หนังสือเดินทาง.{0,40}ยึด", "หนังสือเดินทางของฉันถูกยึด"],
];

const map =
  (from: string, to: string) =>
  (text: string): string => {
    const letters = Array.from(to);
    const table = new Map(Array.from(from, (letter, i) => [letter, letters[i] ?? letter]));
    return Array.from(text, (letter) => table.get(letter) ?? letter).join("");
  };
const latin = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const boldFrom = (first: number) =>
  String.fromCodePoint(...Array.from({ length: 26 }, (_, i) => first + i));
const between =
  (mark: string) =>
  (text: string): string =>
    Array.from(text).join(mark);
const words =
  (change: (word: string) => string) =>
  (text: string): string =>
    text.split(" ").map(change).join(" ");
/** Latin words of four letters or more, in two pieces. */
const cut =
  (mark: string) =>
  (word: string): string =>
    /^[A-Za-z0-9]{4,}$/.test(word) ? `${word.slice(0, 2)}${mark}${word.slice(2)}` : word;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const spell =
  (gap: string) =>
  (text: string): string =>
    Array.from(graphemes.segment(text), ({ segment }) => segment).join(gap);

const fullwidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const cyrillic = map("aceopxyijsABCEHIKMOPTXS", "асеорхуіјѕАВСЕНІКМОРТХЅ");
const greek = map("aeiknoptuvxyABEHIKMNOPTXYZ", "αειкηορτυνχγΑΒΕΗΙΚΜΝΟΡΤΧΥΖ");
const leet = map("aeiostAEIOST", "431057431057");
const zeroWidth = between("\u200B");

const hex = (number: number, digits = 2): string => number.toString(16).padStart(digits, "0");
const bytes = (write: (byte: number) => string, apart = "") => {
  return (text: string): string => Array.from(Buffer.from(text), write).join(apart);
};
const each = (write: (point: number) => string) => {
  return (text: string): string =>
    Array.from(text, (one) => write(one.codePointAt(0) ?? 0)).join("");
};
const CODES: Readonly<Record<string, (text: string) => string>> = {
  "decimal references": each((point) => `&#${String(point)};`),
  "hexadecimal references": each((point) => `&#X${hex(point)};`),
  "references of references": each((point) => `&amp;#${String(point)};`),
  "named spaces": (text) => text.replaceAll(" ", "&nbsp;"),
  "escaped units": (text) =>
    Array.from({ length: text.length }, (_, at) => `\\u${hex(text.charCodeAt(at), 4)}`).join(""),
  "escaped points": each((point) => `\\u{${hex(point)}}`),
  "escaped bytes": bytes((byte) => `\\x${hex(byte)}`),
  "percent signs": bytes((byte) => `%${hex(byte).toUpperCase()}`),
  "an address's component": encodeURIComponent,
  "quoted-printable": bytes((byte) => `=${hex(byte).toUpperCase()}`),
  "hexadecimal bytes": bytes((byte) => hex(byte)),
  "hexadecimal bytes apart": bytes((byte) => hex(byte), " "),
  "hexadecimal bytes of programs": bytes((byte) => `0x${hex(byte)}`, ", "),
  base64: (text) => Buffer.from(text).toString("base64"),
  "regional indicators": (text) =>
    text.toLowerCase().replaceAll(/[a-z]/g, (letter) => {
      return String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 0x61);
    }),
  "controls for spaces": (text) => text.replaceAll(" ", "\x1b"),
  "halves of pairs for spaces": (text) => text.replaceAll(" ", "\udc80"),
  "controls within words": words(cut("\0")),
};

const TRANSFORMS: Readonly<Record<string, (text: string) => string>> = {
  nothing: (text) => text,
  "upper case": (text) => text.toUpperCase(),
  fullwidth: fullwidth,
  "Cyrillic homoglyphs": cyrillic,
  "Greek homoglyphs": greek,
  "zero-width spaces": zeroWidth,
  "zero-width joiners": between("\u200D"),
  "soft hyphens": between("\u00AD"),
  "bidi marks": between("\u202E"),
  "combining marks": between("\u0336"),
  "stacked marks": between("\u0301\u0323\u0489\u034F"),
  "math bold": map(latin, boldFrom(0x1d41a) + boldFrom(0x1d400)),
  "math script bold": map(latin, boldFrom(0x1d4ea) + boldFrom(0x1d4d0)),
  "circled letters": map(
    latin.toLowerCase() + latin.toUpperCase(),
    "ⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩ".repeat(2),
  ),
  leetspeak: leet,
  "leetspeak with signs": map("asioe", "@$!03"),
  "dotted words": words(spell(".")),
  "dashed words": words(spell("-")),
  "underscored words": words(spell("_")),
  "spaced words, wide gaps": (text) => text.split(" ").map(spell(" ")).join("   "),
  "everything spaced": spell(" "),
  "word ends lost": (text) => spell(" ")(text.replaceAll(" ", "")),
  "words cut by a dash": words(cut("-")),
  "words cut by a dot": words(cut(".")),
  "words cut by a star": words(cut("*")),
  "a letter of each long word masked": words((word) =>
    /^[A-Za-z]{6,}$/.test(word) ? `${word.slice(0, 2)}*${word.slice(3)}` : word,
  ),
  "a vowel of each long word drawn out": words((word) =>
    word.length > 3 ? word.replace(/[aeiou]/, "$&$&$&$&") : word,
  ),
  "capitals for spaces": (text) =>
    /[a-zа-я]/.test(text) && text.split(" ").length > 3
      ? words((word) => word.charAt(0).toUpperCase() + word.slice(1))(text).replaceAll(" ", "")
      : text,
  "underscores for spaces": (text) => text.replaceAll(" ", "_"),
  ...CODES,
  "line breaks": (text) => text.replaceAll(" ", "\n"),
  "no-break spaces": (text) => text.replaceAll(" ", "\u00A0\u2003"),
  "fullwidth and zero-width": (text) => zeroWidth(fullwidth(text)),
  "leetspeak and dots": (text) => words(spell("."))(leet(text)),
  "leetspeak, zero-width and fullwidth": (text) => zeroWidth(fullwidth(leet(text))),
  "Cyrillic and leetspeak": (text) => map("ei", "31")(cyrillic(text).replaceAll("і", "i")),
  "Cyrillic and spaces": (text) =>
    text
      .split(" ")
      .map((word) => spell(" ")(cyrillic(word)))
      .join("  "),
};

const rules = RULES.map(([pattern]) => {
  const { rule, problems } = compileRule({ patterns: [{ path: "p", pattern }] });
  if (rule === undefined) throw new Error(`${pattern}: ${JSON.stringify(problems)}`);
  return rule;
});
const scanner = new Scanner(rules);
const cases = RULES.flatMap(([, ...examples], rule) => examples.map((text) => ({ rule, text })));

describe("at least 95 % of the hits survive", () => {
  test.each(Object.entries(TRANSFORMS))("%s", (_name, transform) => {
    const lost: string[] = [];
    for (const { rule, text } of cases) {
      const disguised = transform(text);
      const hit = scanner.scanNow(foldText(disguised)).find((one) => one.rule === rule);
      if (hit === undefined) lost.push(disguised);
      for (const match of hit?.matches ?? []) {
        expect(disguised.slice(match.start, match.end)).toBe(match.text);
        expect(match.text.length).toBeGreaterThan(0);
      }
    }
    expect(lost.length / cases.length, lost.join("\n")).toBeLessThanOrEqual(0.05);
  });
});

test("a disguised match is quoted from its first to its last original character", () => {
  const text = "ok: w\u200Be k33p y0ur p.4.s.s.p.0.r.t !";
  const [hit] = scanner.scanNow(foldText(text));
  expect(hit?.matches.map((match) => match.text)).toEqual(["k33p y0ur p.4.s.s.p.0.r.t"]);
});

test("a coded match is quoted with all of its first and last code", () => {
  const text = "ok: &#107;e&#101;p your%20passpo\\u0072\\x74 !";
  const [hit] = scanner.scanNow(foldText(text));
  expect(hit?.matches.map((match) => match.text)).toEqual([text.slice(4, -2)]);
});

test.each([
  "Salary 50k to 75K, H-2A or C181, B2B, 3rd floor, 24/7, 401(k), 5pm, W-2, MP3, A1 level",
  "U.S.A. and U.K. offices, 9 a.m. to 5 p.m., e.g. Ph.D., B.Sc., R&D, I/O, C/C++",
  "pre-departure, co-op, e-mail me@see.go.us, as-is v1.0-b2 so_at.is 2024-05-is, T-shirt, is-it",
  "iPhone, WhatsApp, McDonald, PayPal, YouTubeKids, www.abc.com, hmmm, aaah, XXX, III, 1000000",
  "Call 0 9 1 7 1 2 3 4 5 or 1-800-555-0000, ext. 1 2 3; room B 4 2; vitamins A, B, C, D, E",
  "USD950 RM3000 $1,200.50 50% 3x4 10kg 8h H1B i5 4G v2.0 B4 S3 G7 @home #1",
  "می‌خواهم در خانه بمانم و کتاب بخوانم",
  "मैं क्‍षमा चाहता हूँ, बच्‍चे स्कूल गए",
  "මම ගෙදර යනවා, ශ්‍රී ලංකාව ලස්සනයි",
  "ကျွန်တော် ကျောင်းသွားမယ်",
  "https://x.example/go%20to%20the?see=%61&bob=1 AT&T, R&amp;D &c. 5%20 or 10%-20%, a=65, b=66, c=67",
  "let s = 'caf\\u00e9'; C:\\users\\x86; sha1 64b81330aa19cc03de64b81330aa19cc03de0123; 00:1a:2b:3c:4d:5e",
  "sizes 61 62 63 64 65 66 67 68 69 70, card 6561 6465 7666 7065, 🇵🇭🇭🇰🇸🇦 and 🇳🇵, key=41kg",
  "👩‍👩‍👧‍👦 🇵🇭➡️🇭🇰 ❤️‍🔥 1️⃣ 2️⃣ 3️⃣",
])("is not fooled by %s", (text) => {
  const common = [
    "fee",
    "pay",
    "sold",
    "as",
    "is",
    "so",
    "to",
    "us",
    "usa",
    "abc",
    "sos",
    "see",
    "bob",
    "go",
    "goal",
    "the",
    "at",
    "a",
    "i",
  ];
  const plain = scannerOfWords(common);
  const plainly = new Set(text.toLowerCase().match(/[a-z]+/g));
  const found = plain.scanNow(foldText(text)).map(({ rule }) => common[rule]);
  expect(
    found.filter((word) => word !== "usa" && word !== "abc" && !plainly.has(word ?? "")),
  ).toEqual([]);
  expect(scanner.scanNow(foldText(text))).toEqual([]);
});

function scannerOfWords(list: readonly string[]): Scanner {
  return new Scanner(
    list.flatMap(
      (word) => compileRule({ patterns: [{ path: "p", pattern: `\\b${word}\\b` }] }).rule ?? [],
    ),
  );
}
