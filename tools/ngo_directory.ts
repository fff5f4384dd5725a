import Type from "typebox";
import type { KnowledgeObject } from "../schemas/envelope.ts";
import type { CustomNgoIntake } from "../schemas/http/custom.ts";
import type { Reading } from "../host/contract/reading.ts";
import type { Contact, ToolContext, ToolModule } from "../host/contract/tool.ts";
import type { Snapshot } from "../host/contract/knowledge.ts";
import { CORRIDOR_PATTERN, corridorOf, coversSide, sidesOf } from "./wording/corridors.ts";
import { WordSet } from "./wording/names.ts";
import { plainText } from "./wording/plain-text.ts";

const MOST_CONTACTS = 4;
const MOST_CALLS = 2;
const DAY_MS = 24 * 3600 * 1000;
const YEAR_MS = 365 * DAY_MS;

const TROUBLE = [
  "unpaid",
  "deduction",
  "confinement",
  "violence",
  "threat",
  "seizure",
  "conditions",
  "forced_labour",
  "absconding",
  "complaint",
  "help",
  "fee",
  "recruitment_fee",
  "loan",
  "deposit",
  "overtime",
];

const AT_SEA =
  /\b(ships?|vessels?|boats?|trawlers?|seafarers?|seam[ae]n|crew|deck(hand)?s?|fisher\w*|kapal|abk|pelaut|barko|marino|mangingisda|barco|marinero|bateau|marin|thuyen|tau ca)\b|เรือ|ទូក|လှေ|သင်္ဘော|渔船|漁船|船员|船員|سفينة|قارب|জাহাজ|जहाज/u;

/** One of these stands in every ASCII text that `AT_SEA` matches, or a word that begins with fisher. */
const SEA_WORDS = new WordSet(
  "ship ships vessel vessels boat boats trawler trawlers seafarer seafarers seaman seamen crew deck decks deckhand deckhands kapal abk pelaut barko marino mangingisda barco marinero bateau marin thuyen tau",
);

/** Whom to call first among equals. */
const KINDS = [
  "trafficking_hotline",
  "ngo",
  "government",
  "embassy_or_consulate",
  "union",
  "international_org",
];
const CONFIDENCES = ["high", "medium", "low"];

type Entry = KnowledgeObject<"ngo_directory">;

export const name = "ngo_directory";

export const description =
  "Whom a migrant worker on a route can call: hotlines, labour offices, embassies, unions and NGOs, each with the day the number was last seen at its source.";

export const schema = Type.Object(
  {
    corridor: Type.String({
      pattern: CORRIDOR_PATTERN,
      description: "The route as <origin>-<destination>; * for a side not known, * alone for none.",
    }),
    language: Type.Optional(
      Type.Union([Type.String({ maxLength: 20 }), Type.Null()], {
        description: "ISO 639 code of the language the person writes in.",
      }),
    ),
    at_sea: Type.Optional(
      Type.Boolean({ description: "Whether the person works on a ship or fishing boat." }),
    ),
  },
  { additionalProperties: false },
);

/** The routes of a message about work; with none and trouble in it, the international contacts. */
export const propose: ToolModule["propose"] = (reading) => {
  if (!reading.aboutWork) return [];
  const corridors = [...new Set(reading.corridors.map(corridorOf))].slice(0, MOST_CALLS);
  if (corridors.length === 0 && isTrouble(reading)) corridors.push("*");
  if (corridors.length === 0) return [];
  const at_sea = isAtSea(reading);
  return corridors.map((corridor) => ({ corridor, language: reading.language, at_sea }));
};

function isAtSea(reading: Reading): boolean {
  const { folded } = reading.folded;
  const plain = plainText(reading);
  const isHinted = !plain.isAscii || SEA_WORDS.mayMeet(plain) || folded.includes("fisher");
  return isHinted && AT_SEA.test(folded);
}

function isTrouble({ topics, wording }: Reading): boolean {
  return TROUBLE.some((topic) => topics.has(topic)) || soundsLikeHarm(wording);
}

/** Whether it is likelier than not that somebody exploits or is exploited, by the wording alone. */
function soundsLikeHarm(wording: Reading["wording"]): boolean {
  return wording !== null && wording.offer + wording.danger + wording.victim >= 0.5;
}

/** At most four contacts: the pair's own first, then those of either side in turn, then international ones; of these, those with a number come first. Drafts are never told. */
export const call: ToolModule["call"] = (args, context) => {
  const corridor = typeof args["corridor"] === "string" ? args["corridor"].toUpperCase() : "*";
  const custom = customContacts(corridor, context);
  const wish = { language: args["language"] ?? null, atSea: args["at_sea"] === true };
  const bundled = bundledContacts(context.knowledge, corridor, wish);
  const told = [...custom, ...bundled].slice(0, MOST_CONTACTS);
  // Someone in trouble needs a number before an address.
  const contacts = [...told.filter(hasNumber), ...told.filter((contact) => !hasNumber(contact))];
  const found = contacts.length > 0;
  return { found, corridor, facts: [], contacts, ...(custom.length > 0 ? { custom: true } : {}) };
};

function hasNumber({ phone, custom }: Contact): boolean {
  return custom === true || phone !== null;
}

function customContacts(corridor: string, { toggles }: ToolContext): Contact[] {
  const { origin, destination } = sidesOf(corridor);
  return (toggles.custom_ngo_intake ?? [])
    .map((intake, index) => ({ intake, index }))
    .filter(
      ({ intake }) =>
        (origin === null || coversSide(intake.corridor_origin, origin)) &&
        (destination === null || coversSide(intake.corridor_dest, destination)),
    )
    .map(({ intake, index }) => customContact(intake, index));
}

function customContact(intake: CustomNgoIntake, index: number): Contact {
  const jurisdiction = [intake.corridor_dest, intake.corridor_origin].find((side) => side !== "*");
  return {
    id: `custom-${index + 1}`,
    name: intake.name,
    jurisdiction: jurisdiction?.toUpperCase() ?? "INT",
    phone: intake.phone ?? null,
    email: intake.email ?? null,
    url: intake.url ?? null,
    verified: null,
    stale: true,
    note: "Given with this request; not checked by the library.",
    custom: true,
  };
}

interface Wish {
  readonly language: string | number | boolean | null;
  readonly atSea: boolean;
}

/** Most answers that a snapshot's directory remembers. */
const MOST_REMEMBERED = 2000;

function bundledContacts(knowledge: Snapshot, corridor: string, wish: Wish): readonly Contact[] {
  const { day, answers } = knowledge.derive(remembered);
  const today = Math.floor(Date.now() / DAY_MS);
  // Whether a number is stale changes with the day only.
  if (day.now !== today || answers.size >= MOST_REMEMBERED) answers.clear();
  day.now = today;
  const key = `${corridor} ${wish.atSea} ${wish.language}`;
  let contacts = answers.get(key);
  if (contacts === undefined) {
    contacts = firstContacts(knowledge, corridor, wish);
    answers.set(key, contacts);
  }
  return contacts;
}

/** What was answered on one day, by route and wish. */
function remembered(): { day: { now: number }; answers: Map<string, readonly Contact[]> } {
  return { day: { now: 0 }, answers: new Map() };
}

function firstContacts(knowledge: Snapshot, corridor: string, wish: Wish): readonly Contact[] {
  const directory = knowledge.derive(byCorridor);
  const { origin, destination } = sidesOf(corridor);
  const of = (pattern: string) =>
    (directory.get(pattern) ?? [])
      .filter((entry) => wish.atSea || !isForSeafarers(entry))
      .toSorted(order(wish));
  const own = origin !== null && destination !== null ? of(`${origin}-${destination}`) : [];
  const there = destination === null ? [] : of(`*-${destination}`);
  const home = origin === null ? [] : of(`${origin}-*`);
  const everywhere = [...of("*"), ...of("*-*")].filter(({ content }) => content.verified != null);
  const ordered = new Set([...own, ...inTurn(there, home), ...everywhere]);
  return [...ordered].slice(0, MOST_CONTACTS).map(contactOf);
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

function isForSeafarers({ content, extensions }: Entry): boolean {
  return /seafarer|mariner|stella maris|transport workers/i.test(
    `${content.name} ${extensions?.note ?? ""}`,
  );
}

function order({ language, atSea }: Wish): (a: Entry, b: Entry) => number {
  const rank = (entry: Entry): readonly number[] => [
    atSea && isForSeafarers(entry) ? 0 : 1,
    entry.content.phone == null ? 1 : 0,
    placeIn(CONFIDENCES, entry.extensions?.confidence),
    entry.content.verified == null ? 1 : 0,
    placeIn(KINDS, entry.extensions?.kind),
    entry.extensions?.languages?.some((spoken) => spoken === language) === true ? 0 : 1,
  ];
  return (a, b) => {
    const [first, second] = [rank(a), rank(b)];
    const at = first.findIndex((value, index) => value !== second[index]);
    return at < 0 ? a.id.localeCompare(b.id) : (first[at] ?? 0) - (second[at] ?? 0);
  };
}

function placeIn(list: readonly string[], value: string | undefined): number {
  const place = list.indexOf(value ?? "");
  return place < 0 ? list.length : place;
}

function* inTurn<T>(first: readonly T[], second: readonly T[]): Generator<T> {
  for (let i = 0; i < Math.max(first.length, second.length); i++) {
    const [a, b] = [first[i], second[i]];
    if (a !== undefined) yield a;
    if (b !== undefined) yield b;
  }
}

function contactOf({ id, content, extensions }: Entry): Contact {
  const verified = content.verified ?? null;
  return {
    id,
    name: content.name,
    jurisdiction: content.jurisdiction,
    phone: content.phone ?? null,
    email: content.email ?? null,
    url: content.url ?? null,
    verified,
    stale: verified === null || Date.now() - Date.parse(verified) > YEAR_MS,
    note: noteOf(extensions),
  };
}

function noteOf(extensions: Entry["extensions"]): string | null {
  const parts = [
    extensions?.note,
    extensions?.hours === undefined ? undefined : `Hours: ${extensions.hours}.`,
    extensions?.phone_from_abroad === undefined
      ? undefined
      : `From abroad: ${extensions.phone_from_abroad}.`,
    extensions?.whatsapp === undefined ? undefined : `WhatsApp: ${extensions.whatsapp}.`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? null : parts.join(" ");
}
