import type { ChatMessage } from "../../schemas/http/chat.ts";
import type { CorridorMention, Reading } from "../contract/reading.ts";
import { weakerOf } from "../reading/corridors.ts";
import { withDanger } from "../risk/heard-danger.ts";
import { textOf } from "./turn-text.ts";

/** What an answer takes from what the user said before. */
export interface Conversation {
  /** The last message, completed. */
  readonly reading: Reading;
  /** What it did not say itself. */
  readonly taken: readonly ("language" | "route" | "subjects")[];
}

/** Letters of what was said before that are read: the last ones. */
const MOST_BEFORE = 4000;

/** Letters up to which a message without a subject of its own goes on with that of before: an answer to a question, "and now?". */
const SHORT = 200;

/** What the user said before the turn with that index; empty where nothing. */
export function saidBefore(messages: readonly ChatMessage[], from: number): string {
  const turns = messages.slice(0, from).filter(({ role }) => role === "user");
  return turns.map(textOf).join("\n\n").trim().slice(-MOST_BEFORE);
}

/** Letters up to which English may be another language in Latin letters with a few words of it. */
const BRIEF = 60;

/** Completes the reading of a message by what the same person said before: the sides of the route and the language that it does not tell, and where it brings no subject of its own, also what it is about. */
export function inConversation(own: Reading, before: Reading): Conversation {
  const taken: Conversation["taken"][number][] = [];
  const corridors = completed(own.corridors, before.corridors);
  if (corridors !== own.corridors) taken.push("route");
  const language = languageOf(own, before);
  if (language !== own.language) taken.push("language");
  const isShort = own.text.length <= SHORT;
  const goesOn = before.aboutWork && own.topics.size === 0 && isShort;
  if (goesOn) taken.push("subjects");
  const { topics, wording } = goesOn ? before : own;
  const aboutWork = own.aboutWork || (before.aboutWork && (isShort || own.topics.size > 0));
  const reading = withDanger({ ...own, corridors, language, topics, wording, aboutWork });
  return { reading, taken };
}

function languageOf({ language, text }: Reading, before: Reading): string | null {
  const isUnsure = language === null || (language === "en" && text.length <= BRIEF);
  return isUnsure ? (before.language ?? language) : language;
}

/** Routes whose missing sides, and an origin that only the language implies, are those of the first route before that tells them; all of before where there are none. The very list where nothing is missing. */
function completed(
  own: readonly CorridorMention[],
  before: readonly CorridorMention[],
): readonly CorridorMention[] {
  if (before.length === 0) return own;
  if (own.length === 0) return before;
  const routes = own.map((route) => withOrigin(withDestination(route, before), before));
  return routes.every((route, index) => route === own[index]) ? own : routes;
}

function withDestination(
  route: CorridorMention,
  before: readonly CorridorMention[],
): CorridorMention {
  if (route.destination !== null) return route;
  const told = before.find(
    ({ destination }) => destination !== null && destination !== route.origin,
  );
  if (told === undefined) return route;
  // Where a route before is only implied, its origin is; its destination was named.
  const basis = told.basis === "currency" ? weakerOf(route.basis, told.basis) : route.basis;
  return { ...route, destination: told.destination, basis };
}

function withOrigin(route: CorridorMention, before: readonly CorridorMention[]): CorridorMention {
  const tell = before.filter(({ origin }) => origin !== null && origin !== route.destination);
  const said = tell.find(({ basis }) => basis !== "language");
  if (route.basis === "language" && said !== undefined)
    return { ...route, origin: said.origin, basis: said.basis };
  const [told] = tell;
  if (route.origin !== null || told === undefined) return route;
  return { ...route, origin: told.origin, basis: weakerOf(route.basis, told.basis) };
}
