import { setImmediate } from "node:timers/promises";
import type { DeanonymizationRisk } from "../../../schemas/http/search/verdict.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { SearchResult } from "../../contract/search.ts";
import { STOP_WORDS } from "../../retrieval/text/stop-words.ts";
import { viewOf } from "../../verification/view.ts";
import { identify, type Identifying } from "./identify.ts";
import type { GateParts } from "../gate-parts.ts";
import { namedPart } from "./situation.ts";
import { wordForm, wordsIn } from "./words.ts";

/** What a query and its case tell of a person, in the forms it is looked for. It is made for one request and never leaves it. */
export type Person = readonly Sign[];

interface Sign {
  readonly kind: string;
  /** telling: alone it names the person. partial: it takes another kind beside it. slight: many share it. */
  readonly weight: "telling" | "partial" | "slight";
  readonly isIn: (page: Page) => boolean;
}

interface Page {
  /** Words in small letters with a space on each side, and as they are written. */
  readonly words: string;
  readonly written: string;
  readonly set: ReadonlySet<string>;
  /** Letters and digits without anything between them. */
  readonly dense: string;
  readonly days: ReadonlySet<string>;
}

const TITLES = new Set("mr mrs ms miss madam maam sir dr sister brother ate kuya".split(" "));
const SHORTEST_VALUE = 6;
/** A number is the same with and without its country's code. */
const LAST_DIGITS = 8;
/** Of a long case so many values are looked for. */
const MOST_SIGNS = 400;
/** A text is read in pieces of this length, so that no other request waits long; each begins in the one before. */
const PIECE = 8_000;
const SHARED_LENGTH = 400;

/** Reads query and case for what could lead to a person; lets other requests through in between. */
export async function personIn(
  texts: readonly string[],
  knowledge: Snapshot,
  parts: GateParts,
): Promise<Person> {
  const signs = new Map<string, Sign>();
  for (const piece of texts.flatMap((text) => piecesOf(text.normalize("NFC")))) {
    for (const found of identify(piece, knowledge, parts)) {
      const value = piece.slice(found.start, found.end);
      for (const [at, sign] of signsOf(found, value).entries())
        signs.set(`${at} ${found.kind} ${value}`, sign);
    }
    await setImmediate();
  }
  return [...signs.values()].slice(0, MOST_SIGNS);
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at === 0 || at < text.length - SHARED_LENGTH; at += PIECE - SHARED_LENGTH)
    pieces.push(text.slice(at, at + PIECE));
  return pieces;
}

/** The anonymizer's label for a text it could not read: then every page may lead to the person. */
const UNREADABLE = "redacted";

function signsOf({ kind }: Identifying, value: string): Sign[] {
  if (kind === UNREADABLE) return [{ kind, weight: "telling", isIn: () => true }];
  if (kind === "exact_date" || kind === "date") return daySign(kind, value);
  if (kind === "age") return phraseSign(kind, value, "slight");
  if (kind === "nationality") return phraseSign(kind, value, "partial");
  if (kind === "employer") return phraseSign(kind, namedPart(value), "partial");
  if (kind === "name" || kind === "person") return nameSign(kind, value);
  if (kind === "unlisted_word") return unlistedSigns(kind, value);
  return valueSign(kind, value);
}

/** A name is there when two of its parts are, in whatever order; a single part is shared by many. */
function nameSign(kind: string, value: string): Sign[] {
  const parts = tokensOf(value).filter(
    (token) => token.length > 1 && !TITLES.has(token) && !STOP_WORDS.has(token),
  );
  if (parts.length === 0) return [];
  const n_in = ({ set }: Page) => parts.filter((part) => set.has(part)).length;
  if (parts.length === 1) return [{ kind, weight: "partial", isIn: (page) => n_in(page) > 0 }];
  return [
    { kind, weight: "telling", isIn: (page) => n_in(page) > 1 },
    { kind, weight: "slight", isIn: (page) => n_in(page) > 0 },
  ];
}

/** Unknown words one after the other, which a page writes with capitals, are a name; in small letters they may be one. */
function unlistedSigns(kind: string, value: string): Sign[] {
  const tokens = tokensOf(value);
  if (tokens.length < 2) return phraseSign(kind, value, "slight");
  const titled = ` ${tokens.map((token) => token.replace(/^./u, (first) => first.toUpperCase())).join(" ")} `;
  const isIn = ({ written }: Page) =>
    written.includes(titled) || written.includes(titled.toUpperCase());
  const name: Sign[] = titled === titled.toLowerCase() ? [] : [{ kind, weight: "telling", isIn }];
  return [...name, ...phraseSign(kind, value, "partial")];
}

function phraseSign(kind: string, value: string, weight: Sign["weight"]): Sign[] {
  const phrase = ` ${tokensOf(value).join(" ")} `;
  return phrase.trim() === ""
    ? []
    : [{ kind, weight, isIn: ({ words }) => words.includes(phrase) }];
}

function daySign(kind: string, value: string): Sign[] {
  const day = dayOf(value);
  if (day === null) return phraseSign(kind, value, "slight");
  return [{ kind, weight: "slight", isIn: ({ days }) => days.has(day) }];
}

/** Numbers of phones, papers and accounts, addresses: without the signs that people put in between. */
function valueSign(kind: string, value: string): Sign[] {
  const dense = denseOf(value);
  if (dense.length < SHORTEST_VALUE) return phraseSign(kind, value, "partial");
  const isNumber = /^\d+$/u.test(dense);
  const wanted = isNumber && kind.includes("phone") ? dense.slice(-LAST_DIGITS) : dense;
  return [{ kind, weight: "telling", isIn: (page) => page.dense.includes(wanted) }];
}

/** How far a result leads to the person: what it repeats, by kind; never a value. */
export function deanonymizationRisk(person: Person, result: SearchResult): DeanonymizationRisk {
  const page = pageOf(result);
  const found = person.filter(({ isIn }) => isIn(page));
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const has = (weight: Sign["weight"]) => found.some((sign) => sign.weight === weight);
  // A rare word of a long case is in many pages.
  const beside = new Set(
    found
      .filter(({ kind, weight }) => kind !== "unlisted_word" || weight !== "slight")
      .map(({ kind }) => kind),
  );
  if (has("telling") || (has("partial") && beside.size > 1) || beside.size > 2)
    return { level: "high", kinds };
  if (has("partial") || beside.size > 1) return { level: "medium", kinds };
  return { level: has("slight") ? "low" : "none", kinds };
}

function pageOf({ title, url, snippet }: SearchResult): Page {
  const text = viewOf(`${title}\n${snippet}\n${decoded(url)}`.normalize("NFC")).text;
  const tokens = tokensOf(text);
  return {
    words: ` ${tokens.join(" ")} `,
    written: ` ${wordsIn(text)
      .map(({ word }) => word.replace(/['’]s$/u, ""))
      .join(" ")} `,
    set: new Set(tokens),
    dense: denseOf(text),
    days: new Set(
      Array.from(text.matchAll(DAY), ([day]) => dayOf(day)).filter((day) => day !== null),
    ),
  };
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function tokensOf(text: string): string[] {
  return wordsIn(text).map(({ word }) => wordForm(word));
}

function denseOf(text: string): string {
  return viewOf(text)
    .text.toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

const DAY =
  /(?<!\d)(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?\p{L}{3,10}\.?,?\s+\d{4}|\p{L}{3,10}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4})(?!\d)/gu;

/** A day with its year as YYYY-MM-DD, or null where it has none that can be read. */
function dayOf(text: string): string | null {
  const plain = text.replaceAll(/(?<=\d)(?:st|nd|rd|th)|,|\bof\b/gu, " ").replaceAll(/\s+/gu, " ");
  const numbers = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/u.exec(plain);
  const turned = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\s*$/u.exec(plain);
  if (numbers !== null) return dayFrom(numbers[1], numbers[2], numbers[3]);
  if (turned !== null) return dayFrom(turned[3], turned[2], turned[1]);
  if (!/\d{4}/u.test(plain)) return null;
  const time = Date.parse(`${plain} UTC`);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}

function dayFrom(year = "", month = "", day = ""): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
