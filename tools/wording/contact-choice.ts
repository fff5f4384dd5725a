import { inTurn } from "../../schemas/lists.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import {
  isEmergency,
  isForDomesticWorkers,
  isForSeafarers,
  order,
  type Entry,
  type Wish,
} from "./contact-order.ts";
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
  const sides = entriesOf(knowledge, corridor, wish);
  const { origin, destination } = sidesOf(corridor);
  const isAtHome = wish.beforeLeaving || wish.returned;
  const place = isAtHome ? origin : destination;
  const mine = (entry: Entry) => !isForOwnAbroad(entry) || entry.content.jurisdiction === origin;
  const isReached = (entry: Entry) => reaches(entry, place);
  const ordered = new Set(isAtHome ? fromHome(sides, wish) : fromAbroad(sides, wish));
  const told = [...ordered].filter(
    (entry) =>
      (wish.atSea ? !isForDomesticWorkers(entry) : !isForSeafarers(entry)) &&
      (mine(entry) || entry.content.jurisdiction === place),
  );
  const choices = [...told.filter(isReached), ...told.filter((entry) => !isReached(entry))].map(
    (entry) => ({
      entry,
      phone: phoneSpoken(entry, wish) ?? phoneFrom(entry, place),
      ...(mine(entry) && abroadOf(entry)),
    }),
  );
  const numbers = new Set<string>();
  return choices.filter(({ entry, phone }) => {
    if (phone === null) return true;
    const number = phone.startsWith("+") ? phone : `${entry.content.jurisdiction} ${phone}`;
    return !numbers.has(number) && numbers.add(number);
  });
}

interface Sides {
  readonly own: readonly Entry[];
  readonly there: readonly Entry[];
  readonly home: readonly Entry[];
  readonly everywhere: readonly Entry[];
}

function entriesOf(knowledge: Snapshot, corridor: string, wish: Wish): Sides {
  const directory = knowledge.derive(byCorridor);
  const { origin, destination } = sidesOf(corridor);
  const of = (pattern: string) => (directory.get(pattern) ?? []).toSorted(order(wish));
  return {
    own: origin !== null && destination !== null ? of(`${origin}-${destination}`) : [],
    there: destination === null ? [] : of(`*-${destination}`),
    home: origin === null ? [] : of(`${origin}-*`),
    everywhere: [...of("*"), ...of("*-*")].filter(({ content }) => content.verified != null),
  };
}

function fromAbroad({ own, there, home, everywhere }: Sides, wish: Wish): Entry[] {
  const police = wish.inDanger ? there.filter(isEmergency) : [];
  const seafarers = everywhere.filter(isForSeafarers).slice(0, MOST_SEAFARERS);
  const general = everywhere.filter((entry) => !isForSeafarers(entry));
  const [called, written] = [hasNumber, (entry: Entry) => !hasNumber(entry)].map((kind) => [
    ...own.filter(kind),
    // What can be dialled from anywhere stands before what may not be.
    ...inTurn([there.filter(kind), home.filter(kind).toSorted(anywhereFirst)]),
  ]);
  const last = [...general.slice(0, 1), ...(wish.atSea ? seafarers : []), ...general];
  const first = wish.atSea ? seafarers.slice(0, 1) : [];
  return [...police, ...first, ...(called ?? []), ...(written ?? []), ...last];
}

/** Who is back calls home first, and in turn where the work was, where the claim is. */
function fromHome({ own, there, home, everywhere }: Sides, { returned }: Wish): Entry[] {
  const called = home.filter(hasNumber);
  const others = [...own, ...there].filter((entry) => !isEmergency(entry));
  const written = (entry: Entry) => !hasNumber(entry);
  const first = new Set([...called.filter(isOfGovernment), ...called]);
  const calledThere = others.filter(hasNumber);
  return [
    ...(returned ? inTurn([[...first], calledThere]) : [...first, ...calledThere]),
    ...home.filter(written),
    ...others.filter(written),
    ...everywhere,
  ];
}

function isOfGovernment({ extensions }: Entry): boolean {
  return extensions?.kind === "government";
}

function abroadOf({ extensions }: Entry): Pick<Choice, "abroad"> {
  const abroad = extensions?.phone_from_abroad;
  return abroad === undefined ? {} : { abroad };
}

function isForOwnAbroad({ content, extensions }: Entry): boolean {
  const own = content.applicable_corridors?.includes(`${content.jurisdiction}-*`) === true;
  return own && extensions?.phone_from_abroad !== undefined;
}

function hasNumber({ content }: Entry): boolean {
  return content.phone != null;
}

function anywhereFirst(a: Entry, b: Entry): number {
  return Number(reaches(b, "")) - Number(reaches(a, ""));
}

/** Whether its number, where it has one, can be dialled there; where nobody knows the place it may. */
function reaches(entry: Entry, place: string | null): boolean {
  const phone = phoneFrom(entry, place);
  const { jurisdiction } = entry.content;
  return phone === null || place === null || phone.startsWith("+") || jurisdiction === place;
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

/** The directory's entries in force by corridor pattern. */
function byCorridor(snapshot: Snapshot): ReadonlyMap<string, readonly Entry[]> {
  const directory = new Map<string, Entry[]>();
  for (const entry of snapshot.all("ngo_directory")) {
    for (const pattern of entry.content.applicable_corridors ?? []) {
      const known = directory.get(pattern);
      if (known === undefined) directory.set(pattern, [entry]);
      else known.push(entry);
    }
  }
  return directory;
}
