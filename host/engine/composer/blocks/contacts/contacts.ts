import { mostContacts } from "../../../../../schemas/most-contacts.ts";
import type { Contact } from "../../../../contract/tool.ts";
import { blockOf, sentences, type Block, type Draft } from "../../block.ts";
import { givesLicences, kindOf, notesInWords } from "./contact-notes.ts";
import { isolated, leftToRight } from "../../evidence/direction.ts";
import { arePoliceFirst } from "../../evidence/in-danger.ts";
import { oneLine } from "../../plain.ts";
import { placeName } from "../../evidence/place.ts";

/** Whom to call, four at most, and at sea five: that nobody is known where the person is, then first those of the request, then those of the route's two countries, then others, where they do not help first and nobody asked for them the police last, each group in the lookup's order. `told` was named already. */
export function contactsBlock(draft: Draft, told: Contact | null): Block | null {
  const sides = new Set(
    draft.reading.corridors.flatMap(({ origin, destination }) => [origin, destination]),
  );
  // At sea those of the trade come first, and before leaving those at home, wherever they are.
  const atSea = draft.reading.atSea === true;
  const hasOrder = atSea || draft.reading.beforeLeaving === "told";
  const calm = !arePoliceFirst(draft) && draft.reading.contactAsked?.of !== "police";
  const distance = ({ custom, jurisdiction, emergency }: Contact) => {
    if (custom === true) return 0;
    if (emergency === true && calm) return 3;
    return hasOrder || sides.has(jurisdiction) ? 1 : 2;
  };
  const chosen = draft.found.contacts
    .filter((contact) => contact !== told && wayTo(draft, contact) !== "")
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, mostContacts(atSea) - (told === null ? 0 : 1));
  return blockOf(3, draft.say("contacts"), [
    ...unknownLines(draft),
    ...chosen.map((contact) => contactLine(draft, contact)),
  ]);
}

function unknownLines({ found, language, say }: Draft): readonly string[] {
  return found.uncovered
    .map((code) => placeName(language, code))
    .filter((place) => place !== null)
    .map((place) => say("contact-unknown", { place }));
}

/** Name, place and kind, number or address, when it was last seen at its source, and what a caller should know. */
export function contactLine(draft: Draft, contact: Contact): string {
  const { language, say } = draft;
  const place = [
    placeName(language, contact.jurisdiction) ?? say("international"),
    kindOf(draft, contact),
  ];
  const line = say("contact", {
    name: nameOf(draft, contact),
    place: place.filter((part) => part !== "").join(" – "),
    reach: wayTo(draft, contact),
  });
  if (contact.custom === true) return sentences(line, say("custom"));
  const checked = checkedNote(draft, contact);
  return language === "en"
    ? sentences(line, noteOf(contact), checked, reachOf(contact) && licenceNote(draft, contact))
    : sentences(line, checked, ...notesInWords(draft, contact));
}

/** Its number or address; who licenses recruiters is told by what it does where neither is known. */
function wayTo(draft: Draft, contact: Contact): string {
  const reach = reachOf(contact);
  return reach === "" ? licenceNote(draft, contact) : leftToRight(draft.language, reach);
}

/** What its own note may leave out, told to who asks for it. */
function licenceNote(draft: Draft, contact: Contact): string {
  const isAsked = draft.reading.contactAsked?.of === "licence";
  return isAsked && givesLicences(draft, contact) ? draft.say("note-licences") : "";
}

/** Bodies keep their names; the number of the police is called so in the reader's language. */
function nameOf({ language, say }: Draft, { name, emergency }: Contact): string {
  if (emergency === true && language !== "en") return say("police");
  return isolated(language, oneLine(name, 200));
}

function reachOf({ phone, email, url }: Contact): string {
  return [phone ?? email, url]
    .filter((way) => way !== null)
    .map((way) => oneLine(way))
    .join(", ");
}

/** The day is written as in the trace, so that both can be held against each other in every language. */
function checkedNote({ language, say }: Draft, { verified, stale }: Contact): string {
  if (verified === null) return say("unchecked");
  return say(stale ? "stale" : "checked", {
    date: isolated(language, oneLine(verified, 40)),
  });
}

function noteOf({ note }: Contact): string {
  const words = oneLine(note ?? "", 300).replace(/[.\s]+$/, "");
  return words === "" ? "" : `(${words})`;
}
