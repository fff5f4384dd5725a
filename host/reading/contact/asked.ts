import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import type { ContactAsked, CountryMention, FoldedText } from "../../contract/reading.ts";
import { foldedAt } from "../../matching/folding/folded-at.ts";
import { firstAtLeast } from "../../matching/ordered.ts";
import { sentenceEnds } from "../../matching/sentence.ts";
import { conditionBegins } from "./conditions.ts";
import { rolesIn, type Stretch } from "./roles-in.ts";
import { ROLE_BITS, type Role } from "./roles.ts";

/** Folded units up to which a question can be one for a contact and nothing else. */
const LONGEST = 160;
/** Folded units at the end of a longer message among which such a question is looked for. */
const END = 400;
/** Digits of which a number is made that the person gives, and does not ask for. */
const GIVEN_NUMBER = 5;

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
  const from = Math.max(0, folded.length - END);
  const ends = endsOfParts(text, from);
  for (const [nth, end] of ends.entries()) {
    const start = ends[nth - 1] ?? 0;
    if (ends.length === 1 || start < from) continue;
    const within = askedIn({ folded, places, start, end });
    if (within !== null) return { of: within.of, alone: false, plain: false };
  }
  return null;
}

/** Where sentences end, and within them what commas and conditions part, from a place of the text on; ascending. */
function endsOfParts(text: FoldedText, from: number): readonly number[] {
  const { folded } = text;
  const sentences = sentenceEnds(text);
  const ends: number[] = [];
  let next = firstAtLeast(sentences, from);
  for (let at = Math.max(1, from); at < folded.length; at++) {
    const isSentence = sentences[next] === at;
    if (isSentence) next++;
    if (isSentence || isComma(folded.charCodeAt(at - 1)) || conditionBegins(folded, at))
      ends.push(at);
  }
  ends.push(folded.length);
  return ends;
}

function isComma(unit: number): boolean {
  return unit === 0x2c || unit === ARABIC_COMMA || unit === IDEOGRAPHIC_COMMA;
}

const ARABIC_COMMA = 0x060c;
const IDEOGRAPHIC_COMMA = 0x3001;

function askedIn(stretch: Stretch): Omit<ContactAsked, "alone"> | null {
  const { folded, places, start, end } = stretch;
  if (end - start > LONGEST) return null;
  const read = rolesIn(stretch);
  if (read === null) return null;
  const { roles, plain } = read;
  const words = folded.slice(start, end);
  if (words.replaceAll(/\P{Nd}/gu, "").length >= GIVEN_NUMBER) return null;
  const isQuestion = QUESTION_MARK.test(words) || has(roles, "who");
  // Beside other words "tell the embassy" is advice.
  if (!isQuestion && end - start < folded.length) return null;
  const isAsked = isQuestion || has(roles, "give");
  const isThere = places.some((place) => place.start >= start && place.end <= end);
  const isWhole = end - start === folded.length;
  if (!asksForOne(roles, { isAsked, isThere, isWhole })) return null;
  return { of: BODIES.find((body) => has(roles, body)) ?? null, plain };
}

/** What else is told of such words: whether they ask, name a place, and are the whole message. */
type Asking = Readonly<Record<"isAsked" | "isThere" | "isWhole", boolean>>;

/** Whether words that do this ask for a contact: who can be called, a number of somebody or in some place, or a body itself. */
function asksForOne(roles: number, asking: Asking): boolean {
  const calls = has(roles, "call");
  if (calls && has(roles, "who")) return true;
  const isNamed = NAMED.some((role) => has(roles, role));
  if (has(roles, "number")) return isNamed || asksForNumber(calls, asking);
  return isNamed && !has(roles, "police") && (asking.isAsked || !calls);
}

/** "Give me your number" asks for somebody's own; "POEA number please" is all that is said. */
function asksForNumber(calls: boolean, { isAsked, isThere, isWhole }: Asking): boolean {
  return isAsked ? isThere || calls : isThere && isWhole && !calls;
}

const NAMED = ["embassy", "police", "office", "body"] as const;
const BODIES = ["embassy", "police", "office"] as const;

function has(roles: number, role: Role): boolean {
  return (roles & ROLE_BITS[role]) !== 0;
}
