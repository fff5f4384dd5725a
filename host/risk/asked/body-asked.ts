import { BEGUN, FEES, hasAny } from "../../../schemas/subjects.ts";
import { once } from "../../../schemas/once.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { Reading } from "../../contract/reading.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { asksOfSome } from "../../reading/contact/roles-in.ts";
import { findTerms } from "../../reading/terms/lexicon.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { buildKnownWords } from "../../wording/known/known-words.ts";
import { findConcepts } from "../../wording/concepts/concepts.ts";
import { wordsOf } from "../../wording/known/words.ts";
import { SHELTERS } from "./words/shelter-words.ts";
import { LINE_WORDS } from "./words/line-words.ts";

/** UTF-16 units up to which a message that names a body asks how to reach it. */
const SHORT = 80;
/** "ILO C189": a treaty is asked for, and nobody who made it. */
const TREATY = /\b[cpr] ?-?0?\d{2,3}\b|\bconventions?\b/u;
/** Bodies that are passed on at most. */
const MOST = 4;

/** Subjects by which somebody tells more than whom they wish to reach. */
const ELSE = [...BEGUN, ...FEES, "release", "passport", "agent", "everyday", "medical"] as const;

const shelters = once(() => new WordsWithin(SHELTERS));
const ofLines = once(() => new WordsWithin(LINE_WORDS));

/** A reading that asks for a contact where few words name a body of the directory and how it is reached or when it is open, or ask for a shelter in a country: "iom number kenya", "numéro Caritas Liban", "jam buka KJRI Jeddah". */
export function withBodyAsked(reading: Reading, knowledge: Snapshot): Reading {
  const { text, folded, contactAsked, topics } = reading;
  if (text.length > SHORT || hasAny(topics, ELSE) || TREATY.test(folded.folded)) return reading;
  const bodies = bodiesIn(reading, knowledge).slice(0, MOST).join(" ");
  const isOfShelter = shelters().test(folded.folded);
  const named = {
    ...(bodies !== "" && { bodies }),
    ...(isOfShelter && { shelter: true as const }),
  };
  if (contactAsked !== undefined)
    return { ...reading, contactAsked: { ...contactAsked, ...named } };
  if (isOfShelter && reading.countries.length > 0)
    return { ...reading, contactAsked: { alone: true, plain: false, of: null, ...named } };
  const asked = asksHow(reading, bodies);
  if (asked === null) return reading;
  const contact = { alone: true, plain: false, ...asked, ...named };
  const there = homeOf(bodies, reading, knowledge);
  return { ...reading, ...there, ordinary: true, contactAsked: contact };
}

/** Which kind of body it asks how to reach, or when one is open that it names; null where it does not. */
function asksHow({ folded }: Reading, bodies: string): { readonly of: "embassy" | null } | null {
  const { reach, embassy } = asksOfSome(folded.folded);
  const isOfHours = ofLines().test(folded.folded);
  const asks = bodies === "" ? embassy && isOfHours : reach || isOfHours;
  return asks ? { of: embassy ? "embassy" : null } : null;
}

/** The country of the first body that is named, where none is told, as one that people leave or go to; none of one that serves the whole world. */
function homeOf(
  bodies: string,
  { corridors }: Reading,
  knowledge: Snapshot,
): Partial<Pick<Reading, "corridors">> {
  const { names, left } = knowledge.derive(bodiesKnown);
  const country = bodies.split(" ").flatMap((body) => names.get(body) ?? [])[0] ?? "INT";
  if (corridors.length > 0 || country === "INT") return {};
  const [origin, destination] = left.has(country) ? [country, null] : [null, country];
  return { corridors: [{ origin, destination, basis: "term" }] };
}

/** What bodies call themselves that everybody says: "que faire". */
const SAID_BY_ALL: ReadonlySet<string> = new Set(["faire"]);

/** The words of a message by which contacts of the directory call themselves, folded. */
function bodiesIn({ text, folded }: Reading, knowledge: Snapshot): readonly string[] {
  const { names, acronyms } = knowledge.derive(bodiesKnown);
  const capitals = new Set(text.match(/\p{Lu}[\p{Lu}\d]{2,}/gu)?.map(lowered));
  return [...new Set(wordsWithFigures(folded.folded))].filter(
    (word) =>
      (names.has(word) && !SAID_BY_ALL.has(word)) || (acronyms.has(word) && capitals.has(word)),
  );
}

/** Words, and those that have a figure in them: "bp2mi". */
function wordsWithFigures(folded: string): readonly string[] {
  return [...wordsOf(folded), ...(folded.match(/[\p{L}\p{M}]+\d[\p{L}\p{M}\d]*/gu) ?? [])];
}

interface Bodies {
  /** Words that are nothing but the name of a body, however they are written, and whose country it is. */
  readonly names: ReadonlyMap<string, string | null>;
  /** Acronyms that are words when they are written small: "HOME", "MOM". */
  readonly acronyms: ReadonlySet<string>;
  /** Countries that people leave for work. */
  readonly left: ReadonlySet<string>;
}

/** Acronyms of countries. */
const COUNTRIES: ReadonlySet<string> = new Set(["uae", "ksa", "usa", "drc", "prc"]);
const ACRONYM = /^\p{Lu}[\p{Lu}\d]{2,7}$/u;
/** Share of English from which on a word is an English one. */
const ENGLISH = 0.8;

/** The words of the contacts' names that name a body and are no places, nor words of asking for one. */
function bodiesKnown(snapshot: Snapshot): Bodies {
  const known = snapshot.derive(buildKnownWords);
  const names = new Map<string, string | null>();
  const acronyms = new Set<string>();
  for (const { content } of snapshot.all("ngo_directory"))
    for (const written of content.name.match(/\p{Lu}[\p{L}\d]{2,}/gu) ?? []) {
      const word = lowered(written);
      if (!mayName(written, word)) continue;
      const isName = (known?.shareOfEnglish(word) ?? 1) < ENGLISH && !isWord(word);
      if (isName) names.set(word, content.jurisdiction ?? null);
      else if (ACRONYM.test(written)) acronyms.add(word);
    }
  const routes = snapshot.all("corridor_profile").map(({ content }) => content.corridor);
  return { names, acronyms, left: new Set(routes.map((route) => route.slice(0, 2))) };
}

function mayName(written: string, word: string): boolean {
  return ACRONYM.test(written) ? !COUNTRIES.has(word) : word.length >= LEAST && !isPlace(word);
}

function isWord(word: string): boolean {
  return asksOfSome(word).any || findConcepts(word, "en").length > 0;
}

/** Letters of the shortest name that is no acronym. */
const LEAST = 4;

function isPlace(word: string): boolean {
  return findTerms(foldText(word)).some(({ value }) => value.places.length > 0);
}

function lowered(word: string): string {
  return foldText(word).folded;
}
