import { isGraveSeverity } from "../../schemas/taxonomy.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit } from "../contract/layer.ts";
import type { KindChances, Reading } from "../contract/reading.ts";
import { messageRisk } from "./message-risk.ts";

/** Dimensions by which somebody's body or liberty is in danger. */
export const DANGER: ReadonlySet<string> = new Set([
  "physical-and-sexual-violence",
  "restriction-of-movement",
  "isolation",
  "intimidation-and-threats",
]);

/** Of these a grave sign counts alone: people threaten in jest. */
const THREATS = "intimidation-and-threats";
const HARM = ["violence", "confinement", "threat"];

/** Risk of a message under which rules that are not grave found words and not deeds. */
const WORDS_ONLY = 0.1;

/** Chance that somebody in danger speaks, from which on they may be; a lower one where most likely a victim speaks: to tell them what they need not do harms nobody. */
const SOUNDS_IN_DANGER = 0.3;
const MAY_BE_IN_DANGER = 0.1;
const VICTIM = 0.5;

/** What tells whether somebody may be in danger. */
export interface Signs {
  readonly hits: readonly GrepHit[];
  readonly reading: Reading;
  readonly knowledge: Snapshot;
}

/**
 * Whether someone may be in danger now: violence, confinement, isolation or a grave threat fired, the message asks for help and speaks of harm, its wording is that of people in danger, it is nothing but a call for help, or it could not be read at all.
 * Chat and classifier both ask this, so that neither lets pass what the other calls danger.
 */
export function mayBeInDanger(signs: Signs): boolean {
  const { topics, wording, unread, callsForHelp } = signs.reading;
  return (
    unread === true ||
    callsForHelp === true ||
    (topics.has("help") && HARM.some((topic) => topics.has(topic))) ||
    (wording !== null && soundsInDanger(wording)) ||
    isFired(signs)
  );
}

/** Whether a hit is told whatever the message reads like: a rule of the request's own, or a grave one. */
export function isAlwaysTold({ severity, custom }: GrepHit): boolean {
  return custom === true || isGraveSeverity(severity);
}

/** Whether rules that fired, none of them grave, found words and not deeds, as the message as a whole is hardly ever one of exploitation. */
export function findsWordsOnly({ hits, reading, knowledge }: Signs): boolean {
  if (hits.some(isAlwaysTold)) return false;
  const { risk, wording } = messageRisk(hits, reading, knowledge);
  return wording !== null && risk < WORDS_ONLY;
}

function isFired(signs: Signs): boolean {
  const telling = signs.hits.filter(isDangerSign);
  return telling.length > 0 && !findsWordsOnly(signs);
}

function isDangerSign({ dimensions, severity, by_wording }: GrepHit): boolean {
  if (by_wording === true) return false;
  return dimensions.some(
    (each) => DANGER.has(each) && (each !== THREATS || isGraveSeverity(severity)),
  );
}

function soundsInDanger({ danger, victim }: KindChances): boolean {
  return danger >= SOUNDS_IN_DANGER || (danger >= MAY_BE_IN_DANGER && danger + victim >= VICTIM);
}
