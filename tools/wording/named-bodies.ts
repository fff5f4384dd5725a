import type { Reading } from "../../host/contract/reading.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import type { Entry } from "./listed-contact.ts";

const ACRONYM = /(?<![\p{L}\p{M}\d])\p{Lu}[\p{Lu}\d]{2,7}(?![\p{L}\p{M}\d])/gu;
/** Acronyms of countries. */
const COUNTRIES = new Set(["UAE", "KSA", "USA", "DRC", "PRC"]);
/** Acronyms that are passed on at most. */
const MOST = 5;

/** The acronyms in a message by which it may name a body, separated by spaces, in capitals; empty where it has none. One that is known as a sign of its country counts in small letters, too. */
export function acronymsIn({ text, countries }: Pick<Reading, "text" | "countries">): string {
  const known = countries.map((mention) => mention.text.toUpperCase());
  const all = [...text.matchAll(ACRONYM), ...known.flatMap((name) => [...name.matchAll(ACRONYM)])];
  return [...new Set(all.map(([acronym]) => acronym))].slice(0, MOST).join(" ");
}

/** Those of them, and of folded words, that a contact in the directory has in its name, as a sorted list separated by spaces. */
export function namedBodies(acronyms: string, knowledge: Snapshot): string {
  const listed = knowledge.derive(listedAcronyms);
  return acronyms
    .split(" ")
    .filter((acronym) => listed.has(acronym))
    .toSorted()
    .join(" ");
}

/** Whether a contact's name has one of the acronyms. */
export function isNamed({ content }: Entry, bodies: string): boolean {
  if (bodies === "") return false;
  const own = acronymsOf(content.name);
  return bodies.split(" ").some((body) => own.includes(body));
}

function listedAcronyms(snapshot: Snapshot): ReadonlySet<string> {
  return new Set(snapshot.all("ngo_directory").flatMap(({ content }) => acronymsOf(content.name)));
}

function acronymsOf(name: string): readonly string[] {
  const acronyms = Array.from(name.matchAll(ACRONYM), ([acronym]) => acronym);
  const words = name.toLowerCase().match(/[\p{L}\p{M}\d]{3,}/gu) ?? [];
  return [...acronyms.filter((acronym) => !COUNTRIES.has(acronym)), ...words];
}
