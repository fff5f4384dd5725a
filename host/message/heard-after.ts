import type { Reading } from "../contract/reading.ts";
import { withAsker } from "../risk/asked/asker.ts";
import { withDanger } from "../risk/danger/heard-danger.ts";
import { isAboutMoney, tellsOfHarm } from "../risk/owed-pay.ts";
import { beginningOfCase, changedBy, hasNoSubject } from "./continued.ts";
import { atHome, inConversation, isOfHomecoming, type Conversation } from "./conversation.ts";
import { joined, readBefore, readTogether } from "./said-before.ts";

/** Chance of danger from which on what was said before told of it without a word of harm. */
const TOLD = 0.3;

/** The last message, completed by the turns before it; one without a subject of its own is read together with those of the case that it goes on with. */
export function heardAfter(
  said: Reading,
  turns: readonly string[],
  readText: (text: string) => Reading,
): Conversation {
  const read = remembered(readText);
  const before = readBefore(turns, read);
  const own = inConversation(said, before);
  if (!before.aboutWork || !hasNoSubject(said, before)) return own;
  const alone = own.reading;
  const each = turns.map(read);
  const from = beginningOfCase(each);
  const earlier = turns.slice(0, from);
  const ofCase = [...turns.slice(from), said.text];
  const whole = readTogether(ofCase, read);
  const told =
    earlier.length === 0 ? whole : inConversation(whole, readBefore(earlier, read)).reading;
  const reading = {
    ...goneOnWith(asksNoMore(told, before), alone),
    ...changedBy(said, told, before),
  };
  const isLeft = areSafe([...each.slice(from), said]);
  const heard = yetInDanger(withDanger(reading), { said, before, isLeft });
  const { text, language } = alone;
  const goesOn = said.topics.has("law") ? "for_law" : "for_advice";
  return {
    reading: withAsker({ ...heard, text, language, goesOn }),
    taken: takenBy(said, heard, language),
    ofCase: { reading: read(joined(ofCase)), isLeft: isLeft || heard.returned === true },
  };
}

/** The danger of the case, unless it was left behind; one that words of harm or the wording told before a few words more holds yet. */
function yetInDanger(
  heard: Reading,
  { said, before, isLeft }: { said: Reading; before: Reading; isLeft: boolean },
): Reading {
  if (heard.returned === true) return atHome(heard, said);
  if (isLeft) return { ...heard, danger: null, fromAfar: undefined, ransom: undefined };
  if (addsNoDanger(said, before) && !tellsOfHarm(heard)) return withoutRansom(heard);
  const wasTold = tellsOfHarm(before) || (before.wording?.danger ?? 0) >= TOLD;
  const isYet = before.danger === "likely" && wasTold && !isAboutMoney(heard);
  return isYet && heard.danger === null ? { ...heard, danger: "possible" } : heard;
}

/** A call for help alone, or calm words, add no danger to a case in which none was told, whatever both sound like together. */
function addsNoDanger(said: Reading, before: Reading): boolean {
  const isCalm = said.callsForHelp === true || (said.danger ?? null) === null;
  return isCalm && (before.danger ?? null) === null;
}

function withoutRansom({ needs = new Set(), ...heard }: Reading): Reading {
  const others = new Set([...needs].filter((need) => need !== "ransom"));
  return { ...heard, danger: null, ransom: undefined, needs: others };
}

/** What is told together, without the question of before whether to sign: what is said after it is of something else. */
function asksNoMore(told: Reading, before: Reading): Reading {
  const { questionAsked, ...rest } = told;
  return questionAsked === "sign" && before.questionAsked === "sign" ? rest : told;
}

/** What is told together, with where somebody is and what is asked as the conversation tells it of the last turn. */
function goneOnWith(told: Reading, alone: Reading): Reading {
  const { corridors, countries, countriesBefore, returned, answerIn } = alone;
  const questionAsked = alone.questionAsked ?? told.questionAsked;
  return {
    ...told,
    corridors,
    countries: told.countries.length > 0 ? told.countries : countries,
    ...(countriesBefore !== undefined && { countriesBefore }),
    returned,
    answerIn,
    stillHome: told.stillHome ?? alone.stillHome,
    ...(alone.atSea === true && { atSea: true as const }),
    ...(alone.household === true && { household: true as const }),
    ...(alone.fearsPolice === true && { fearsPolice: true as const }),
    priceAsked: told.priceAsked ?? alone.priceAsked,
    ...(questionAsked !== undefined && { questionAsked }),
    aboutWork: true,
  };
}

/** What of the reading the last message did not tell itself. */
function takenBy(
  said: Reading,
  { corridors, topics }: Reading,
  language: string | null,
): Conversation["taken"] {
  const isOfRoute = corridors.length > 0 && said.corridors.every(({ basis }) => basis !== "named");
  return [
    ...(isOfRoute ? (["route"] as const) : []),
    ...(language === said.language ? [] : (["language"] as const)),
    ...(topics.isSubsetOf(said.topics) ? [] : (["subjects"] as const)),
  ];
}

/** Whether somebody said that they are safe by now, or that whom they wrote of came home, and told of no harm since. */
function areSafe(turns: readonly Reading[]): boolean {
  const at = turns.findLastIndex(
    (turn, index) =>
      turn.isSafe === true || (index > 0 && isOfHomecoming(turn, turns[index - 1] ?? turn)),
  );
  return at >= 0 && !turns.slice(at).some((turn) => tellsOfHarm(turn));
}

/** Reads a text once. */
function remembered(read: (text: string) => Reading): (text: string) => Reading {
  const known = new Map<string, Reading>();
  return (text) => {
    const reading = known.get(text) ?? read(text);
    known.set(text, reading);
    return reading;
  };
}
