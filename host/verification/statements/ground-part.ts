import { hostOf } from "../contacts/addresses.ts";
import type { Known, KnownLaw, Statement } from "./statement.ts";

/** What some statements name, by key; of pages, hosts and mail the first statement counts. */
export class GroundPart {
  readonly phones = new Map<string, Known[]>();
  readonly pages = new Map<string, Known>();
  readonly hosts = new Map<string, Known>();
  readonly mail = new Map<string, Known>();
  readonly laws = new Map<string, KnownLaw[]>();

  constructor(statements: Iterable<Statement>) {
    for (const statement of statements) this.#add(statement);
  }

  #add({ known, phones, pages, mail, laws }: Statement): void {
    for (const form of phones) addOnce(this.phones, form, known);
    for (const key of pages) {
      setOnce(this.pages, key, known);
      setOnce(this.hosts, hostOf(key), known);
    }
    for (const address of mail) setOnce(this.mail, address, known);
    for (const { key, law } of laws) addOnce(this.laws, key, law);
  }
}

function setOnce<V>(map: Map<string, V>, key: string, value: V): void {
  if (!map.has(key)) map.set(key, value);
}

/** One object stands once at a key; what it states comes in one go. */
function addOnce<V extends { readonly by: string }>(
  map: Map<string, V[]>,
  key: string,
  value: V,
): void {
  const held = map.get(key);
  if (held === undefined) map.set(key, [value]);
  else if (held.at(-1)?.by !== value.by) held.push(value);
}
