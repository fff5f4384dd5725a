import type { ChatMessage } from "../../schemas/http/chat.ts";
import type { Reading } from "../contract/reading.ts";
import { mayTakeBack } from "../reading/corrections/correction-alone.ts";
import { asAnswered } from "../reading/sides/answered-side.ts";
import { routesAfter } from "../reading/sides/routes-after.ts";
import { homeReached } from "../reading/whereabouts/home-reached.ts";
import { onlyChangesWhoOrWhere } from "./only-changes.ts";
import { placeKept } from "./place-kept.ts";
import { textOf } from "./turn-text.ts";

/** Letters of what was said before that are read: the first ones, in which people say who and where they are, and the last. */
const FIRST_BEFORE = 1000;
const LAST_BEFORE = 4000;

/** What the user said in each turn before the one with that index, without the middle where it is long; none where nothing. */
export function saidBefore(messages: readonly ChatMessage[], from: number): readonly string[] {
  if (from === 0) return [];
  const turns = messages
    .slice(0, from)
    .filter(({ role }) => role === "user")
    .map((turn) => textOf(turn).trim());
  const length = turns.reduce((sum, text) => sum + text.length, 0);
  const last = Math.max(FIRST_BEFORE, length - LAST_BEFORE);
  let start = 0;
  const kept = turns.map((text) => {
    const [head, tail] = [FIRST_BEFORE, last].map((at) => Math.max(0, at - start));
    start += text.length;
    return `${text.slice(0, head)}${head === tail ? "" : " "}${text.slice(tail)}`.trim();
  });
  return kept.filter((text) => text !== "");
}

/** What was said before, read as a whole; of several routes, and where a turn may take one back, those that the turns, one after the other, leave standing, and back home who is so after the last of them. */
export function readBefore(turns: readonly string[], read: (text: string) => Reading): Reading {
  const whole = readTogether(turns, read);
  return turns.length === 1 ? whole : { ...whole, ...lastAsked(turns.map(read)) };
}

/** The same, with all that they ask together. */
export function readTogether(turns: readonly string[], read: (text: string) => Reading): Reading {
  const together = read(joined(turns));
  if (turns.length === 1) return together;
  const each = turns.map(read);
  const aboutWork = together.aboutWork || each.some((turn) => turn.aboutWork);
  const whole = { ...together, aboutWork };
  const isOneWay = whole.corridors.length < 2 && !turns.slice(1).some(mayTakeBack);
  if (isOneWay && whole.returned === undefined) return whole;
  const { corridors, returned } = each.reduce(followed);
  return {
    ...whole,
    corridors: isOneWay ? whole.corridors : corridors,
    returned,
  };
}

/** Several turns as one text. */
export function joined(turns: readonly string[]): string {
  return turns.join("\n\n");
}

/** What was asked for last, which several turns together no longer ask; who only names another country, job or language asks no other thing. */
function lastAsked(
  turns: readonly Reading[],
): Pick<Reading, "answerIn" | "priceAsked" | "questionAsked"> {
  const answerIn = turns.findLast((turn) => turn.answerIn !== undefined)?.answerIn;
  const asking = turns.findLast(
    (turn) => turn.answerIn === undefined && !onlyChangesWhoOrWhere(turn),
  );
  const { priceAsked, questionAsked } = asking ?? {};
  return { answerIn, priceAsked, ...(questionAsked !== undefined && { questionAsked }) };
}

/** Where somebody is after one turn more. */
function followed(before: Reading, turn: Reading): Reading {
  const own = asAnswered(turn, before);
  const kept = placeKept(own, before);
  const isIn = kept === undefined ? (own.isIn ?? before.isIn) : before.isIn;
  return {
    ...own,
    countries: [...before.countries, ...own.countries],
    corridors: kept ?? routesAfter(own, before),
    returned: isBackHome(own, before),
    topics: before.topics.union(own.topics),
    danger: own.danger ?? before.danger ?? null,
    fromAfar: kept === undefined ? (own.fromAfar ?? before.fromAfar) : before.fromAfar,
    ...(isIn !== undefined && { isIn }),
  };
}

/** Who told that they are back home, or says that they are now in the country they came from, stays there until they say that they are at work, or name a place to work that they had not named; undefined while they tell neither. */
export function isBackHome(own: Reading, before: Reading): boolean | undefined {
  const { returned, countries } = own;
  // Who writes of a relative abroad never left home.
  if (before.fromAfar !== true && homeReached(own, before) !== null) return true;
  const known = new Set(before.countries.map(({ code }) => code));
  const hasGone = countries.some(({ code, role }) => role === "destination" && !known.has(code));
  return returned ?? (before.returned === true ? !hasGone : before.returned);
}
