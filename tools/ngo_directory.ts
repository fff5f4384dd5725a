import Type from "typebox";
import type { KnowledgeObject } from "../schemas/envelope.ts";
import type { CustomNgoIntake } from "../schemas/http/custom.ts";
import type { KindChances, Reading } from "../host/contract/reading.ts";
import type { Contact, ToolContext, ToolModule } from "../host/contract/tool.ts";
import type { Snapshot } from "../host/contract/knowledge.ts";
import { isAtSea } from "./wording/at-sea.ts";
import { chosenContacts, type Choice } from "./wording/contact-choice.ts";
import { isEmergency, type Wish } from "./wording/contact-order.ts";
import { CORRIDOR_PATTERN, corridorOf, coversSide, sidesOf } from "./wording/corridors.ts";

const MOST_CONTACTS = 4;
const MOST_CALLS = 2;
const DAY_MS = 24 * 3600 * 1000;
const YEAR_MS = 365 * DAY_MS;

/** What tells that somebody may be held or hurt, and what may too where it is about work. */
const HARMS = ["confinement", "violence", "threat"];
const CALLS = ["help"];

/** Chance that somebody held or harmed speaks, from which on the number of the police is told first. */
const MAY_BE_HARMED = 0.3;
const SOME_DANGER = 0.1;

/** The same where no word tells of work: there less danger is enough to be heard, and a word of harm counts unless the text is most likely of something else. */
const MAY_CRY = 0.2;
const SOMETHING_ELSE = 0.6;

/** What a recruiter takes, and what tells that the work has begun. */
const FEES = ["fee", "recruitment_fee", "deposit", "loan"];
const BEGUN = [
  "unpaid",
  "deduction",
  "confinement",
  "violence",
  "threat",
  "seizure",
  "conditions",
  "forced_labour",
  "absconding",
  "overtime",
];

const TROUBLE = [...BEGUN, "complaint", "help", ...FEES];

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
    in_danger: Type.Optional(
      Type.Boolean({
        description: "Whether somebody may be held or hurt: then the police there come first.",
      }),
    ),
    before_leaving: Type.Optional(
      Type.Boolean({
        description:
          "Whether somebody who has not left asks what a recruiter may charge: then the home government's lines come first.",
      }),
    ),
  },
  { additionalProperties: false },
);

/** The routes of a message about work, or of one by whose words or wording somebody may be in danger; with none and trouble in it, the international contacts. */
export const propose: ToolModule["propose"] = (reading) => {
  const isUrgent = !reading.aboutWork && mayNeedHelp(reading);
  if (!reading.aboutWork && !isUrgent) return [];
  const corridors = [...new Set(reading.corridors.map(corridorOf))].slice(0, MOST_CALLS);
  if (corridors.length === 0 && (isUrgent || isTrouble(reading))) corridors.push("*");
  if (corridors.length === 0) return [];
  const at_sea = isAtSea(reading);
  const in_danger = isUrgent || mayBeInDanger(reading);
  const before_leaving = !in_danger && isAskedForFee(reading);
  const args = { language: reading.language, at_sea, in_danger, before_leaving };
  return corridors.map((corridor) => ({ corridor, ...args }));
};

/** Whoever cries for help names no work: a word of harm is enough, or a wording that may be theirs. */
function mayNeedHelp({ topics, wording, unread, callsForHelp }: Reading): boolean {
  if (unread === true || callsForHelp === true) return true;
  if (wording !== null && soundsHarmed(wording)) return true;
  const isElsewhere = wording !== null && wording.unrelated >= SOMETHING_ELSE;
  return !isElsewhere && HARMS.some((topic) => topics.has(topic));
}

function soundsHarmed({ danger, victim }: KindChances): boolean {
  return danger >= MAY_CRY || danger + victim >= MAY_BE_HARMED;
}

function mayBeInDanger({ topics, wording, unread, callsForHelp }: Reading): boolean {
  const isHarmed = wording !== null && soundsHurt(wording, isAskedForFee({ topics }));
  return (
    unread === true ||
    callsForHelp === true ||
    isHarmed ||
    [...HARMS, ...CALLS].some((topic) => topics.has(topic))
  );
}

/** Whoever paid a recruiter is a victim without being near anyone who hurts: there the danger itself must sound. */
function soundsHurt({ danger, victim }: KindChances, isAboutFee: boolean): boolean {
  if (!isAboutFee) return danger + victim >= MAY_BE_HARMED;
  return danger >= MAY_BE_HARMED || (danger >= SOME_DANGER && danger + victim >= 0.5);
}

/** Whether it is about what a recruiter takes and nothing tells that the work has begun. */
function isAskedForFee({ topics }: Pick<Reading, "topics">): boolean {
  return FEES.some((topic) => topics.has(topic)) && !BEGUN.some((topic) => topics.has(topic));
}

function isTrouble({ topics, wording, unread }: Reading): boolean {
  return unread === true || TROUBLE.some((topic) => topics.has(topic)) || soundsLikeHarm(wording);
}

/** Whether it is likelier than not that somebody exploits or is exploited, by the wording alone. */
function soundsLikeHarm(wording: Reading["wording"]): boolean {
  return wording !== null && wording.offer + wording.danger + wording.victim >= 0.5;
}

/** At most four contacts: in danger the police where the work is, then the pair's own, then those of either side in turn, then international ones, as far as they can be dialled where the person is. Drafts are never told. */
export const call: ToolModule["call"] = (args, context) => {
  const corridor = typeof args["corridor"] === "string" ? args["corridor"].toUpperCase() : "*";
  const custom = customContacts(corridor, context);
  const wish = {
    language: args["language"] ?? null,
    atSea: args["at_sea"] === true,
    inDanger: args["in_danger"] === true,
    beforeLeaving: args["before_leaving"] === true,
  };
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

/** Most answers that a snapshot's directory remembers. */
const MOST_REMEMBERED = 2000;

function bundledContacts(knowledge: Snapshot, corridor: string, wish: Wish): readonly Contact[] {
  const { day, answers } = knowledge.derive(remembered);
  const today = Math.floor(Date.now() / DAY_MS);
  // Whether a number is stale changes with the day only.
  if (day.now !== today || answers.size >= MOST_REMEMBERED) answers.clear();
  day.now = today;
  const key = `${corridor} ${wish.atSea} ${wish.inDanger} ${wish.beforeLeaving} ${wish.language}`;
  let contacts = answers.get(key);
  if (contacts === undefined) {
    contacts = chosenContacts(knowledge, corridor, wish).slice(0, MOST_CONTACTS).map(contactOf);
    answers.set(key, contacts);
  }
  return contacts;
}

/** What was answered on one day, by route and wish. */
function remembered(): { day: { now: number }; answers: Map<string, readonly Contact[]> } {
  return { day: { now: 0 }, answers: new Map() };
}

function contactOf({ entry, phone }: Choice): Contact {
  const { id, content } = entry;
  const verified = content.verified ?? null;
  return {
    id,
    name: content.name,
    jurisdiction: content.jurisdiction,
    phone,
    email: content.email ?? null,
    url: content.url ?? null,
    verified,
    stale: verified === null || Date.now() - Date.parse(verified) > YEAR_MS,
    note: noteOf(entry, phone),
    ...(isEmergency(entry) && { emergency: true as const }),
  };
}

function noteOf({ content, extensions }: Entry, phone: string | null): string | null {
  if (extensions === undefined) return null;
  const { note, hours, phone_from_abroad: abroad, whatsapp } = extensions;
  const numbers =
    abroad !== undefined && abroad === phone
      ? [note?.replace(INSIDE_ONLY, "").trim(), sentence("Inside the country", content.phone)]
      : [note, sentence("From abroad", abroad)];
  const parts = [...numbers, sentence("Hours", hours), sentence("WhatsApp", whatsapp)];
  return parts.filter((part) => part !== undefined && part !== "").join(" ") || null;
}

function sentence(label: string, value: string | null | undefined): string | undefined {
  return value == null ? undefined : `${label}: ${value}.`;
}

/** What notes say of a number that another one stands in for. */
const INSIDE_ONLY = /It is dialled inside the country[^.]*\./;
