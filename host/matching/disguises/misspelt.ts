import { once } from "../../../schemas/once.ts";
import type { Edit } from "./edit.ts";
import {
  CRY_PLACES,
  CRY_SIGNS,
  CRY_WORDS,
  JOINING_WORDS,
  NOT_DISTRESS,
  type Cry,
  type CryWords,
} from "./misspelt-words.ts";
import { skeletonOf, soundOf } from "./sounds.ts";

/** UTF-16 units of a cry: who writes more is read by other words. */
const LONGEST = 200;
/** Kinds of words of distress that make a cry, of which one must be of a deed or of what an employer takes. */
const ENOUGH = 3;
/** Consonants that say which word is meant whatever the vowels; of fewer the vowels must sound alike, or the one who is hurt stand beside. */
const TELLING = 3;
/** Letters of a text in one word that may be a whole cry. */
const SHORTEST_RUN = 12;
/** Letters from which on a word of another language is no misspelling. */
const LONG = 4;
/** Share of the words of a cry that are of distress. */
const SHARE = 1 / 3;
/** So many misspelt words are a cry although none of them is of whom one calls, a boss or a deed. */
const MANY = 3;
/** Letters of the shortest misspelling. */
const SHORTEST_WORD = 3;
/** How much longer or shorter than the word a misspelling may be. */
const MOST_APART = 3;

const WORD = /[\p{L}\p{M}\p{N}']+/gu;
const SIGN =
  /[\u{1F198}\u{1F512}\u{1F510}\u{26D3}\u{1F44A}\u{1F91B}\u{1F91C}\u{1F915}\u{1FA78}\u{1F62D}\u{1F64F}]/gu;

type Kind = Cry | "place";

/** Of these one must be misspelt: who writes a paper or a place by ear cries for nothing yet. */
const CORE: ReadonlySet<Kind> = new Set(["help", "boss", "hurt", "held"]);

/** A word of distress. */
interface Known {
  readonly kind: Kind;
  /** What it is read as. */
  readonly reads: string;
}

/** The same as it is rightly spelled. */
interface Spelled extends Known {
  readonly word: string;
  readonly sound: string;
}

interface Language {
  /** Words, and what is written for them, as they are. */
  readonly exact: ReadonlyMap<string, Known>;
  readonly bySkeleton: ReadonlyMap<string, readonly Spelled[]>;
}

interface Token {
  readonly start: number;
  readonly text: string;
  /** Its consonants as they are heard; null of what is too short or rightly spelled, and so misspells nothing. */
  readonly skeleton: string | null;
}

interface Read extends Known {
  readonly start: number;
  readonly text: string;
}

/**
 * The edits that write a cry for help rightly: "plz hlp bos lockd me". In a short text where words of distress of one language that are missing vowels, or sound as they are written, stand beside each other (help, an employer, a deed, a place), each becomes the word that it sounds like; the same of signs in their place and of a text without spaces. The text itself is not changed by it: rules and wording read what is meant.
 */
export function misspeltCries(folded: string): readonly Edit[] {
  if (folded.length > LONGEST) return [];
  const tokens = tokensIn(folded);
  const signed = signsIn(folded);
  if (signed.length > 0) return signed;
  const sos = distressSignal(tokens);
  if (sos !== null) return [sos];
  const run = tokens.length === 1 ? runTogether(tokens[0]) : null;
  if (run !== null) return [run];
  let best: readonly Read[] = [];
  for (const language of languagesOf(tokens)) {
    const read = readIn(language, tokens);
    const isMost = read.length >= tokens.length * SHARE;
    if (isMost && isCry(read) && read.length > best.length) best = read;
  }
  return best.filter(({ text, reads }) => text !== reads).map(editOf);
}

/** Whether enough is told of distress for what sounds like a word of it to be one. */
function isCry(read: readonly Read[]): boolean {
  const misspelt = read.filter(({ text, reads }) => text !== reads);
  const isMany = new Set(misspelt.map(({ text }) => text)).size >= MANY;
  if (!isMany && !misspelt.some(({ kind }) => CORE.has(kind))) return false;
  const kinds = new Set(read.map(({ kind }) => kind));
  kinds.delete("small");
  if (kinds.size < ENOUGH || !(kinds.has("help") || kinds.has("boss"))) return false;
  return isDeed(kinds) || (kinds.has("boss") && (kinds.has("taken") || kinds.has("want")));
}

/** Whether somebody is hurt or held. */
function isDeed(kinds: ReadonlySet<Read["kind"]>): boolean {
  // Phones are locked, too.
  const isHeld = kinds.has("me") && !kinds.has("taken");
  const isOfWork = kinds.has("boss") || kinds.has("place") || kinds.has("want");
  return kinds.has("hurt") || (kinds.has("held") && (isHeld || isOfWork));
}

/** The languages of which enough of the tokens may be words of distress: most texts are of none. */
function languagesOf(tokens: readonly Token[]): readonly Language[] {
  const { exact, bySkeleton } = bits();
  const bitsOf = ({ text, skeleton }: Token): number =>
    (exact.get(text) ?? 0) | (skeleton === null ? 0 : (bySkeleton.get(skeleton) ?? 0));
  const told = tokens.map(bitsOf).filter((each) => each !== 0);
  const least = tokens.length * SHARE;
  if (told.length === 0 || told.length < least) return [];
  return languages().filter((_, at) => {
    const count = told.reduce((sum, each) => sum + ((each >> at) & 1), 0);
    return count > 0 && count >= least;
  });
}

function readIn(language: Language, tokens: readonly Token[]): readonly Read[] {
  const isMe = (at: number) => language.exact.get(tokens[at]?.text ?? "")?.kind === "me";
  return tokens.flatMap((token, at) => {
    const known = meantBy(language, token, () => isMe(at + 1) || isMe(at - 1));
    const { start, text } = token;
    return known === null ? [] : [{ start, text, kind: known.kind, reads: known.reads }];
  });
}

function tokensIn(folded: string): readonly Token[] {
  return Array.from(folded.matchAll(WORD), ({ 0: text, index: start }) => ({
    start,
    text,
    skeleton: text.length < SHORTEST_WORD || isKnown(text) ? null : skeletonOf(text),
  }));
}

function meantBy(
  language: Language,
  { text, skeleton }: Token,
  isBesideMe: () => boolean,
): Known | null {
  const exact = language.exact.get(text);
  if (exact !== undefined) return exact;
  const alike = skeleton === null ? undefined : language.bySkeleton.get(skeleton);
  if (skeleton === null || alike === undefined) return null;
  const sound = soundOf(text);
  const heard = alike.find((word) => word.sound === sound);
  if (heard !== undefined) return heard;
  const isTelling = skeleton.length >= TELLING || (skeleton.length > 1 && isBesideMe());
  return (
    (isTelling ? alike.find(({ word, kind }) => kind !== "small" && isNear(word, text)) : null) ??
    null
  );
}

/** Whether it is a word of any of the languages, or an ordinary one. */
function isKnown(text: string): boolean {
  return ordinary().has(text) || rightlySpelled().has(text);
}

function isNear(word: string, text: string): boolean {
  return Math.abs(word.length - text.length) <= MOST_APART && word.length > 2;
}

function editOf({ start, text, reads }: Read): Edit {
  const sources = Array.from({ length: reads.length }, (_, at) =>
    Math.min(start + text.length - 1, start + at),
  );
  return { start, end: start + text.length, text: reads, sources };
}

/** Signs that cry for help, or tell a deed that is done to somebody, each as its word. */
function signsIn(folded: string): readonly Edit[] {
  const found = Array.from(folded.matchAll(SIGN), ({ 0: sign, index: start }) => {
    const [kind, word] = CRY_SIGNS[sign] ?? ["small" as const, sign];
    return { start, text: sign, kind, reads: `${word} ` };
  });
  const kinds = new Set(found.map(({ kind }) => kind));
  const isTold = kinds.has("hurt") || kinds.has("held");
  const isCalled = kinds.has("help") || (kinds.has("hurt") && kinds.has("held"));
  return isTold && isCalled ? found.map(editOf) : [];
}

/** The signal of ships beside a place or a deed, and little more: "SOS Riyadh". It is a word of other languages, too. */
function distressSignal(tokens: readonly Token[]): Edit | null {
  const signal = tokens.find(({ text }) => text === SIGNAL);
  if (signal === undefined || tokens.length === 1 || tokens.length > FEW) return null;
  const isTold = languages().some(({ exact }) =>
    tokens.every(({ text }) => text === SIGNAL || TOLD.has(exact.get(text)?.kind ?? "small")),
  );
  return isTold ? editOf({ ...signal, kind: "help", reads: "help me" }) : null;
}

const SIGNAL = "sos";
const FEW = 4;
const TOLD: ReadonlySet<Kind> = new Set(["help", "hurt", "held", "place"]);

/** A text of one word that is several of distress. */
function runTogether(token: Token | undefined): Edit | null {
  if (token === undefined || token.text.length < SHORTEST_RUN) return null;
  for (const { exact } of languages()) {
    const words = splitUp(token.text, exact);
    if (words === null) continue;
    const read = words.flatMap((text): Read[] => {
      const known = exact.get(text);
      return known === undefined ? [] : [{ start: 0, text, ...known }];
    });
    const kinds = new Set(read.map(({ kind }) => kind));
    if (!kinds.has("hurt") && !kinds.has("held")) continue;
    if (kinds.has("help") || kinds.has("boss"))
      return editOf({
        start: token.start,
        text: token.text,
        kind: "small",
        reads: words.join(" "),
      });
  }
  return null;
}

/** The fewest words that a text without spaces consists of; null where some of it is none. */
function splitUp(text: string, exact: Language["exact"]): readonly string[] | null {
  const ways: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= text.length; end++) {
    let best: readonly string[] | null = null;
    for (let start = Math.max(0, end - 14); start < end; start++) {
      const before = ways[start] ?? null;
      const word = text.slice(start, end);
      if (before === null || !(exact.has(word) || joining().has(word))) continue;
      if (best === null || before.length + 1 < best.length) best = [...before, word];
    }
    ways.push(best);
  }
  return ways[text.length] ?? null;
}

const ordinary = once(() => new Set(NOT_DISTRESS.split(" ")));
const rightlySpelled = once(
  () =>
    new Set(
      languages().flatMap(({ exact }) => [...exact.keys()].filter(({ length }) => length >= LONG)),
    ),
);
const joining = once(() => new Set(JOINING_WORDS.split(" ")));
const languages = once(() => CRY_WORDS.map(languageOf));

/** Word and skeleton → the languages that have it, a bit each. */
const bits = once(() => {
  const all = languages();
  return {
    exact: bitsBy(all.map(({ exact }) => exact.keys())),
    bySkeleton: bitsBy(all.map(({ bySkeleton }) => bySkeleton.keys())),
  };
});

function bitsBy(keys: readonly Iterable<string>[]): ReadonlyMap<string, number> {
  const bitsOf = new Map<string, number>();
  for (const [at, own] of keys.entries())
    for (const key of own) bitsOf.set(key, (bitsOf.get(key) ?? 0) | (1 << at));
  return bitsOf;
}

function languageOf({ words, short }: CryWords): Language {
  const exact = new Map<string, Known>();
  const bySkeleton = new Map<string, Spelled[]>();
  const shorts = new Map<string, string>();
  for (const pair of short?.split("|") ?? []) {
    const [written = "", reads = ""] = pair.split("=");
    shorts.set(written, reads);
    exact.set(written, { kind: "small", reads });
  }
  const add = (kind: Kind, word: string): void => {
    const reads = shorts.get(word) ?? word;
    exact.set(word, { kind, reads });
    const key = skeletonOf(word);
    bySkeleton.set(key, [
      ...(bySkeleton.get(key) ?? []),
      { kind, reads, word, sound: soundOf(word) },
    ]);
  };
  for (const kind of CRY_KINDS) for (const word of words[kind]?.split(" ") ?? []) add(kind, word);
  for (const place of CRY_PLACES.split(" ")) if (!exact.has(place)) add("place", place);
  return { exact, bySkeleton };
}

const CRY_KINDS: readonly Cry[] = ["help", "hurt", "held", "boss", "taken", "want", "me", "small"];
