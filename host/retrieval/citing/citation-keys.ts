import { joinNames } from "./name-words.ts";
import { wordsOf } from "../text/tokens.ts";

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
    const written = joinNames(wordsOf(piece));
    const words = written.map(({ name }) => name);
    const numbered = words.findIndex((word) => /\d/u.test(word));
    const ilo = /^([cpr])(\d+)$/u.exec(words[numbered] ?? "");
    const alone = written.length === 1 && written[0]?.capitals === true;
    if (ilo && (alone || words[0] === "ilo")) {
      keys.push(...keysOfInstrument(ilo[1] ?? "", ilo[2] ?? ""));
    } else if (!MONEY.test(piece) && !words.some((word) => HISTORY.test(word))) {
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
  "law laws act acts code codes rule rules regulation regulations convention protocol ordinance decree labour employment employee employees worker workers agency agencies migrant migration foreign domestic recruitment fee fees private wage wages contract contracts passport passports visa standard standards guidance circular bill bond loan deposit agent agents broker employer employers salary job work free forced minimum pay pays paying kit".split(
    " ",
  ),
);

const TREATY = new Set(["convention", "protocol", "recommendation", "principles"]);

/** The name under which a title or alias is found, or null when it is made of everyday words only. */
export function keyOfName(title: string): NameKey | null {
  const undated = title.replace(/\([^)]*\)|,?\s*\b(?:19|20)\d\d\b.*$/gu, " ");
  const written = joinNames(wordsOf(undated));
  const words = written.map(({ name }) => name);
  if (words.length > 1) return isTellingName(words) ? { words, capitals: false } : null;
  const [only] = written;
  if (!only || only.name.length < 3 || GENERIC.has(only.name) || /\d/u.test(title)) return null;
  return { words, capitals: only.capitals || only.name.length < 5 };
}

function isTellingName(words: readonly string[]): boolean {
  const [first = ""] = words;
  if (PASSAGE_OF_LAW.test(first) || (words.length === 2 && DESIGNATOR.test(first))) return false;
  const everyday = words.every((word) => GENERIC.has(word) || /\d/u.test(word));
  return !everyday || (words.length > 2 && TREATY.has(words.at(-1) ?? ""));
}
