import type { Span } from "../span.ts";

/** A law called by its name: the words that tell it, and the year it was given. */
export interface NamedLaw extends Span {
  /** Its words in lower case, without possessives, plurals and openers. */
  readonly words: readonly string[];
  readonly year: number | null;
  /** Made of everyday words only ("Labour Law"), so that it may mean any country's. */
  readonly everyday: boolean;
}

const HEADS =
  /Act|Law|Ordinance|Code|Regulations?|Rules|Decree|Decree-Law|Convention|Protocol|Directive|Proclamation|Statute|Covenant|Treaty|Charter|ACT|LAW|ORDINANCE|CODE|REGULATIONS?|DECREE|CONVENTION|PROTOCOL/;
const HEAD = new RegExp(`(?<![\\p{L}\\p{N}])(?:${HEADS.source})(?![\\p{L}\\p{N}-])`, "gu");
const BILL_HEAD = /(?<![\p{L}\p{N}])(?:Bill|BILL)(?![\p{L}\p{N}-])/gu;
const YEAR_AFTER = /^(?:\s*\([^()\n]{1,40}\))?,?\s*(?:of\s+)?((?:1[89]|20)\d\d)(?!\d)/u;
/** Then it is the number that tells the law. */
const NUMBER_AFTER = /^\s*(?:No\.?|no\.?|Nr\.?|Number|№)?\s*(?!(?:1[89]|20)\d\d(?![\d/]))\d/u;
const LINK = new Set("and of the for on in against to with & by from".split(" "));
const MOST_WORDS = 10;
const LONGEST_WORD = 64;
/** The stops and commas of scripts without capitals, which are plain ones in a view where they are wide, and every colon or semicolon, with the brackets they close: what stands before one belongs to no name behind it. */
const MARK = /(?:[፡።፣፤፥፦፧។៖၊။。：；，、।॥۔؟،؛:;]|(?<=[\p{Lo}\p{M}])[,!?])[)\]}）】」』"'”’]*\s*/gu;

/** Every law that a text calls by a capitalised name ("Migrant Workers Act 1995"); "the Act" alone is none. */
export function findNamedLaws(text: string): NamedLaw[] {
  return HEADS.test(text) ? namedBy(HEAD, text) : [];
}

/** Whatever a text calls a bill by a capitalised name; a bill to be paid may be among them. */
export function findNamedBills(text: string): NamedLaw[] {
  return namedBy(BILL_HEAD, text);
}

function namedBy(heads: RegExp, text: string): NamedLaw[] {
  const laws: NamedLaw[] = [];
  for (const { 0: head, index } of text.matchAll(heads)) {
    const end = index + head.length;
    if (/^\s+of\s+(?:Practice|Conduct|Ethics|Law|law)/.test(text.slice(end, end + 16))) continue;
    if (NUMBER_AFTER.test(text.slice(end, end + 16))) continue;
    const start = nameStart(text, index);
    const words = nameWords(text.slice(start, end));
    if (words.length < 2) continue;
    const year = YEAR_AFTER.exec(text.slice(end, end + 60));
    laws.push({
      start: start + openersIn(text.slice(start, index)),
      end: end + (year?.[0].length ?? 0),
      words,
      year: year === null ? null : Number(year[1]),
      everyday: words.every((word) => EVERYDAY.has(word) || isPlace(word)),
    });
  }
  return laws;
}

/** Walks back over capitalised words and the small words that link them. */
function nameStart(text: string, head: number): number {
  const from = afterMark(text, head);
  let start = head;
  let at = head;
  for (let n = 0; n < MOST_WORDS && /[ \u00a0]/.test(text[at - 1] ?? ""); n++) {
    const before = text.slice(Math.max(from, at - LONGEST_WORD), Math.max(from, at - 1));
    const word = before.slice(wordStart(before));
    if (word === "" || /[!?]$|[^.]{3}\.$/.test(word)) break;
    at -= word.length + 1;
    if (/^\(?[\p{Lu}\p{Lo}]|^\d+[A-Z]/u.test(word)) start = at;
    else if (!LINK.has(word)) break;
  }
  // An opening sign before the name is not part of it.
  return (
    start +
    (/^[("“'*_[]+/.exec(isClosed(text.slice(start, head)) ? "" : text.slice(start, head))?.[0]
      .length ?? 0)
  );
}

/** Where the last mark before `head` ends, within the longest name; 0 where there is none. */
function afterMark(text: string, head: number): number {
  const earliest = Math.max(0, head - MOST_WORDS * LONGEST_WORD);
  const [last] = [...text.slice(earliest, head).matchAll(MARK)].slice(-1);
  return last === undefined ? 0 : earliest + last.index + last[0].length;
}

function isClosed(name: string): boolean {
  return name.startsWith("(") && name.includes(")");
}

const OPENERS = new Set(
  "the a an under see by in of to on for your this that these those our their its his her and or per as with from against article section sections art sec also both if when since because while however according new old is are was says said read what which".split(
    " ",
  ),
);

function openersIn(name: string): number {
  let at = 0;
  for (const [word] of name.matchAll(/\S+\s+/g)) {
    if (!OPENERS.has(word.trim().toLowerCase().replace(/[,:]$/, ""))) break;
    at += word.length;
  }
  return at;
}

/** A name as the words under which it is compared. */
export function nameWords(name: string): string[] {
  const words = Array.from(
    name
      .toLowerCase()
      .replaceAll(/['’]s?(?!\p{L})|\((?:no\.?|number)[^)]*\)/gu, " ")
      .matchAll(/[\p{L}\p{M}\p{N}]+/gu),
    ([word]) => sameWord(word),
  ).filter((word) => !LINK.has(word));
  while (OPENERS.has(words[0] ?? "")) words.shift();
  return words;
}

function sameWord(word: string): string {
  const british = word.replace(/^labor/, "labour").replace(/organiz/, "organis");
  return british.length > 4 && !british.endsWith("ss")
    ? british.replace(/(?<=[^s])s$/, "")
    : british;
}

const EVERYDAY = new Set(
  "republic act law ordinance code regulation rule decree directive convention protocol statute covenant treaty charter proclamation labour employment worker work criminal civil penal commercial immigration international local national federal state domestic foreign home host country constitutional contract family public private new draft common general labour basic relevant applicable international human right migration migrant anti trafficking wage minimum agency recruitment ministry department government national court police union hong kong"
    .split(" ")
    .map(sameWord),
);

const PLACES = new Set(
  [
    "philippine filipino indonesian nepali nepalese bangladeshi indian sri lankan pakistani burmese thai vietnamese cambodian lao kenyan ugandan ethiopian ghanaian nigerian saudi emirati qatari kuwaiti bahraini omani lebanese jordanian israeli malaysian singaporean taiwanese chinese korean japanese australian canadian american british uk us usa uae eu european polish german italian spanish french mexican guatemalan macau macao",
    ..."PH ID NP BD IN LK PK MM TH VN KH LA KE UG ET GH NG SA AE QA KW BH OM LB JO IL MY SG TW CN KR JP AU CA US GB PL DE IT ES FR MX GT RO HR RS UA TR EG ZA NZ"
      .split(" ")
      .map((code) => new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? ""),
  ]
    .flatMap((names) => names.toLowerCase().split(/[^\p{L}]+/u))
    .map(sameWord),
);

/** Whether a word names a country or what comes from there. */
export function isPlace(word: string): boolean {
  return PLACES.has(word);
}

function wordStart(text: string): number {
  let at = text.length;
  while (at > 0 && !/\s/.test(text[at - 1] ?? "")) at -= 1;
  return at;
}
