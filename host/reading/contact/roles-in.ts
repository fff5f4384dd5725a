import { once } from "../../../schemas/once.ts";
import { JOINED, kindOf, LETTER, UNSPACED } from "../terms/units.ts";
import { readAskedLexicon } from "./asked-lexicon.ts";
import { ROLE_BITS } from "./roles.ts";

/** Share of its letters that may belong to words that no such question has: a name, a slip of the pen. */
const OTHERS = 0.2;

const EMBASSY = ROLE_BITS.embassy;

const asked = once(readAskedLexicon);

/** From where to where in a folded text something stands, end exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A part of a folded text. */
export interface Stretch extends Place {
  readonly folded: string;
  /** Where countries are named. */
  readonly places: readonly Place[];
}

/** What the words of a stretch do, as a sum of `ROLE_BITS`, and whether each of them does something; null where too many do nothing in such a question. */
export function rolesIn({
  folded,
  places,
  start,
  end,
}: Stretch): { readonly roles: number; readonly plain: boolean } | null {
  const { trie, whole, open } = asked();
  const most = OTHERS * lettersIn(folded, start, end);
  let roles = 0;
  let others = 0;
  for (let at = nextLetter(folded, start, end); at < end; at = nextLetter(folded, at, end)) {
    const from = at;
    const nth = longestWord(folded, at, end);
    const word = nth < 0 ? -1 : (trie.phrases[nth] as number);
    const behind = nth < 0 ? at + 1 : (trie.ends[nth] as number);
    const isWhole = word >= 0 && whole[word] !== 0 && endsAt(folded, behind);
    const until = isWhole ? behind : wordEnd(folded, behind, end);
    const place = placeOver(places, from, until);
    // What is written together with a place goes with it.
    at = place === undefined ? until : wordEnd(folded, Math.max(until, place.end), end);
    if (place !== undefined) {
      roles |= embassyIn(folded, from, at);
      continue;
    }
    if (word < 0) others += lettersIn(folded, from, until);
    else roles |= (isWhole ? whole : open)[word] as number;
    if (others > most) return null;
  }
  return { roles, plain: others === 0 };
}

/** The bit of an embassy where a stretch that names a place has a word of it: "Indian embassy" tells where somebody is from, too. */
function embassyIn(folded: string, start: number, end: number): number {
  const { whole, open } = asked();
  for (let at = start; at < end; at = nextLetter(folded, wordEnd(folded, at + 1, end), end)) {
    const nth = longestWord(folded, at, end);
    const word = nth < 0 ? -1 : (asked().trie.phrases[nth] as number);
    if (word >= 0 && (((whole[word] as number) | (open[word] as number)) & EMBASSY) !== 0)
      return EMBASSY;
  }
  return 0;
}

/** Which phrase of the walk from a place is the longest that is a known word there, or -1. */
function longestWord(folded: string, at: number, end: number): number {
  const { trie, whole, open } = asked();
  for (let nth = trie.walk(folded, at) - 1; nth >= 0; nth--) {
    const behind = trie.ends[nth] as number;
    if (behind > end) continue;
    const word = trie.phrases[nth] as number;
    if (open[word] !== 0 || (whole[word] !== 0 && endsAt(folded, behind))) return nth;
  }
  return -1;
}

function placeOver(places: readonly Place[], start: number, end: number): Place | undefined {
  if (places.length === 0) return undefined;
  return places.find((place) => place.start < end && place.end > start);
}

function nextLetter(folded: string, from: number, end: number): number {
  let at = from;
  while (at < end && (kindOf(folded.charCodeAt(at)) & LETTER) === 0) at++;
  return at;
}

function endsAt(folded: string, at: number): boolean {
  const last = kindOf(folded.charCodeAt(at - 1));
  return (
    (last & UNSPACED) !== 0 || at >= folded.length || (kindOf(folded.charCodeAt(at)) & JOINED) === 0
  );
}

/** Where the word that reaches to a place ends. */
function wordEnd(folded: string, from: number, end: number): number {
  let at = from;
  while (at < end && !endsAt(folded, at)) at++;
  return at;
}

function lettersIn(folded: string, start: number, end: number): number {
  let letters = 0;
  for (let at = start; at < end; at++)
    if ((kindOf(folded.charCodeAt(at)) & LETTER) !== 0) letters++;
  return letters;
}

/** Whether words of a folded text ask how somebody is reached, name an embassy, or stand in such a question at all, whatever else is said. */
export function asksOfSome(folded: string): Readonly<Record<"reach" | "embassy" | "any", boolean>> {
  const { trie, whole, open } = asked();
  let roles = 0;
  const end = folded.length;
  for (let at = nextLetter(folded, 0, end); at < end; at = nextLetter(folded, at, end)) {
    const nth = longestWord(folded, at, end);
    const word = nth < 0 ? -1 : (trie.phrases[nth] as number);
    const behind = nth < 0 ? at + 1 : (trie.ends[nth] as number);
    const isWhole = word >= 0 && whole[word] !== 0 && endsAt(folded, behind);
    if (word >= 0) roles |= (isWhole ? whole : open)[word] as number;
    at = isWhole ? behind : wordEnd(folded, behind, end);
  }
  return {
    reach: (roles & REACHING) !== 0,
    embassy: (roles & EMBASSY) !== 0,
    any: roles !== 0,
  };
}

const REACHING = ROLE_BITS.number | ROLE_BITS.who | ROLE_BITS.body;
