import { once } from "../../../schemas/once.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import type { ContactAsked, CountryMention, FoldedText } from "../../contract/reading.ts";
import { foldedAt } from "../../matching/folding/folded-at.ts";
import { sentenceEnds } from "../../matching/sentence.ts";
import { alternatives } from "../beside.ts";
import { JOINED, kindOf, LETTER, UNSPACED } from "../units.ts";
import { readAskedLexicon, type AskedWord } from "./asked-lexicon.ts";
import type { Role } from "./roles.ts";

/** Folded units up to which a question can be one for a contact and nothing else. */
const LONGEST = 160;
/** Folded units at the end of a longer message among which such a question is looked for. */
const END = 400;
/** Share of its letters that may belong to words that no such question has: a name, a slip of the pen. */
const OTHERS = 0.2;
/** Digits of which a number is made that the person gives, and does not ask for. */
const GIVEN_NUMBER = 5;

const asked = once(readAskedLexicon);

/** Whether a message asks whom to call: by itself, or with one of its last sentences; null where it does not. By the words alone: nearly all must be such as stand in this question, in any of the languages the service reads. */
export function contactAsked(
  text: FoldedText,
  countries: readonly CountryMention[],
): ContactAsked | null {
  const { folded } = text;
  const places = countries.map(({ start, end }) => ({
    start: foldedAt(text, start),
    end: foldedAt(text, end),
  }));
  const whole = askedIn({ folded, places, start: 0, end: folded.length });
  if (whole !== null) return { ...whole, alone: true };
  const parts = [...sentenceEnds(text), ...commasIn(folded), ...conditionsIn(folded)];
  const ends = [...new Set([...parts, folded.length])].toSorted((a, b) => a - b);
  for (const [nth, end] of ends.entries()) {
    const start = ends[nth - 1] ?? 0;
    if (ends.length === 1 || start < folded.length - END) continue;
    const within = askedIn({ folded, places, start, end });
    if (within !== null) return { of: within.of, alone: false, plain: false };
  }
  return null;
}

function commasIn(folded: string): readonly number[] {
  return Array.from(folded.matchAll(/[,،、]/g), ({ index }) => index + 1);
}

/** Words with which a condition begins: "whom can I call if my madam hits me". */
const IF =
  "if|when|because|as|si|porque|se|quando|kalau|jika|kalo|bila|karena|kung|kapag|pag|dahil|kasi|nếu|vì|khi|ikiwa|iwapo|kwa sababu|agar|kyunki|yadi|jodi|karon|अगर|क्योंकि|यदि|किनभने|যদি|কারণ|اگر|کیونکہ|إذا|اذا|لو|لأن|если|потому|когда|якщо|бо|коли";

const condition = once(
  () => new RegExp(`(?<=[\\p{L}\\p{M}] )(?:${alternatives(IF)})(?![\\p{L}\\p{M}])`, "gu"),
);

function conditionsIn(folded: string): readonly number[] {
  return Array.from(folded.matchAll(condition()), ({ index }) => index);
}

interface Place {
  readonly start: number;
  readonly end: number;
}

interface Stretch extends Place {
  readonly folded: string;
  /** Where countries are named. */
  readonly places: readonly Place[];
}

function askedIn(stretch: Stretch): Omit<ContactAsked, "alone"> | null {
  const { folded, places, start, end } = stretch;
  if (end - start > LONGEST) return null;
  const read = rolesIn(stretch);
  if (read === null) return null;
  const { roles, plain } = read;
  const words = folded.slice(start, end);
  if (words.replaceAll(/\P{Nd}/gu, "").length >= GIVEN_NUMBER) return null;
  const isQuestion = QUESTION_MARK.test(words) || roles.has("who");
  // Beside other words "tell the embassy" is advice.
  if (!isQuestion && end - start < folded.length) return null;
  const isAsked = isQuestion || roles.has("give");
  const isThere = places.some((place) => place.start >= start && place.end <= end);
  if (!asksForOne(roles, { isAsked, isThere })) return null;
  return { of: BODIES.find((body) => roles.has(body)) ?? null, plain };
}

/** Whether words that do this ask for a contact: who can be called, a number of somebody or in some place, or a body itself. "Give me your number" asks for somebody's own. */
function asksForOne(
  roles: ReadonlySet<Role>,
  { isAsked, isThere }: { readonly isAsked: boolean; readonly isThere: boolean },
): boolean {
  const calls = roles.has("call");
  if (calls && roles.has("who")) return true;
  const isNamed = NAMED.some((role) => roles.has(role));
  if (roles.has("number")) return isNamed || (isAsked && (isThere || calls));
  return isNamed && !roles.has("police") && (isAsked || !calls);
}

const NAMED = ["embassy", "police", "office", "body"] as const;
const BODIES = ["embassy", "police", "office"] as const;

/** What the words of a stretch do, and whether each of them does something; null where too many do nothing in such a question. */
function rolesIn({
  folded,
  places,
  start,
  end,
}: Stretch): { readonly roles: ReadonlySet<Role>; readonly plain: boolean } | null {
  const roles = new Set<Role>();
  const most = OTHERS * lettersIn(folded, start, end);
  let others = 0;
  for (let at = start; at < end;) {
    if ((kindOf(folded.charCodeAt(at)) & LETTER) === 0) {
      at++;
      continue;
    }
    const found = wordAt(folded, at, end);
    const from = at;
    const until = found?.end ?? wordEnd(folded, at + 1, end);
    const place = places.find((each) => each.start < until && each.end > at);
    // What is written together with a place goes with it.
    at = place === undefined ? until : wordEnd(folded, Math.max(until, place.end), end);
    if (place !== undefined) continue;
    for (const role of found?.roles ?? []) roles.add(role);
    if (found === null) others += lettersIn(folded, from, until);
    if (others > most) return null;
  }
  return { roles, plain: others === 0 };
}

/** The longest known word that begins at a place. */
function wordAt(
  folded: string,
  at: number,
  end: number,
): { readonly roles: ReadonlySet<Role>; readonly end: number } | null {
  const { trie, words } = asked();
  for (let nth = trie.walk(folded, at) - 1; nth >= 0; nth--) {
    const behind = trie.ends[nth] as number;
    if (behind > end) continue;
    const { whole, open } = words[trie.phrases[nth] as number] as AskedWord;
    if (whole !== null && endsAt(folded, behind)) return { roles: whole, end: behind };
    if (open !== null) return { roles: open, end: wordEnd(folded, behind, end) };
  }
  return null;
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
