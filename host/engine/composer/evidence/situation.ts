import { QUESTION_MARK } from "../../../../schemas/question-mark.ts";
import { OF_CONTACTS } from "../../../../schemas/questions.ts";
import type { Reading } from "../../../contract/reading.ts";
import { isAlwaysTold } from "../../../risk/danger/danger.ts";
import { wishesToDie } from "../../../risk/needs/wish-to-die.ts";
import type { Draft } from "../block.ts";
import { isDangerous } from "./in-danger.ts";
import type { Found } from "./evidence.ts";

/** How an answer is built: by whom to call alone where somebody wants to die, from what was asked of the service itself, by a refusal and the law where help with exploiting people is asked for, by limits and law where an employer asks what is lawful, from warning signs, from what was looked up, with nothing but whom to call where that was asked or somebody died, by a kind word where nothing new was said, by asking back, by a friendly word, or by saying that the message could not be read. */
export type Situation =
  | "life"
  | "service"
  | "refused"
  | "employer"
  | "contact"
  | "signs"
  | "answer"
  | "courtesy"
  | "ask"
  | "unrelated"
  | "unread";

/** Decides from the evidence alone. A mild hit on a text that is not about work is no ground to speak of law or contacts; where somebody may be in danger it is; lookups and retrieval keep silent there themselves unless a law is named. What an unread image says may be about work. */
export function situationOf(draft: Pick<Draft, "found" | "reading" | "knowledge">): Situation {
  const { found, reading } = draft;
  if (wishesToDie(reading)) return "life";
  if (reading.exploitingAsked === true) return "refused";
  if (asksOfService(found, reading)) return "service";
  if (isCourtesy(found, reading)) return "courtesy";
  if (reading.unread === true && found.hits.length === 0) return "unread";
  if (!isRelated(found, reading) && !isDangerous(draft))
    return found.unreadImage ? "ask" : "unrelated";
  return situationOfWork(draft);
}

/** The same of a message about work, or of somebody in danger. */
function situationOfWork(draft: Pick<Draft, "found" | "reading" | "knowledge">): Situation {
  const { found, reading } = draft;
  if (asksForContact(found, reading) || mourns(found, reading)) return "contact";
  if (isAskedByEmployer(draft)) return "employer";
  if (found.hits.length > 0) return "signs";
  return hasFacts(found) || (reading.signsBefore ?? []).length > 0 ? "answer" : "ask";
}

/** Whether anything was looked up that an answer can be made of. */
function hasFacts({ caps, laws, labels, indicators, documents }: Found): boolean {
  return [caps, laws, labels, indicators, documents].some((items) => items.length > 0);
}

/** Whether the service itself is asked about, and nothing grave fired. */
function asksOfService({ hits }: Found, { serviceAsked }: Reading): boolean {
  return serviceAsked !== undefined && !hits.some(isAlwaysTold);
}

/** Whether nothing new was said after an answer, or nothing but thanks at all. */
function isCourtesy({ hits }: Found, { addsNothing }: Reading): boolean {
  return addsNothing === true && hits.length === 0;
}

/** Whether whoever hires asks what is lawful, and no rule of the request fired. */
function isAskedByEmployer({ found, reading }: Pick<Draft, "found" | "reading">): boolean {
  return reading.askedByEmployer !== undefined && !found.hits.some(({ custom }) => custom === true);
}

/** UTF-16 units up to which a message that asks about a number says little else. */
const SHORT = 100;

/** Whether whom to call, or whose a number is, is all that is asked, nothing grave fired, and somebody is known. */
function asksForContact({ hits, contacts }: Found, reading: Reading): boolean {
  const { contactAsked, numbersAsked, questionAsked, text } = reading;
  if (contacts.length === 0) return false;
  const isOfContacts = questionAsked !== undefined && OF_CONTACTS.has(questionAsked);
  if (contactAsked?.alone === true || isOfContacts) return !hits.some(isAlwaysTold);
  return numbersAsked !== undefined && hits.length === 0 && text.length <= SHORT;
}

/** Whether somebody died abroad, and somebody is known who helps with what is to be done. */
function mourns({ contacts }: Found, { bereaved }: Reading): boolean {
  return bereaved === true && contacts.length > 0;
}

/** Whom to call is looked up where danger is possible, too, and then told. */
function isRelated(found: Found, { aboutWork, danger }: Reading): boolean {
  return (
    aboutWork ||
    ((danger ?? null) !== null && found.contacts.length > 0) ||
    found.hits.some(isAlwaysTold) ||
    hasFacts(found)
  );
}

/** Whether the message asks something in so many words. */
export function isQuestion({ text }: Reading): boolean {
  return QUESTION_MARK.test(text);
}
