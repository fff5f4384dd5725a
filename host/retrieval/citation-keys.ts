import { wordsOf, type Word } from "./tokens.ts";

/** A word in the form names of laws are compared in. */
export interface NameWord {
  readonly word: string;
  readonly capitals: boolean;
}

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
const LETTER = /^[a-z]$/u;
const NUMBERED = /^([cpr])0*(\d{1,3})$/u;
const compared = new WeakMap<Word, string>();

/** Words in the form names of laws are compared in: "R.A. No. 8042" and "Republic Act 8042" read alike, "C029" as "C29". */
export function nameWords(words: readonly Word[]): NameWord[] {
  const names: NameWord[] = [];
  for (const entry of words) {
    const word = comparedForm(entry);
    if (word === "") continue;
    const before = names.at(-1);
    const joined = before && joinedForm(before, word, entry.capitals);
    if (joined) names[names.length - 1] = joined;
    else names.push({ word, capitals: entry.capitals });
  }
  return names;
}

function comparedForm(entry: Word): string {
  const known = compared.get(entry);
  if (known !== undefined) return known;
  const { folded } = entry;
  const numbered = NUMBERED.exec(folded);
  let form = Object.hasOwn(SAME_WORD, folded) ? (SAME_WORD[folded] ?? folded) : folded;
  if (numbered) form = `${numbered[1]}${numbered[2]}`;
  else if (SKIPPED.has(folded) && !entry.capitals) form = "";
  else if (form.startsWith("0")) form = form.replace(/^0+(?=\d)/u, "");
  compared.set(entry, form);
  return form;
}

/** One word out of two: "Republic Act" is RA, "C 181" is C181, "U.S.C." is three letters of one. */
function joinedForm(before: NameWord, word: string, capitals: boolean): NameWord | null {
  if (before.word === "republic" && word === "act") return { word: "ra", capitals: true };
  if (/^[cpr]$/u.test(before.word) && /^\d{1,3}$/u.test(word)) {
    return { word: `${before.word}${Number(word)}`, capitals: before.capitals };
  }
  const initials =
    capitals && before.capitals && LETTER.test(word) && /^[a-z]{1,4}$/u.test(before.word);
  return initials ? { word: before.word + word, capitals: true } : null;
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
const PASSAGE_OF_LAW =
  /^(?:sec|secs|section|art|arts|article|rule|reg|regs|para|part|pt|annex|schedule|form|about)$/u;
const HISTORY =
  /^(?:amend\w*|renamed|revised|published|applied|approval|signed|effective|added|from|eg|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)$/u;
const YEAR = /^(?:1[89]|20)\d\d$/u;
const MONEY = /[$€£¥₱₹]|\b[A-Z]{3}\s?\d/u;
/** Kinds of law whose numbers stand for themselves once they have three digits or a year. */
const DESIGNATOR =
  /^(?:acts?|law|decree|circular|regulations?|ordinance|order|notice|directive|proclamation|decision|resolution|advisory|gazette|akta|luat|peraturan|permen|perban)$/u;
/** Series so narrow that any number in them is one instrument. */
const SERIES = /^(?:cap|ra|pd|gr|gbr|mc|sro|si|li|usc|cfr|be|md|subdecree)$/u;

/** The names under which a citation is found: its numbered parts ("RA 8042", "Cap 57A", "law 18 2017"), and for ILO instruments number and kind. */
export function keysOfCitation(citation: string): NameKey[] {
  const keys: NameKey[] = [];
  for (const piece of citation.split(/[;()]|,(?!\d)|\bas amended\b/u)) {
    const words = nameWords(wordsOf(piece)).map(({ word }) => word);
    const numbered = words.findIndex((word) => /\d/u.test(word));
    const ilo = /^([cpr])(\d+)$/u.exec(words[numbered] ?? "");
    if (ilo) keys.push(...keysOfInstrument(ilo[1] ?? "", ilo[2] ?? ""));
    else if (!MONEY.test(piece) && !words.some((word) => HISTORY.test(word))) {
      keys.push(...keysOfNumberedLaw(words, numbered));
    }
  }
  return keys;
}

function keysOfInstrument(letter: string, number: string): NameKey[] {
  const kind = KIND_OF_LAW[letter] ?? "convention";
  const short = `${letter}${number}`;
  return [
    { words: ["ilo", short], capitals: false },
    { words: [short], capitals: number.length < 3 },
    { words: ["convention", short], capitals: false },
    { words: [kind, number], capitals: false },
    { words: ["ilo", number], capitals: false },
  ];
}

function keysOfNumberedLaw(words: readonly string[], numbered: number): NameKey[] {
  if (numbered < 1) return [];
  return [words, words.slice(numbered - 1)]
    .filter(isTelling)
    .map((key) => ({ words: key, capitals: false }));
}

/** Whether words with a number in them mean one instrument: "cap 57", "law 18 2017", "act 246", not "act 1955" or "section 12". */
function isTelling(words: readonly string[]): boolean {
  const [first = "", second = ""] = words;
  if (words.length < 2 || PASSAGE_OF_LAW.test(first)) return false;
  if (SERIES.test(first)) return /\d/u.test(second);
  if (!DESIGNATOR.test(first)) {
    return words.length > 2 && words.some((word) => !GENERIC.has(word) && !/\d/u.test(word));
  }
  if (!/^[\dxivlc]/u.test(second) || YEAR.test(second)) return false;
  return second.length >= 3 || words.slice(2).some((word) => YEAR.test(word));
}

const GENERIC = new Set(
  "law laws act acts code codes rule rules regulation regulations convention protocol ordinance decree labour employment employee employees worker workers agency agencies migrant migration foreign domestic recruitment fee fees private wage wages contract contracts passport passports visa standard standards guidance circular bill bond loan deposit agent agents broker employer employers salary job work free pay pays paying kit".split(
    " ",
  ),
);

/** The name under which a title or alias is found, or null when it is made of everyday words only. */
export function keyOfName(name: string): NameKey | null {
  const written = nameWords(wordsOf(name.replace(/\([^)]*\)|,?\s*\b(?:19|20)\d\d\b.*$/gu, " ")));
  const words = written.map(({ word }) => word);
  const [first = ""] = words;
  if (words.every((word) => GENERIC.has(word) || /\d/u.test(word))) return null;
  if (PASSAGE_OF_LAW.test(first) || (words.length === 2 && DESIGNATOR.test(first))) return null;
  if (words.length > 1) return { words, capitals: false };
  const [only] = written;
  if (!only || only.word.length < 2 || /^\d+$/u.test(only.word)) return null;
  return { words, capitals: only.capitals || only.word.length < 5 };
}
