import type { Snapshot } from "../contract/knowledge.ts";
import type { Reading } from "../contract/reading.ts";
import { nearestLanguage } from "../reading/language.ts";
import { onlyThanks } from "../reading/thanks.ts";
import { languagesByConcepts } from "../wording/concepts.ts";
import { BEGINNING } from "../wording/known-words.ts";
import { isAboutSomethingElse } from "../wording/something-else.ts";
import { isLatin, isUnread } from "../wording/unread.ts";
import { withNumbersAsked } from "./number-asked.ts";
import { withDanger } from "./heard-danger.ts";
import { LOOKED_AT, messageRisk } from "./message-risk.ts";

/** Chance of something else altogether under which a message without risk is, too: a question about law, an agency that explains itself. Of 384 messages by others about something else two that name no work lie below it. */
const UNRELATED = 0.2;
/** The same of a text that names sport, school or leisure, and the risk from which on it is about work all the same: a coach is dismissed and paid, too. */
const UNRELATED_BESIDE_LEISURE = 0.05;
const RISK_BESIDE_LEISURE = 0.5;

/** A reading with what its wording tells: people who are held or beaten seldom name work, employer or contract, and lookups must not be silent then. */
export function withWording(alone: Reading, knowledge: Snapshot): Reading {
  const reading = withNumbersAsked(alone);
  const alarm = onlyThanks(reading) ? {} : alarmIn(reading, knowledge);
  const language = reading.language ?? languageByWords(reading.folded.folded);
  const { risk, wording } = messageRisk([], reading, knowledge);
  const isLeisure = reading.topics.has("everyday");
  const least = isLeisure ? RISK_BESIDE_LEISURE : LOOKED_AT;
  const most = isLeisure ? UNRELATED_BESIDE_LEISURE : UNRELATED;
  const soundsLikeWork = wording !== null && (risk >= least || wording.unrelated < most);
  const aboutWork =
    soundsLikeWork ||
    reading.topics.has("wish_to_die") ||
    reading.contactAsked?.alone === true ||
    reading.numbersAsked !== undefined ||
    (reading.namesWork && !isAboutSomethingElse({ ...reading, language, wording }));
  return withDanger({ ...reading, language, wording, aboutWork, ...alarm });
}

/** What is taken for a cry: a call for help and nothing else, or what nobody here reads. */
function alarmIn(reading: Reading, knowledge: Snapshot) {
  const unread = isUnread(reading, knowledge) ? unreadAs(reading) : {};
  const calls = callsForHelp(reading) ? { callsForHelp: true as const, aboutWork: true } : {};
  return { ...unread, ...calls };
}

/** Whoever writes in the script of a language may read it; Latin letters tell nothing. */
function unreadAs({ text, language }: Reading) {
  return { unread: true as const, aboutWork: true, language: isLatin(text) ? null : language };
}

/** The language of a text with too few small words to tell it, by what its other words mean. */
function languageByWords(folded: string): string | null {
  const start = folded.slice(0, BEGINNING);
  const languages = languagesByConcepts(start);
  return languages === null ? null : nearestLanguage(start, languages);
}

/** Letters of a message that can be nothing but a call for help. */
const LONGEST_CALL = 30;

/** "Help me please", "saklolo", "النجدة": whoever writes no more may be unable to. */
function callsForHelp({ topics, text, contactAsked }: Reading): boolean {
  if (contactAsked?.plain === true) return false;
  return topics.size === 1 && topics.has("help") && text.trim().length <= LONGEST_CALL;
}
