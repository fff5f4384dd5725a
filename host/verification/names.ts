import type { DirectoryContact } from "./contacts/contacts.ts";
import { isCountryName } from "./places.ts";
import type { Span } from "./span.ts";

/** An organisation of the packs that a text names. */
export interface NamedContact extends Span {
  readonly contact: DirectoryContact;
}

/** The names of the packs' organisations, by their first word. */
export type Names = ReadonlyMap<string, readonly Name[]>;

interface Name {
  readonly words: readonly string[];
  readonly contact: DirectoryContact;
}

const WORD = /[a-z0-9\u00aa-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\uffdc]+/gi;
const PART = /[a-z0-9\u00aa-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\uffdc]/i;
const GAP = /^[^a-z0-9\u00aa-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\uffdc\n]+/i;
const TOO_COMMON = new Set("osha".split(" "));

/** The directory's names: whole, without what stands in brackets, and what stands there. */
export function buildNames(contacts: readonly DirectoryContact[]): Names {
  const names = new Map<string, Name[]>();
  for (const contact of contacts) {
    for (const words of namesOf(contact)) {
      const [first = ""] = words;
      const held = names.get(first);
      if (held === undefined) names.set(first, [{ words, contact }]);
      else if (!held.some((name) => name.words.join(" ") === words.join(" ")))
        held.push({ words, contact });
    }
  }
  for (const held of names.values()) held.sort((a, b) => b.words.length - a.words.length);
  return names;
}

const remembered = new WeakMap<DirectoryContact, readonly (readonly string[])[]>();

/** The words of each of a contact's names. */
function namesOf(contact: DirectoryContact): readonly (readonly string[])[] {
  const names = remembered.get(contact) ?? formsOf(contact.name).map(wordsOf);
  remembered.set(contact, names);
  return names;
}

function formsOf(name: string): string[] {
  const inside = Array.from(name.matchAll(/\(([^)]+)\)/g), ([, words = ""]) => words);
  const outside = name.replaceAll(/\([^)]*\)/g, " ").replace(/,.*$/, "");
  const ended = outside.replace(/\s+(?:main lines|hotline|helpline|line|call centre)\s*$/i, "");
  const forms = [name, name.replaceAll(/[()]/g, " "), outside, ended, ...inside.filter(isOwnName)];
  return forms.filter((form) => {
    const words = wordsOf(form);
    const [first = ""] = words;
    return (
      words.length > 1 || (/^[A-Z][\p{L}\p{N}-]{3,}$/u.test(form.trim()) && !TOO_COMMON.has(first))
    );
  });
}

/** Whether what stands in brackets behind a name is another name of it, and no remark ("now within …", "sexual violence") and no place: the place stands in brackets behind other bodies, too. */
function isOwnName(inside: string): boolean {
  if (isCountryName(inside)) return false;
  const words = inside.split(/\s+/);
  if (!words.every((word) => /^\p{Lu}/u.test(word) || SMALL.has(word))) return false;
  return words.length !== 2 || words.some((word) => /^\p{Lu}{2,}$/u.test(word));
}

const SMALL = new Set("and de del des for in of on the to".split(" "));

function wordsOf(text: string): string[] {
  return Array.from(text.toLowerCase().matchAll(WORD), ([word]) => word);
}

/** Every organisation that a text names, the longest name first where several fit; a one-word name only with a capital. */
export function findContacts(text: string, names: Names): NamedContact[] {
  const small = text.toLowerCase();
  // Lower case of a few letters is longer; then case counts.
  const lower = small.length === text.length ? small : text;
  const found: NamedContact[] = [];
  let read = 0;
  for (const { 0: word, index } of lower.matchAll(WORD)) {
    const held = index < read ? undefined : names.get(word);
    if (held === undefined) continue;
    const [end, contact] = longestFit(lower, index, held) ?? [];
    if (end === undefined || contact === undefined) continue;
    if (end === index + word.length && text[index] === lower[index]) continue;
    found.push({ start: index, end, contact });
    read = end;
  }
  return found;
}

function longestFit(
  text: string,
  start: number,
  names: readonly Name[],
): readonly [end: number, contact: DirectoryContact] | null {
  for (const { words, contact } of names) {
    const end = endOfWords(text, start, words);
    if (end !== null) return [end, contact];
  }
  return null;
}

function endOfWords(text: string, start: number, words: readonly string[]): number | null {
  let at = start;
  for (const [n, word] of words.entries()) {
    if (n > 0) at += GAP.exec(text.slice(at, at + 6))?.[0].length ?? 0;
    if (!text.startsWith(word, at)) return null;
    at += word.length;
    if (PART.test(text[at] ?? "")) return null;
  }
  return at;
}
