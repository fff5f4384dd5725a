import { inTurn } from "../../schemas/lists.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import { inOrder, type Wish } from "./contact-order.ts";
import { listedContact, type Entry, type ListedContact } from "./listed-contact.ts";
import { sidesOf } from "./corridors.ts";

/** A contact that was chosen, with the number by which it is reached from where the person is. */
export interface Choice {
  readonly entry: Entry;
  readonly phone: string | null;
  /** The number to dial from another country; none where a country keeps it for its own people. */
  readonly abroad?: string;
}

/** Seafarers need their embassy and the police too. */
const MOST_SEAFARERS = 2;

/** Contacts of a route in the order they are told, each number once: in danger the police where the work is, then numbers that can be dialled there, the home country's in turn with the destination's; for who has not left or is back the home government's lines and never the police of the destination. What cannot be dialled where the person is comes last, and a line that a country keeps for its own people abroad is told to nobody else there; lines for seafarers are told to seafarers alone, those for household workers not to them. */
export function chosenContacts(knowledge: Snapshot, corridor: string, wish: Wish): Choice[] {
  const sides = contactsOf(knowledge, corridor, wish);
  const { origin, destination } = sidesOf(corridor);
  const isAtHome = wish.beforeLeaving || wish.returned;
  const place = isAtHome ? origin : destination;
  const caller: Caller = { wish, origin, place };
  const reached: Choice[] = [];
  const unreached: Choice[] = [];
  for (const contact of new Set(isAtHome ? fromHome(sides, wish) : fromAbroad(sides, wish)))
    if (isFor(contact, caller))
      (reaches(contact, caller) ? reached : unreached).push(choiceOf(contact, caller));
  return eachNumberOnce([...reached, ...unreached]);
}

/** Who calls, where they are from and where they call from; null where nobody knows. */
interface Caller {
  readonly wish: Wish;
  readonly origin: string | null;
  readonly place: string | null;
}

function isFor(contact: ListedContact, { wish, origin, place }: Caller): boolean {
  if (wish.atSea ? contact.isForDomesticWorkers : contact.isForSeafarers) return false;
  return isTheirs(contact, origin) || contact.entry.content.jurisdiction === place;
}

function isTheirs({ isForOwnAbroad, entry }: ListedContact, origin: string | null): boolean {
  return !isForOwnAbroad || entry.content.jurisdiction === origin;
}

/** Whether its number, where it has one, can be dialled there; where nobody knows the place it may. */
function reaches({ isDialledAnywhere, entry }: ListedContact, { place }: Caller): boolean {
  return isDialledAnywhere || place === null || entry.content.jurisdiction === place;
}

function choiceOf(contact: ListedContact, { wish, origin, place }: Caller): Choice {
  const { entry } = contact;
  return {
    entry,
    phone: phoneSpoken(entry, wish) ?? phoneFrom(entry, place),
    ...(isTheirs(contact, origin) && abroadOf(entry)),
  };
}

function eachNumberOnce(choices: readonly Choice[]): Choice[] {
  const numbers = new Set<string>();
  return choices.filter(({ entry, phone }) => {
    if (phone === null) return true;
    const number = phone.startsWith("+") ? phone : `${entry.content.jurisdiction} ${phone}`;
    return !numbers.has(number) && numbers.add(number);
  });
}

interface Sides {
  readonly own: readonly ListedContact[];
  readonly there: readonly ListedContact[];
  readonly home: readonly ListedContact[];
  readonly everywhere: readonly ListedContact[];
}

function contactsOf(knowledge: Snapshot, corridor: string, wish: Wish): Sides {
  const directory = knowledge.derive(byCorridor);
  const { origin, destination } = sidesOf(corridor);
  const of = (pattern: string) => inOrder(directory.get(pattern) ?? [], wish);
  return {
    own: origin !== null && destination !== null ? of(`${origin}-${destination}`) : [],
    there: destination === null ? [] : of(`*-${destination}`),
    home: origin === null ? [] : of(`${origin}-*`),
    everywhere: [...of("*"), ...of("*-*")].filter(({ entry }) => entry.content.verified != null),
  };
}

function fromAbroad({ own, there, home, everywhere }: Sides, wish: Wish): ListedContact[] {
  const police = wish.inDanger ? there.filter((contact) => contact.isEmergency) : [];
  const seafarers = everywhere.filter((contact) => contact.isForSeafarers).slice(0, MOST_SEAFARERS);
  const general = everywhere.filter((contact) => !contact.isForSeafarers);
  const [called, written] = [hasNumber, hasNone].map((kind) => [
    ...own.filter(kind),
    // What can be dialled from anywhere stands before what may not be.
    ...inTurn([there.filter(kind), home.filter(kind).toSorted(anywhereFirst)]),
  ]);
  const last = [...general.slice(0, 1), ...(wish.atSea ? seafarers : []), ...general];
  const first = wish.atSea ? seafarers.slice(0, 1) : [];
  return [...police, ...first, ...(called ?? []), ...(written ?? []), ...last];
}

/** Who is back calls home first, and in turn where the work was, where the claim is. */
function fromHome({ own, there, home, everywhere }: Sides, { returned }: Wish): ListedContact[] {
  const called = home.filter(hasNumber);
  const others = [...own, ...there].filter((contact) => !contact.isEmergency);
  const first = new Set([...called.filter((contact) => contact.isOfGovernment), ...called]);
  const calledThere = others.filter(hasNumber);
  return [
    ...(returned ? inTurn([[...first], calledThere]) : [...first, ...calledThere]),
    ...home.filter(hasNone),
    ...others.filter(hasNone),
    ...everywhere,
  ];
}

function abroadOf({ extensions }: Entry): Pick<Choice, "abroad"> {
  const abroad = extensions?.phone_from_abroad;
  return abroad === undefined ? {} : { abroad };
}

function hasNumber(contact: ListedContact): boolean {
  return contact.hasNumber;
}

function hasNone(contact: ListedContact): boolean {
  return !contact.hasNumber;
}

function anywhereFirst(a: ListedContact, b: ListedContact): number {
  return Number(b.isDialledAnywhere) - Number(a.isDialledAnywhere);
}

/** Where each language has a number of its own, that of the reader's, else of English. */
function phoneSpoken({ extensions }: Entry, { language }: Wish): string | undefined {
  const numbers = extensions?.phones_by_language;
  const [spoken = ""] = String(language).split("-");
  return numbers?.[spoken] ?? numbers?.["en"];
}

/** A number without its country's code works only inside that country. */
function phoneFrom({ content, extensions }: Entry, place: string | null): string | null {
  const phone = content.phone ?? null;
  if (phone === null || place === null || content.jurisdiction === place) return phone;
  return phone.startsWith("+") ? phone : (extensions?.phone_from_abroad ?? phone);
}

/** The directory's contacts in force by corridor pattern. */
function byCorridor(snapshot: Snapshot): ReadonlyMap<string, readonly ListedContact[]> {
  const directory = new Map<string, ListedContact[]>();
  const byId = snapshot.all("ngo_directory").toSorted((a, b) => a.id.localeCompare(b.id));
  for (const [place, entry] of byId.entries()) {
    const contact = listedContact(entry, place);
    for (const pattern of entry.content.applicable_corridors ?? []) {
      const known = directory.get(pattern);
      if (known === undefined) directory.set(pattern, [contact]);
      else known.push(contact);
    }
  }
  return directory;
}
