import type { Contact } from "../../../../contract/tool.ts";
import type { Draft } from "../../block.ts";
import { isAttacked, isDangerous } from "../../evidence/in-danger.ts";

/** The contact to call first where somebody is in danger, needs a doctor or is in custody: for a doctor the emergency number where the person is; else of who is at sea and in no port the line for seafarers; of others one whose number can be dialled where the person is, checked lately; of these the police or another emergency line there, then whatever is there, then at home, then what answers at any hour; who is back at home, or has not left, is there. Null without such need, without such a number, or where only international offices are known: who is locked in calls the police before an office abroad. Who fears the police, or is in their hands, is told an embassy or a help organisation, else an office at home, and none of the country where they are. Where a message that nothing reads does not name the place, none of its home country is told first: they may be anywhere. */
export function urgentContact(draft: Draft): Contact | null {
  const { needsDoctor, fearsPolice, inCustody, threatenedAtHome, fromAfar } = draft.reading;
  if (fromAfar === true) return contactFromAfar(draft);
  if (needsDoctor === true && !isAfloat(draft)) {
    const emergency = emergencyThere(draft);
    if (emergency !== null) return emergency;
  }
  if (inCustody === true) return alliedContact(draft);
  if (!isDangerous(draft)) return null;
  // The police there protect no house at home.
  if (threatenedAtHome === true && !isAttacked(draft)) return null;
  if (fearsPolice === true) return alliedContact(draft);
  const { home, place } = sidesOf(draft.reading);
  const reluctance = (contact: Contact): number =>
    weightOf([
      isDoubtful(draft, contact),
      contact.emergency !== true || contact.jurisdiction !== place,
      contact.jurisdiction !== place,
      contact.jurisdiction !== home && contact.jurisdiction !== place,
      !answersAtOnce(contact),
    ]);
  const reachable = reachableContacts(draft);
  const onBoard = reachable.find((contact) => isOnBoard(draft, contact));
  return onBoard ?? reachable.toSorted((a, b) => reluctance(a) - reluctance(b))[0] ?? null;
}

/** The first that can be called from home, where a person abroad is in danger, needs a doctor or is in custody; no emergency number works from there. */
function contactFromAfar(draft: Draft): Contact | null {
  const { needsDoctor, inCustody } = draft.reading;
  if (!isDangerous(draft) && needsDoctor !== true && inCustody !== true) return null;
  const { home } = sidesOf(draft.reading);
  const reachable = draft.found.contacts.filter(
    (contact) => contact.emergency !== true && isDialable(contact, home),
  );
  return (
    reachable.find(({ jurisdiction }) => jurisdiction !== "INT") ??
    reachable.find(answersAtOnce) ??
    null
  );
}

/** Of the embassies and help organisations that can be called, else of the offices of their own country, the first, and no office of the state where they are; who is in custody asks their embassy, as none but it may ask to see them. */
function alliedContact(draft: Draft): Contact | null {
  const { home } = sidesOf(draft.reading);
  const isHeld = draft.reading.inCustody === true;
  const distance = (contact: Contact): number =>
    weightOf([
      isDoubtful(draft, contact),
      isHeld && !isOfKind(draft, contact, EMBASSY),
      !isOfKind(draft, contact, ALLIES),
      contact.jurisdiction !== home,
    ]);
  const others = reachableContacts(draft).filter(
    (contact) => contact.emergency !== true && isTheirs(draft, contact, home),
  );
  return others.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** The police or another emergency line where the person is, or, where nobody knows where that is, any. */
export function emergencyThere(draft: Draft): Contact | null {
  return draft.found.contacts.find((contact) => isPoliceThere(draft, contact)) ?? null;
}

/** Whether it is the police or another emergency line where the person is. */
export function isPoliceThere({ reading }: Draft, { emergency, jurisdiction }: Contact): boolean {
  const { place } = sidesOf(reading);
  return emergency === true && (place === null || jurisdiction === place);
}

/** Whether it is a line for seafarers and somebody is at sea, out of reach of the police on land. */
export function isOnBoard(draft: Draft, { id, custom }: Contact): boolean {
  if (!isAfloat(draft) || custom === true) return false;
  const { serves = [] } = draft.knowledge.get("ngo_directory", id)?.extensions ?? {};
  return serves.includes("seafarers");
}

/** Of several reasons against something each counts more than all that follow it. */
function weightOf(reasons: readonly boolean[]): number {
  return reasons.reduce((sum, reason) => sum * 2 + Number(reason), 0);
}

/** Whether somebody is at sea and in no port, where neither police nor ambulance come. */
export function isAfloat({ reading: { atSea, inPort } }: Draft): boolean {
  return atSea === true && inPort !== true;
}

/** Countries where people are held who were promised another one. */
const HELD_IN: ReadonlySet<string> = new Set(["KH", "LA", "LY", "MM"]);

/** Where the person is, the side of the route where they are not, and which of the two is their home. */
function sidesOf({ corridors, returned, beforeLeaving, isIn }: Draft["reading"]) {
  const held = corridors.find((route) => HELD_IN.has(route.destination ?? ""));
  const { origin = null, destination = null } = held ?? corridors[0] ?? {};
  const isAt = (code: string | null) => code !== null && isIn?.has(code) === true;
  const isHome = isAt(origin) && !isAt(destination);
  return returned === true || beforeLeaving === "told" || isHome
    ? { place: origin, elsewhere: destination, home: origin, isAtHome: true }
    : { place: destination, elsewhere: origin, home: origin, isAtHome: false };
}

function reachableContacts({ found, reading }: Draft): readonly Contact[] {
  const { place, elsewhere, isAtHome } = sidesOf(reading);
  const isAnywhere = reading.unread === true && place === null;
  return found.contacts.filter(
    (contact) =>
      isDialable(contact, place) &&
      (contact.jurisdiction !== "INT" || answersAtOnce(contact)) &&
      (!isAnywhere || contact.jurisdiction === "INT") &&
      (!isAtHome || contact.jurisdiction !== elsewhere),
  );
}

const EMBASSY: readonly string[] = ["embassy_or_consulate"];
/** Bodies that do not report who comes to them. */
const ALLIES: readonly string[] = [...EMBASSY, "ngo", "union"];

/** Whether it is an ally, or an office of their own country. */
function isTheirs(draft: Draft, contact: Contact, home: string | null): boolean {
  return isOfKind(draft, contact, ALLIES) || contact.jurisdiction === home;
}

/** What a request brings of its own counts as of any kind. */
function isOfKind({ knowledge }: Draft, { id, custom }: Contact, kinds: readonly string[]) {
  if (custom === true) return true;
  return kinds.includes(knowledge.get("ngo_directory", id)?.extensions?.kind ?? "");
}

/** Whether its number was seen long ago, or could not be confirmed. */
function isDoubtful({ knowledge }: Draft, { id, custom, stale }: Contact): boolean {
  if (stale || custom === true) return stale;
  return knowledge.get("ngo_directory", id)?.extensions?.confidence === "low";
}

function answersAtOnce({ emergency, always_open: always }: Contact): boolean {
  return emergency === true || always === true;
}

/** What has no country code works only inside its own country. */
function isDialable({ phone, jurisdiction }: Contact, place: string | null): boolean {
  return phone !== null && (phone.startsWith("+") || jurisdiction === place);
}
