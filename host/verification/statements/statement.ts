import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { findPages } from "../contacts/addresses.ts";
import { dialledForms } from "../../../schemas/calling-codes.ts";
import { directoryContact, type DirectoryContact } from "../contacts/contacts.ts";
import { nameKey, type Mentions } from "./mentions.ts";
import { nameWords } from "../laws/named-laws.ts";
import { findNumberedLaws } from "../laws/numbered-laws.ts";
import { digitRuns } from "../contacts/phones.ts";
import { viewOf } from "../view.ts";

/** What the packs hold of one address or number: the object, and the contact it belongs to where it is one. */
export interface Known {
  /** `<leaf>/<id>`. */
  readonly by: string;
  readonly contact?: DirectoryContact;
}

/** A law the packs hold: who names it, in which years, and how to cite it. */
export interface KnownLaw {
  readonly by: string;
  /** Null where a text only mentions it. */
  readonly citation: string | null;
  readonly jurisdiction: string | null;
  /** Empty where no year was seen with it. */
  readonly years: ReadonlySet<number>;
  /** A bill or a suspended text: held so that nobody cites it as law. */
  readonly isDraft?: true;
}

/** What one object states that answers are held against. */
export interface Statement {
  readonly known: Known;
  /** Digits only. */
  readonly phones: readonly string[];
  /** As `pageKey` writes them. */
  readonly pages: readonly string[];
  /** In lower case. */
  readonly mail: readonly string[];
  /** By `numberKey` or `nameKey`. */
  readonly laws: readonly { readonly key: string; readonly law: KnownLaw }[];
}

/** Of what an object states what takes long to find. */
export interface Named extends Omit<Statement, "known" | "laws"> {
  readonly laws: readonly { readonly key: string; readonly year: number | null }[];
}

const contacts = new WeakMap<KnowledgeObject, Statement>();
const documents = new WeakMap<KnowledgeObject, Statement>();
const mentions = new WeakMap<KnowledgeObject, Statement>();

/** The numbers and addresses of a contact. */
export function contactStatement(object: KnowledgeObject<"ngo_directory">): Statement {
  return kept(contacts, object, () => {
    const contact = directoryContact(object);
    const dialled = contact.phones.flatMap((phone) => dialledForms(phone, contact.jurisdiction));
    // A note tells extensions and text numbers without a word that makes them one.
    const note = viewOf(object.extensions?.note ?? "").text;
    return {
      known: { by: contact.by, contact },
      phones: [...dialled, ...digitRuns(note)],
      pages: contact.page === null ? [] : keysOf([contact.page]),
      mail: contact.mail.map((address) => address.toLowerCase()),
      laws: [],
    };
  });
}

/** The names and numbers under which a document's law is known. Who knows its keys from before gives them. */
export function documentStatement(
  document: KnowledgeObject<"rag_doc">,
  known: () => Named | undefined,
): Statement {
  return kept(documents, document, () => {
    const { content, extensions: { citation, aliases = [], year, in_force } = {} } = document;
    const { title, jurisdiction } = content;
    const names = [citation ?? "", title, ...aliases];
    const years = yearsIn(names);
    if (year !== undefined) years.add(year);
    const by = nameOf(document);
    const draft = in_force === false ? { isDraft: true as const } : {};
    const law = { by, citation: citation ?? title, jurisdiction, years, ...draft };
    const keys = known()?.laws.map(({ key }) => key) ?? names.flatMap(lawKeys);
    const laws = keys.map((key) => ({ key, law }));
    return { known: { by }, phones: [], pages: [], mail: [], laws };
  });
}

/** What an object, or the part of it that counts, names. An object is always asked for the same part. */
export function mentionStatement(object: KnowledgeObject, named: () => Named): Statement {
  return kept(mentions, object, () => {
    const by = nameOf(object);
    const { laws, ...rest } = named();
    const mentionedLaws = laws.map(({ key, year }) => ({ key, law: mentioned(by, year) }));
    return { known: { by }, ...rest, laws: mentionedLaws };
  });
}

/** What was found for a statement, without what its object tells by itself. */
export function namedBy({ phones, pages, mail, laws }: Statement): Named {
  return { phones, pages, mail, laws: laws.map(({ key, law }) => ({ key, year: yearOf(law) })) };
}

/** All that some strings name. */
export function allNamed(told: readonly Mentions[]): Named {
  return {
    phones: told.flatMap(({ phones }) => phones),
    pages: told.flatMap(({ pages }) => keysOf(pages)),
    mail: told.flatMap(({ mail }) => mail),
    laws: told.flatMap(({ laws }) => laws),
  };
}

function kept(
  statements: WeakMap<KnowledgeObject, Statement>,
  object: KnowledgeObject,
  make: () => Statement,
): Statement {
  const held = statements.get(object) ?? make();
  statements.set(object, held);
  return held;
}

function nameOf({ knowledge_object_type: leaf, id }: KnowledgeObject): string {
  return `${leaf}/${id}`;
}

function keysOf(pages: readonly string[]): string[] {
  return pages.flatMap((written) => {
    const [page] = findPages(written);
    return page === undefined || page.key === "" ? [] : [page.key];
  });
}

/** What tells the number or year of a law, not its name. */
const UNNAMED = /\((?:[^)]*\d[^)]*)\)|,?\s*(?:of\s+)?\b(?:1[89]|20)\d\d\b.*$/gu;

function lawKeys(name: string): string[] {
  const words = nameWords(name.replace(UNNAMED, " "));
  const named = words.length > 1 ? [nameKey(words)] : [];
  return [...named, ...findNumberedLaws(viewOf(name).text).map(({ key }) => key)];
}

function yearsIn(names: readonly string[]): Set<number> {
  return new Set(
    names
      .join(" ")
      .match(/\b(?:1[89]|20)\d\d\b/g)
      ?.map(Number),
  );
}

function mentioned(by: string, year: number | null): KnownLaw {
  return { by, citation: null, jurisdiction: null, years: new Set(year === null ? [] : [year]) };
}

/** Of a law that is mentioned, the year it was mentioned with. */
function yearOf({ years }: KnownLaw): number | null {
  const [year = null] = years;
  return year;
}
