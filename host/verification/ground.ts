import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { hostOf } from "./addresses.ts";
import type { DirectoryContact } from "./contacts.ts";
import { buildNames, type Names } from "./names.ts";
import {
  contactStatement,
  documentStatement,
  mentionStatement,
  type Known,
  type KnownLaw,
  type Statement,
} from "./statement.ts";
import { viewOf } from "./view.ts";

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

/** Builds the ground of a snapshot; made once per snapshot through `derive`, of what each object states for as long as it lives. */
export function buildGround(snapshot: Snapshot): Ground {
  const making = new GroundMaker();
  for (const statement of statementsOf(snapshot)) making.add(statement);
  const doubts = snapshot
    .all("prompt_template")
    .filter(({ extensions }) => extensions?.slot === "answer-unchecked")
    .map(({ content }) => viewOf(content.text).text);
  return { ...making.made(), doubts };
}

/** What the objects of a snapshot state, one at a time; those asked for once are at hand for as long as their object lives. */
export function* statementsOf(snapshot: Snapshot): Generator<Statement, void> {
  for (const contact of snapshot.all("ngo_directory")) yield contactStatement(contact);
  for (const document of snapshot.all("rag_doc")) yield documentStatement(document);
  for (const rule of snapshot.all("grep_rule")) yield mentionStatement(rule, citationOf);
  for (const leaf of TRUE_LEAVES)
    for (const object of snapshot.all(leaf)) yield mentionStatement(object, wholeOf);
}

class GroundMaker {
  readonly #phones = new Map<string, Known[]>();
  readonly #pages = new Map<string, Known>();
  readonly #hosts = new Map<string, Known>();
  readonly #mail = new Map<string, Known>();
  readonly #laws = new Map<string, KnownLaw[]>();
  readonly #contacts: DirectoryContact[] = [];

  add({ known, phones, pages, mail, laws }: Statement): void {
    if (known.contact !== undefined) this.#contacts.push(known.contact);
    for (const form of phones) addOnce(this.#phones, form, known);
    for (const key of pages) {
      setOnce(this.#pages, key, known);
      setOnce(this.#hosts, hostOf(key), known);
    }
    for (const address of mail) setOnce(this.#mail, address, known);
    for (const { key, law } of laws) addOnce(this.#laws, key, law);
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
}

function wholeOf({ content, extensions }: KnowledgeObject): unknown {
  return [content, extensions];
}

function citationOf({ extensions }: KnowledgeObject): unknown {
  return (extensions as { readonly citation?: unknown } | undefined)?.citation;
}

function setOnce<V>(map: Map<string, V>, key: string, value: V): void {
  if (!map.has(key)) map.set(key, value);
}

/** One object stands once at a key. */
function addOnce<V extends { readonly by: string }>(
  map: Map<string, V[]>,
  key: string,
  value: V,
): void {
  const held = map.get(key);
  if (held === undefined) map.set(key, [value]);
  else if (!held.some(({ by }) => by === value.by)) held.push(value);
}
