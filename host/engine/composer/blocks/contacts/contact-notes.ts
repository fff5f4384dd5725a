import type { KnowledgeObject } from "../../../../../schemas/envelope.ts";
import type { Sentence } from "../../../../../schemas/answer-slots.ts";
import type { Contact } from "../../../../contract/tool.ts";
import { ended, type Draft } from "../../block.ts";
import { isolated, leftToRight } from "../../evidence/direction.ts";
import { arePoliceFirst, isDangerous } from "../../evidence/in-danger.ts";
import { hoursIn } from "./local-time.ts";
import { oneLine } from "../../plain.ts";

type Extensions = NonNullable<KnowledgeObject<"ngo_directory">["extensions"]>;

const KINDS: Readonly<Record<string, Sentence>> = {
  government: "kind-government",
  embassy_or_consulate: "kind-embassy",
  ngo: "kind-ngo",
  union: "kind-union",
  trafficking_hotline: "kind-trafficking",
  international_org: "kind-world",
};

/** What a body is asked for that licenses recruiters. */
const LICENCES = "licences";

const SERVED: Readonly<Record<string, Sentence>> = {
  domestic_workers: "note-domestic",
  seafarers: "note-seafarers",
  women: "note-women",
  recruiters: "note-recruiters",
  licences: "note-licences",
};

const SERVICES: Readonly<Record<string, Sentence>> = {
  free: "note-free",
  anonymous: "note-anonymous",
  many_languages: "note-many-languages",
  messages_only: "note-messages-only",
  shelter: "note-shelter",
  crisis: "note-crisis",
  few_cases: "note-few-cases",
};

/** What kind of body a contact is, in the reader's language; empty where the directory does not say, and for English readers, whom its name tells. */
export function kindOf(draft: Draft, contact: Contact): string {
  const { kind = "", serves = [] } = extensionsOf(draft, contact);
  if (draft.language === "en" || (kind === "international_org" && contact.jurisdiction === "INT"))
    return "";
  const slot = kind === "government" && serves.includes("labour") ? "kind-labour" : KINDS[kind];
  return slot === undefined ? "" : draft.say(slot);
}

/** What a caller should know of a contact, in sentences of the reader's language; of its free English note only what nobody may miss. */
export function notesInWords(draft: Draft, contact: Contact): readonly string[] {
  const { say, language } = draft;
  const known = extensionsOf(draft, contact);
  const { number_doubt: doubt, serves = [], service = [], caution, danger_phone: danger } = known;
  return [
    contact.emergency === true && !isForThem(draft) ? say("note-danger-only") : "",
    danger === undefined ? "" : say("note-danger-instead", { number: digits(draft, danger) }),
    ...numberNotes(draft, contact, known),
    doubt === undefined ? "" : say(doubt === "old" ? "note-old" : "note-secondhand"),
    ...[...servedIn(draft, serves), ...service.map((each) => SERVICES[each])].map((slot) =>
      slot === undefined ? "" : say(slot),
    ),
    speaks(draft, known) ? say("note-your-language") : "",
    ...hourNotes(draft, known),
    caution === undefined
      ? ""
      : `${say("english-text")} ${isolated(language, ended(oneLine(caution, 300)))}`,
  ];
}

/** Whom it serves; that it licenses recruiters helps only who is in no danger. */
function servedIn(draft: Draft, serves: readonly string[]): readonly (Sentence | undefined)[] {
  const told = isDangerous(draft) ? serves.filter((each) => each !== LICENCES) : serves;
  return told.map((each) => SERVED[each]);
}

/** Whether it licenses recruiters. */
export function givesLicences(draft: Draft, contact: Contact): boolean {
  return extensionsOf(draft, contact).serves?.includes(LICENCES) === true;
}

/** Whether the emergency number is for them, as they are in danger or need a doctor. */
function isForThem(draft: Draft): boolean {
  return draft.reading.needsDoctor === true || arePoliceFirst(draft);
}

function extensionsOf({ knowledge }: Draft, { id, custom }: Contact): Extensions {
  return custom === true ? {} : (knowledge.get("ngo_directory", id)?.extensions ?? {});
}

function digits({ language }: Draft, number: string): string {
  return leftToRight(language, oneLine(number, 60));
}

/** Where the number told can be dialled, and by what others it is reached. */
function numberNotes(draft: Draft, contact: Contact, known: Extensions): readonly string[] {
  const { say, knowledge } = draft;
  const { whatsapp } = known;
  const { phone, abroad } = contact;
  const own = knowledge.get("ngo_directory", contact.id)?.content.phone ?? null;
  const isAbroad = phone !== null && phone === abroad;
  const isInside = phone !== null && !phone.startsWith("+");
  const numbers: readonly [Sentence, string | null | undefined][] = [
    ["note-inside", isAbroad && own !== phone ? own : null],
    ["note-from-abroad", isAbroad ? null : abroad],
    ["note-whatsapp", whatsapp],
  ];
  return [
    isInside && abroad === undefined ? say("note-inside-only") : "",
    ...numbers.map(([slot, number]) =>
      number == null ? "" : say(slot, { number: digits(draft, number) }),
    ),
  ];
}

function hourNotes(draft: Draft, { always_open: always, opening = [] }: Extensions): string[] {
  if (always === true) return [draft.say("note-always-open")];
  if (opening.length === 0) return [];
  const hours = opening.map((each) => hoursIn(draft.language, each)).join("; ");
  return [draft.say("note-hours", { hours: isolated(draft.language, hours) })];
}

/** Only what a source says is spoken there is promised. */
function speaks(
  { language }: Draft,
  { languages = [], languages_seen: seen }: Extensions,
): boolean {
  return seen === true && languages.some((spoken) => spoken === language.split("-")[0]);
}
