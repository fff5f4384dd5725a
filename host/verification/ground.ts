import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { findPages, hostOf } from "./addresses.ts";
import { dialledForms } from "./calling-codes.ts";
import { directoryContact, type DirectoryContact } from "./contacts.ts";
import { mentionsIn, nameKey, type Mentions } from "./mentions.ts";
import { nameWords } from "./named-laws.ts";
import { buildNames, type Names } from "./names.ts";
import { findNumberedLaws } from "./numbered-laws.ts";
import { digitRuns } from "./phones.ts";
import { viewOf } from "./view.ts";

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
}

/** Everything of a snapshot that an answer can be held against. Reviewed objects only. */
export interface Ground {
  readonly phones: ReadonlyMap<string, readonly Known[]>;
  readonly pages: ReadonlyMap<string, Known>;
  readonly hosts: ReadonlyMap<string, Known>;
  readonly mail: ReadonlyMap<string, Known>;
  /** By `numberKey` or `nameKey`. */
  readonly laws: ReadonlyMap<string, readonly KnownLaw[]>;
  readonly names: Names;
  /** What a composed answer may say of a contact that was never checked. */
  readonly doubts: readonly string[];
}

/** The leaves that state truth; rules, examples and evaluation texts quote fraud and are left out. */
const TRUE_LEAVES: readonly Leaf[] = [
  "rag_doc",
  "ngo_directory",
  "corridor_profile",
  "citation_edge",
  "extracted_fact",
  "context_snippet",
  "reasoning_step",
  "persona_block",
  "prompt_template",
];

/** Builds the ground of a snapshot; made once per snapshot through `derive`. */
export function buildGround(snapshot: Snapshot): Ground {
  const making = new GroundMaker();
  for (const contact of snapshot.all("ngo_directory")) making.addContact(contact);
  for (const document of snapshot.all("rag_doc")) making.addDocument(document);
  for (const rule of snapshot.all("grep_rule"))
    making.addMentions(`grep_rule/${rule.id}`, mentionsIn(rule, citationOf(rule)));
  for (const leaf of TRUE_LEAVES) {
    for (const object of snapshot.all(leaf))
      making.addMentions(
        `${leaf}/${object.id}`,
        mentionsIn(object, [object.content, object.extensions]),
      );
  }
  const doubts = snapshot
    .all("prompt_template")
    .filter(({ extensions }) => extensions?.slot === "answer-unchecked")
    .map(({ content }) => viewOf(content.text).text);
  return { ...making.made(), doubts };
}

/** What tells the number or year of a law, not its name. */
const UNNAMED = /\((?:[^)]*\d[^)]*)\)|,?\s*(?:of\s+)?\b(?:1[89]|20)\d\d\b.*$/gu;

class GroundMaker {
  readonly #phones = new Map<string, Known[]>();
  readonly #pages = new Map<string, Known>();
  readonly #hosts = new Map<string, Known>();
  readonly #mail = new Map<string, Known>();
  readonly #laws = new Map<string, KnownLaw[]>();
  readonly #contacts: DirectoryContact[] = [];

  addContact(object: KnowledgeObject<"ngo_directory">): void {
    const contact = directoryContact(object);
    this.#contacts.push(contact);
    const known = { by: contact.by, contact };
    for (const phone of contact.phones)
      this.#phone(dialledForms(phone, contact.jurisdiction), known);
    for (const address of contact.mail) setOnce(this.#mail, address.toLowerCase(), known);
    if (contact.page !== null) this.#page(contact.page, known);
    // A note tells extensions and text numbers without a word that makes them one.
    const note = viewOf(object.extensions?.note ?? "").text;
    this.#phone(digitRuns(note), known);
  }

  addDocument(document: KnowledgeObject<"rag_doc">): void {
    const { id, content, extensions: { citation, aliases = [], year } = {} } = document;
    const names = [citation ?? "", content.title, ...aliases];
    const years = new Set(
      names
        .join(" ")
        .match(/\b(?:1[89]|20)\d\d\b/g)
        ?.map(Number),
    );
    if (year !== undefined) years.add(year);
    const by = `rag_doc/${id}`;
    const { title, jurisdiction } = content;
    const law = { by, citation: citation ?? title, jurisdiction, years };
    for (const name of names) {
      const words = nameWords(name.replace(UNNAMED, " "));
      if (words.length > 1) this.#law(nameKey(words), law);
      for (const { key } of findNumberedLaws(viewOf(name).text)) this.#law(key, law);
    }
  }

  /** Whatever the strings of an object name. */
  addMentions(by: string, { pages, mail, laws, phones }: Mentions): void {
    for (const page of pages) this.#page(page, { by });
    for (const address of mail) setOnce(this.#mail, address, { by });
    for (const { key, year } of laws) this.#law(key, mentioned(by, year));
    this.#phone(phones, { by });
  }

  made(): Omit<Ground, "doubts"> {
    return {
      phones: this.#phones,
      pages: this.#pages,
      hosts: this.#hosts,
      mail: this.#mail,
      laws: this.#laws,
      names: buildNames(this.#contacts),
    };
  }

  #phone(forms: readonly string[], known: Known): void {
    for (const form of forms) {
      const held = this.#phones.get(form);
      if (held === undefined) this.#phones.set(form, [known]);
      else if (!held.some(({ by }) => by === known.by)) held.push(known);
    }
  }

  #page(written: string, known: Known): void {
    const [page] = findPages(written);
    if (page === undefined || page.key === "") return;
    setOnce(this.#pages, page.key, known);
    setOnce(this.#hosts, hostOf(page.key), known);
  }

  #law(key: string, law: KnownLaw): void {
    const held = this.#laws.get(key);
    if (held === undefined) this.#laws.set(key, [law]);
    else if (!held.some(({ by }) => by === law.by)) held.push(law);
  }
}

function mentioned(by: string, year: number | null): KnownLaw {
  return { by, citation: null, jurisdiction: null, years: new Set(year === null ? [] : [year]) };
}

function citationOf({ extensions }: KnowledgeObject<"grep_rule">): unknown {
  return (extensions as { readonly citation?: unknown } | undefined)?.citation;
}

function setOnce<V>(map: Map<string, V>, key: string, value: V): void {
  if (!map.has(key)) map.set(key, value);
}
