import type { Contact } from "../../contract/tool.ts";
import { blockOf, sentences, type Block, type Draft } from "./block.ts";
import { isolated, leftToRight } from "./direction.ts";
import { oneLine } from "./plain.ts";
import { placeName } from "./place.ts";

const MOST = 4;

/** Whom to call, at most four: first those of the request, then those of the route's two countries, then others, each group in the lookup's order. `told` was named already. */
export function contactsBlock(draft: Draft, told: Contact | null): Block | null {
  const sides = new Set(
    draft.reading.corridors.flatMap(({ origin, destination }) => [origin, destination]),
  );
  const distance = ({ custom, jurisdiction }: Contact) =>
    custom === true ? 0 : sides.has(jurisdiction) ? 1 : 2;
  const chosen = draft.found.contacts
    .filter((contact) => contact !== told && reachOf(contact) !== "")
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, told === null ? MOST : MOST - 1);
  return blockOf(
    3,
    draft.say("contacts"),
    chosen.map((contact) => contactLine(draft, contact)),
  );
}

/** Name, place, number or address, and when it was last seen at its source. */
export function contactLine(draft: Draft, contact: Contact): string {
  const { language, say } = draft;
  const name = isolated(language, oneLine(contact.name, 200));
  const place = placeName(language, contact.jurisdiction) ?? say("international");
  const reach = leftToRight(language, reachOf(contact));
  const line = say("contact", { name, place, reach });
  if (contact.custom === true) return sentences(line, say("custom"));
  return sentences(line, noteOf(draft, contact), checkedNote(draft, contact));
}

function reachOf({ phone, email, url }: Contact): string {
  return [phone ?? email, url]
    .filter((way) => way !== null)
    .map((way) => oneLine(way))
    .join(", ");
}

function checkedNote(draft: Draft, { verified, stale }: Contact): string {
  if (verified === null) return draft.say("unchecked");
  return draft.say(stale ? "stale" : "checked", {
    date: leftToRight(draft.language, oneLine(verified, 40)),
  });
}

function noteOf({ language }: Draft, { note }: Contact): string {
  const words = oneLine(note ?? "", 300).replace(/[.\s]+$/, "");
  return words === "" ? "" : isolated(language, `(${words})`);
}
