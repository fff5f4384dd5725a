import { inTurn } from "../../schemas/lists.ts";
import { mostContacts } from "../../schemas/most-contacts.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import { liesIn } from "./areas.ts";
import { inOrder, isForMatter, type Wish } from "./contact-order.ts";
import { helps, lateness } from "./contact-fitness.ts";
import { EMBASSY, listedContact, type Entry, type ListedContact } from "./listed-contact.ts";
import { sidesOf } from "./corridors.ts";

/** A contact that was chosen, with the number by which it is reached from where the person is. */
export interface Choice {
  readonly entry: Entry;
  readonly phone: string | null;
  /** The number to dial from another country; none where a country keeps it for its own people. */
  readonly abroad?: string;
}

/** Seafarers need their embassy and the police too. */
const MOST_SEAFARERS = 3;

/** The contacts of a route, and the country where the person is if none of them is there. */
export interface Choices {
  readonly choices: readonly Choice[];
  readonly uncovered: string | null;
}

/** Contacts of a route in the order they are told, each number once: in danger the police where the person is, and before them the line for seafarers where the ship is in no port, then numbers that can be dialled there, the home country's in turn with the destination's; for who has not left or is back those at home and never the police of the destination. What cannot be dialled where the person is comes last, and is not told to who has not left; a line that a country keeps for its own people abroad is told to nobody else there; lines for seafarers are told to seafarers alone, those for household workers not to who does other work, and such bodies that serve the whole world to household workers alone; what is there for complaints about recruiters alone comes last where somebody is in danger. */
export function chosenContacts(knowledge: Snapshot, corridor: string, wish: Wish): Choices {
  const { origin, destination } = sidesOf(corridor);
  const isAtHome = callsFromHome(wish);
  const place = isAtHome ? origin : destination;
  const caller: Caller = { wish, origin, place, sender: origin ?? destination };
  const sides = contactsOf(knowledge, corridor, caller);
  const unsure = seeksEmbassy(wish) ? [] : sides.own.filter(({ isUnsure }) => isUnsure);
  const sure = { ...sides, own: sides.own.filter((contact) => !unsure.includes(contact)) };
  const inOrderOfPlace = isAtHome ? fromHome(sure, caller) : fromAbroad(sure, wish);
  const ordered = new Set([...inOrderOfPlace, ...unsure]);
  const theirs = [...ordered].filter((contact) => !wish.beforeLeaving || reaches(contact, caller));
  const isOutOfReach = (contact: ListedContact) =>
    Number(
      !reaches(contact, caller) && !isForMinor(contact, caller) && !isForAbsent(contact, wish),
    );
  const told = withUnsure(
    theirs.toSorted(
      (a, b) => isOutOfReach(a) - isOutOfReach(b) || latenessOf(a, caller) - latenessOf(b, caller),
    ),
    caller,
  );
  const choices = eachNumberOnce(told.map((contact) => choiceOf(contact, caller)));
  const isCovered = choices.some(({ entry }) => entry.content.jurisdiction === place);
  return { choices, uncovered: isCovered ? null : place };
}

/** Who writes about a person abroad needs the embassy there, which is told with the doubt about its number. */
function seeksEmbassy({ askedFor, fromAfar }: Wish): boolean {
  return askedFor === EMBASSY || fromAfar;
}

/** Whether the person abroad calls it, though who writes cannot: their embassy, or where pay is owed the labour office. */
function isForAbsent(contact: ListedContact, { fromAfar, aboutWages }: Wish): boolean {
  return fromAfar && (isEmbassy(contact) || (aboutWages && contact.isForLabour));
}

function isEmbassy({ entry }: ListedContact): boolean {
  return entry.extensions?.kind === EMBASSY;
}

function callsFromHome({ beforeLeaving, returned, fromAfar }: Wish): boolean {
  return beforeLeaving || returned || fromAfar;
}

/** Who calls, where they are from and where they call from; null where nobody knows. */
interface Caller {
  readonly wish: Wish;
  readonly origin: string | null;
  readonly place: string | null;
  /** Where they are from, or else where they are. */
  readonly sender: string | null;
}

function latenessOf(contact: ListedContact, { wish, place }: Caller): number {
  return lateness(contact, { wish, isThere: contact.entry.content.jurisdiction === place });
}

/** A child's family can call a line at home that the child cannot. */
function isForMinor({ isForChildren }: ListedContact, { wish }: Caller): boolean {
  return isForChildren && wish.minor;
}

/** An embassy whose number nobody could confirm is told behind all else, as the last of the few where no other number of it is known there, and in its own place to who asks for it. */
function withUnsure(
  told: readonly ListedContact[],
  { wish, place }: Caller,
): readonly ListedContact[] {
  if (seeksEmbassy(wish)) return told;
  const sure = told.filter((contact) => !contact.isUnsure);
  const unsure = told.filter((contact) => contact.isUnsure);
  const before =
    callsFromHome(wish) || sure.some((contact) => isEmbassyIn(contact, place))
      ? sure.length
      : mostContacts(wish.atSea) - 1;
  return [...sure.slice(0, before), ...unsure, ...sure.slice(before)];
}

function isEmbassyIn({ hasNumber: isCalled, entry }: ListedContact, place: string | null): boolean {
  return isCalled && entry.extensions?.kind === EMBASSY && entry.content.jurisdiction === place;
}

function isFor(contact: ListedContact, caller: Caller): boolean {
  const { wish, origin, place, sender } = caller;
  if (contact.isForSeafarers && !wish.atSea) return false;
  if (contact.isForDomesticWorkers && !mayBeInHousehold(contact, caller)) return false;
  if (!liesIn(sender, contact.areas) || !helps(contact, wish)) return false;
  return isTheirs(contact, origin) || contact.entry.content.jurisdiction === place;
}

function mayBeInHousehold({ entry }: ListedContact, { wish: { atSea, work } }: Caller): boolean {
  if (entry.content.jurisdiction === "INT") return !atSea && work === "household";
  return !atSea && work !== "other";
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
  /** Those of the route alone. */
  readonly own: readonly ListedContact[];
  readonly there: readonly ListedContact[];
  readonly home: readonly ListedContact[];
  /** At home those whom people call who came there to work. */
  readonly homeForAll: readonly ListedContact[];
  readonly everywhere: readonly ListedContact[];
}

function contactsOf(knowledge: Snapshot, corridor: string, caller: Caller): Sides {
  const directory = knowledge.derive(byCorridor);
  const { origin, destination } = sidesOf(corridor);
  const of = (pattern: string) =>
    inOrder(
      (directory.get(pattern) ?? []).filter((contact) => isFor(contact, caller)),
      caller.wish,
    ).toSorted((a, b) => latenessOf(a, caller) - latenessOf(b, caller));
  return {
    own: origin !== null && destination !== null ? of(`${origin}-${destination}`) : [],
    there: destination === null ? [] : of(`*-${destination}`),
    home: origin === null ? [] : of(`${origin}-*`),
    homeForAll: origin === null ? [] : of(`*-${origin}`),
    everywhere: [...of("*"), ...of("*-*")]
      .filter(({ entry }) => entry.content.verified != null)
      .toSorted((a, b) => Number(b.hasNumber) - Number(a.hasNumber) || a.worldRank - b.worldRank),
  };
}

function fromAbroad({ own, there, home, everywhere }: Sides, wish: Wish): ListedContact[] {
  const police = wish.inDanger ? there.filter((contact) => contact.isEmergency) : [];
  const seafarers = seafarersAmong(everywhere);
  const general = everywhere.filter((contact) => !contact.isForSeafarers);
  const fitting = [...there, ...home].filter((contact) => isForMatter(contact, wish));
  const [called, written] = [hasNumber, hasNone].map((kind) => [
    ...fitting.filter(kind),
    ...own.filter(kind),
    // What can be dialled from anywhere stands before what may not be.
    ...inTurn([there.filter(kind), home.filter(kind).toSorted(anywhereFirst)]),
  ]);
  // On land the police reach nobody at sea.
  const first = wish.inPort ? [] : seafarers.slice(0, 1);
  return [...first, ...police, ...seafarers, ...(called ?? []), ...(written ?? []), ...general];
}

/** Who is back calls home first, and in turn where the work was, where the claim is; who writes about a person abroad does, too, and the police there, whom they cannot call, come last. Who has not left asks at home, where nobody is known there the first that serves the whole world, and those of the destination last. */
function fromHome(sides: Sides, { wish, origin }: Caller): ListedContact[] {
  const { own, there, homeForAll, everywhere } = sides;
  const { returned, fromAfar, inDanger } = wish;
  const police = inDanger && !fromAfar ? homeForAll.filter((contact) => contact.isEmergency) : [];
  const home = [...sides.home, ...homeForAll.filter((contact) => !contact.isEmergency)];
  const called = home.filter(hasNumber);
  const others = [...own, ...there].filter((contact) => !contact.isEmergency);
  const first = [...called.filter((contact) => contact.isOfGovernment), ...called];
  const [calledThere, written] = [others.filter(hasNumber), home.filter(hasNone)];
  const world = [...seafarersAmong(everywhere), ...everywhere];
  const policeThere = fromAfar ? there.filter((contact) => contact.isEmergency) : [];
  return returned || fromAfar
    ? [
        ...police,
        ...inTurn([
          [...new Set(first)],
          fromAfar ? calledThere.toSorted(nearestFirst(wish)) : calledThere,
        ]),
        ...written,
        ...others.filter(hasNone),
        ...world,
        ...policeThere,
      ]
    : [
        ...police,
        ...first,
        ...written,
        ...(origin !== null && home.length === 0 ? everywhere.slice(0, 1) : []),
        ...calledThere,
        ...world,
        ...others.filter(hasNone),
      ];
}

/** Of those of the trade the lines first, then the union, which sees to pay and to ships that were left. */
function seafarersAmong(everywhere: readonly ListedContact[]): readonly ListedContact[] {
  return everywhere
    .filter((contact) => contact.isForSeafarers)
    .toSorted(
      (a, b) =>
        Number(b.hasNumber) - Number(a.hasNumber) || Number(b.isOfUnion) - Number(a.isOfUnion),
    )
    .slice(0, MOST_SEAFARERS);
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

/** For who writes about a person abroad their country's embassy there, then what they or that person can dial. */
function nearestFirst(wish: Wish) {
  const rank = (contact: ListedContact): number => {
    if (isEmbassy(contact)) return 0;
    return contact.isDialledAnywhere || isForAbsent(contact, wish) ? 1 : 2;
  };
  return (a: ListedContact, b: ListedContact) => rank(a) - rank(b);
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
