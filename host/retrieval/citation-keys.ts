import { foldWord } from "./tokens.ts";

/** A word of a text where names of laws are looked for. */
export interface NameWord {
  readonly word: string;
  /** Whether the text wrote it in capitals: "MOM" is a ministry, "mom" is not. */
  readonly capitals: boolean;
}

const NAME_WORD = /[\p{L}\p{M}\p{N}]+/gu;
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.\s?){2,}/gu;
const POSSESSIVE = /['’]s?(?![\p{L}])/gu;
const SKIPPED = new Set(
  "no nos number num nr nomor the of and on for to in a an tahun year series s as".split(" "),
);
/** Different names of one kind of law are read as one. */
const SAME_WORD: Readonly<Record<string, string>> = {
  chapter: "cap",
  uu: "law",
  conventions: "convention",
  konvensi: "convention",
  convenio: "convention",
  kombensiyon: "convention",
  labor: "labour",
  organization: "organisation",
};

/** The words of `text` in the form names of laws are compared in: "R.A. No. 8042" and "Republic Act 8042" read alike, "C029" as "C29". */
export function nameWordsOf(text: string): NameWord[] {
  const joined = text
    .normalize("NFKC")
    .replace(DOTTED, (dotted) => `${dotted.replace(/[.\s]/gu, "")} `)
    .replace(POSSESSIVE, " ");
  const words: NameWord[] = [];
  for (const raw of joined.match(NAME_WORD) ?? []) {
    const word = foldWord(raw.toLowerCase());
    if (SKIPPED.has(word)) continue;
    const capitals = /\p{Lu}/u.test(raw) && raw === raw.toUpperCase();
    const before = words.at(-1);
    if (before?.word === "republic" && word === "act")
      words[words.length - 1] = { word: "ra", capitals: true };
    else if (before && /^[cpr]$/u.test(before.word) && /^\d{1,3}$/u.test(word)) {
      words[words.length - 1] = {
        word: `${before.word}${Number(word)}`,
        capitals: before.capitals,
      };
    } else words.push({ word: sameWord(word), capitals });
  }
  return words;
}

function sameWord(word: string): string {
  const numbered = /^([cpr])0*(\d{1,3})$/u.exec(word);
  if (numbered) return `${numbered[1]}${numbered[2]}`;
  return Object.hasOwn(SAME_WORD, word)
    ? (SAME_WORD[word] ?? word)
    : word.replace(/^0+(?=\d)/u, "");
}

/** A name by which a text may call a document. */
export interface NameKey {
  readonly words: readonly string[];
  /** Written in capitals only, as short acronyms are. */
  readonly capitals: boolean;
}

const KIND_OF_LAW: Readonly<Record<string, string>> = {
  c: "convention",
  p: "protocol",
  r: "recommendation",
};
const SECTION =
  /^(?:sec|secs|section|art|arts|article|rule|rules|reg|regs|para|part|pt|annex|schedule|form)$/u;
const HISTORY =
  /^(?:amended|amending|renamed|revised|published|applied|approval|signed|effective|e|eg|19\d\d|20\d\d)$/u;

/** The names under which a citation is found: its numbered parts ("RA 8042", "Cap 57A", "law 18 2017"), and for ILO instruments number and kind. */
export function keysOfCitation(citation: string): NameKey[] {
  const keys: NameKey[] = [];
  for (const piece of citation.split(/[;,()]|\bas amended\b/u)) {
    const words = nameWordsOf(piece).map(({ word }) => word);
    const numbered = words.findIndex((word) => /\d/u.test(word));
    const first = words[0] ?? "";
    if (numbered < 0 || HISTORY.test(first) || SECTION.test(first)) continue;
    const ilo = /^([cpr])(\d+)$/u.exec(words[numbered] ?? "");
    if (ilo) keys.push(...keysOfInstrument(ilo[1] ?? "", ilo[2] ?? ""));
    else keys.push(...keysOfNumberedLaw(words, numbered));
  }
  return keys;
}

function keysOfInstrument(letter: string, number: string): NameKey[] {
  const kind = KIND_OF_LAW[letter] ?? "convention";
  const short = `${letter}${number}`;
  return [
    { words: ["ilo", short], capitals: false },
    { words: [short], capitals: true },
    { words: ["convention", short], capitals: false },
    { words: [kind, number], capitals: false },
    { words: ["ilo", number], capitals: false },
  ];
}

function keysOfNumberedLaw(words: readonly string[], numbered: number): NameKey[] {
  if (numbered === 0 && words.length < 2) return [];
  const whole = { words, capitals: false };
  const designator = words.slice(Math.max(numbered - 1, 0));
  return designator.length >= 2 && designator.length < words.length
    ? [whole, { words: designator, capitals: false }]
    : [whole];
}

const GENERIC = new Set(
  "law laws act acts code codes rule rules regulation regulations convention protocol ordinance decree labour employment employee employees worker workers agency agencies migrant migration foreign domestic recruitment fee fees private wage wages contract contracts passport passports visa standard standards guidance circular bill bond loan deposit agent agents broker employer employers salary job work free kit".split(
    " ",
  ),
);

/** The name under which a title or alias is found, or null when it is made of everyday words only. */
export function keyOfName(name: string): NameKey | null {
  const written = nameWordsOf(name.replace(/\([^)]*\)|,?\s*\b(?:19|20)\d\d\b.*$/gu, " "));
  const words = written.map(({ word }) => word);
  if (words.every((word) => GENERIC.has(word))) return null;
  if (words.length > 1) return { words, capitals: false };
  const [only] = written;
  if (!only || only.word.length < 2 || /^\d+$/u.test(only.word)) return null;
  return { words, capitals: only.capitals || only.word.length < 5 };
}
