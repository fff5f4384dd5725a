import { isGraveSeverity } from "../../../schemas/taxonomy.ts";
import type { KindChances } from "../../contract/reading.ts";
import type { Contact } from "../../contract/tool.ts";
import { blockOf, type Block, type Draft } from "./block.ts";
import { contactLine } from "./contacts.ts";

const ALWAYS = new Set(["physical-and-sexual-violence", "restriction-of-movement", "isolation"]);
const HARM = ["violence", "confinement", "threat"];

/** Chance that somebody in danger speaks, from which on the answer begins with what to do then; a lower one where most likely a victim speaks: to tell them what they need not do harms nobody. */
const SOUNDS_IN_DANGER = 0.3;
const MAY_BE_IN_DANGER = 0.1;
const VICTIM = 0.5;

/** Whether someone may be in danger now: violence, confinement, isolation or a grave threat fired, the message asks for help and speaks of harm, its wording is that of people in danger, it is nothing but a call for help, or it could not be read at all. */
export function isDangerous({ found, reading }: Pick<Draft, "found" | "reading">): boolean {
  const fired = found.hits.some(
    ({ dimensions, severity }) =>
      dimensions.some((dimension) => ALWAYS.has(dimension)) ||
      (isGraveSeverity(severity) && dimensions.includes("intimidation-and-threats")),
  );
  const { topics, wording, unread, callsForHelp } = reading;
  return (
    fired ||
    unread === true ||
    callsForHelp === true ||
    (topics.has("help") && HARM.some((topic) => topics.has(topic))) ||
    (wording !== null && soundsInDanger(wording))
  );
}

function soundsInDanger({ danger, victim }: KindChances): boolean {
  return danger >= SOUNDS_IN_DANGER || (danger >= MAY_BE_IN_DANGER && danger + victim >= VICTIM);
}

/** What to do first when someone may be in danger, with the one number to call. */
export function dangerBlock(draft: Draft): Block | null {
  if (!isDangerous(draft)) return null;
  const contact = urgentContact(draft);
  return blockOf(0, null, [
    contact === null
      ? draft.say("danger-alone")
      : draft.say("danger", { contact: contactLine(draft, contact) }),
  ]);
}

/** The contact to call first in danger: one whose number can be dialled where the person is, checked lately; of these the police or another emergency line there, then whatever is there, then at home, then what answers at any hour. Null without danger, without such a number, or where only international offices are known: who is locked in calls the police before an office abroad. */
export function urgentContact(draft: Draft): Contact | null {
  if (!isDangerous(draft)) return null;
  const [route] = draft.reading.corridors;
  const [destination, origin] = [route?.destination ?? null, route?.origin ?? null];
  const reluctance = (contact: Contact): number =>
    [
      contact.stale,
      contact.emergency !== true || contact.jurisdiction !== destination,
      contact.jurisdiction !== destination,
      contact.jurisdiction !== origin && contact.jurisdiction !== destination,
      !answersAtOnce(contact),
    ].reduce((sum, reason, index) => sum + (reason ? 2 ** (4 - index) : 0), 0);
  const reachable = draft.found.contacts.filter(
    (contact) =>
      isDialable(contact, destination) &&
      (contact.jurisdiction !== "INT" || answersAtOnce(contact)),
  );
  return reachable.toSorted((a, b) => reluctance(a) - reluctance(b))[0] ?? null;
}

function answersAtOnce({ name, note, emergency }: Contact): boolean {
  return (
    emergency === true ||
    /(?<!non-)\bemergency\b/i.test(name) ||
    /\b24(?:\s?\/\s?7|[- ]hours?)\b/i.test(note ?? "")
  );
}

/** What has no country code works only inside its own country. */
function isDialable({ phone, jurisdiction }: Contact, destination: string | null): boolean {
  return phone !== null && (phone.startsWith("+") || jurisdiction === destination);
}
