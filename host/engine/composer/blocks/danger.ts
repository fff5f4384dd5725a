import { hasAny } from "../../../../schemas/subjects.ts";
import type { Contact } from "../../../contract/tool.ts";
import { wishesToDie } from "../../../risk/needs/wish-to-die.ts";
import { blockOf, type Block, type Draft } from "../block.ts";
import { contactLine } from "./contacts.ts";
import { isDangerous } from "../evidence/in-danger.ts";

/** What to do first when someone may be in danger: to get a doctor where one is needed, to call the police there, by their number where it is known, else by those words alone and whom next; who fears the police reads first when not to call them. */
export function dangerBlock(draft: Draft): Block | null {
  const { reading, say } = draft;
  if (!isDangerous(draft))
    return reading.needsDoctor === true ? blockOf(0, null, [say("danger-medical")]) : null;
  return blockOf(0, null, [
    ...(wishesToDie(reading) ? [say("danger-life")] : []),
    ...(reading.needsDoctor === true ? [say("danger-medical")] : []),
    ...(reading.fearsPolice === true ? [say("danger-fear")] : []),
    ...whomToCall(draft, urgentContact(draft)),
  ]);
}

/** Where a doctor comes first, a life, or somebody other than the police, only whom to call is left to say, unless somebody hurts or holds them. */
function whomToCall(draft: Draft, contact: Contact | null): readonly string[] {
  const { needsDoctor, fearsPolice, topics } = draft.reading;
  const isAttacked = hasAny(topics, ATTACKED);
  const line = contact === null ? [] : [contactLine(draft, contact)];
  const isTold = needsDoctor === true || fearsPolice === true || wishesToDie(draft.reading);
  if (!isTold) return [inDanger(draft, contact)];
  if (!isAttacked) return line;
  return fearsPolice === true
    ? [...line, inDanger(draft, policeThere(draft))]
    : [inDanger(draft, contact)];
}

function inDanger(draft: Draft, contact: Contact | null): string {
  return contact === null ? draft.say("danger-alone") : withContact(draft, contact);
}

function policeThere(draft: Draft): Contact | null {
  return draft.found.contacts.find((contact) => isPoliceThere(draft, contact)) ?? null;
}

/** Subjects by which somebody hurts or holds the person. */
const ATTACKED = ["confinement", "violence"] as const;

/** No office is passed off as the police. */
function withContact(draft: Draft, contact: Contact): string {
  const values = { contact: contactLine(draft, contact) };
  if (isOnBoard(draft, contact)) return draft.say("danger-sea", values);
  return isPoliceThere(draft, contact)
    ? draft.say("danger", values)
    : draft.say("danger-next", values);
}

function isPoliceThere({ reading }: Draft, { emergency, jurisdiction }: Contact): boolean {
  const { here } = sidesOf(reading);
  return emergency === true && (here === null || jurisdiction === here);
}

/** Where the person is, and the side of the route where they are not. */
function sidesOf({ corridors, returned, beforeLeaving }: Draft["reading"]) {
  const { origin = null, destination = null } = corridors[0] ?? {};
  return returned === true || beforeLeaving === "told"
    ? { here: origin, elsewhere: destination, isAtHome: true }
    : { here: destination, elsewhere: origin, isAtHome: false };
}

/** What the police may ask, where somebody lacks papers and tells of no danger. */
export function statusBlock(draft: Draft): Block | null {
  const isTold = draft.reading.matter === "no-status" && !isDangerous(draft);
  return isTold ? blockOf(0, null, [draft.say("no-status")]) : null;
}

/** The contact to call first in danger: of who is at sea and in no port the line for seafarers; of others one whose number can be dialled where the person is, checked lately; of these the police or another emergency line there, then whatever is there, then at home, then what answers at any hour; who is back at home, or has not left, is there. Null without danger, without such a number, or where only international offices are known: who is locked in calls the police before an office abroad. Who fears the police is told an embassy or a help organisation, else an office at home. Where a message that nothing reads does not name the place, none of its home country is told first: they may be anywhere. */
export function urgentContact(draft: Draft): Contact | null {
  if (!isDangerous(draft)) return null;
  const { here: place, elsewhere, isAtHome } = sidesOf(draft.reading);
  const home = isAtHome ? place : elsewhere;
  const isAnywhere = draft.reading.unread === true && place === null;
  const reluctance = (contact: Contact): number =>
    [
      isDoubtful(draft, contact),
      contact.emergency !== true || contact.jurisdiction !== place,
      contact.jurisdiction !== place,
      contact.jurisdiction !== home && contact.jurisdiction !== place,
      !answersAtOnce(contact),
    ].reduce((sum, reason, index) => sum + (reason ? 2 ** (4 - index) : 0), 0);
  const reachable = draft.found.contacts.filter(
    (contact) =>
      isDialable(contact, place) &&
      (contact.jurisdiction !== "INT" || answersAtOnce(contact)) &&
      (!isAnywhere || contact.jurisdiction === "INT") &&
      (!isAtHome || contact.jurisdiction !== elsewhere),
  );
  if (draft.reading.fearsPolice === true && draft.reading.needsDoctor !== true) {
    const others = reachable.filter(({ emergency }) => emergency !== true);
    const distance = (contact: Contact): number =>
      [
        isDoubtful(draft, contact),
        !isOnTheirSide(draft, contact),
        contact.jurisdiction !== home,
      ].reduce((sum, reason, index) => sum + (reason ? 2 ** (2 - index) : 0), 0);
    return others.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
  }
  const onBoard = reachable.find((contact) => isOnBoard(draft, contact));
  return onBoard ?? reachable.toSorted((a, b) => reluctance(a) - reluctance(b))[0] ?? null;
}

/** Whether it is a body that does not report who comes to it: an embassy, a help organisation or a union. */
function isOnTheirSide({ knowledge }: Draft, { id, custom }: Contact): boolean {
  if (custom === true) return true;
  const { kind = "" } = knowledge.get("ngo_directory", id)?.extensions ?? {};
  return kind === "embassy_or_consulate" || kind === "ngo" || kind === "union";
}

/** Whether its number was seen long ago, or could not be confirmed. */
function isDoubtful({ knowledge }: Draft, { id, custom, stale }: Contact): boolean {
  if (stale || custom === true) return stale;
  return knowledge.get("ngo_directory", id)?.extensions?.confidence === "low";
}

/** Whether it is a line for seafarers and somebody is at sea, out of reach of the police on land. */
function isOnBoard({ knowledge, reading }: Draft, { id, custom }: Contact): boolean {
  if (reading.atSea !== true || reading.inPort === true || custom === true) return false;
  const { serves = [] } = knowledge.get("ngo_directory", id)?.extensions ?? {};
  return serves.includes("seafarers");
}

function answersAtOnce({ emergency, always_open: always }: Contact): boolean {
  return emergency === true || always === true;
}

/** What has no country code works only inside its own country. */
function isDialable({ phone, jurisdiction }: Contact, place: string | null): boolean {
  return phone !== null && (phone.startsWith("+") || jurisdiction === place);
}
