import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { GroundPart } from "./ground-part.ts";
import { allOf, firstOf, type Lookup } from "./lookup.ts";
import { mentionReader } from "./mentions.ts";
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
  readonly phones: Lookup<readonly Known[]>;
  readonly pages: Lookup<Known>;
  readonly hosts: ReadonlyMap<string, Known>;
  readonly mail: Lookup<Known>;
  /** By `numberKey` or `nameKey`. */
  readonly laws: Lookup<readonly KnownLaw[]>;
  readonly names: Names;
  /** What a composed answer may say of a contact that was never checked. */
  readonly doubts: readonly string[];
  /** How a composed answer says that a text is no law in force. */
  readonly noLaw: readonly string[];
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

type Stating = (snapshot: Snapshot) => Iterable<Statement>;

/** What states something, in the order in which it counts. */
const STATING: readonly Stating[] = [
  (snapshot) => snapshot.all("ngo_directory").values().map(contactStatement),
  (snapshot) => snapshot.all("rag_doc").values().map(documentStatement),
  (snapshot) => mentionsOf(snapshot.all("grep_rule"), citationOf),
  ...TRUE_LEAVES.map(
    (leaf): Stating =>
      (snapshot) =>
        mentionsOf(snapshot.all(leaf), wholeOf),
  ),
];

function mentionsOf(
  objects: readonly KnowledgeObject[],
  partOf: (object: KnowledgeObject) => unknown,
): Iterable<Statement> {
  const mentionsIn = mentionReader();
  return objects.values().map((object) => mentionStatement(object, { partOf, mentionsIn }));
}

/** Each is made of one leaf, and again only where that leaf changed. */
const PARTS = STATING.map(
  (stating) =>
    (snapshot: Snapshot): GroundPart =>
      new GroundPart(stating(snapshot)),
);

/** Builds the ground of a snapshot; made once per snapshot through `derive`, of what each object states for as long as it lives. */
export function buildGround(snapshot: Snapshot): Ground {
  const parts = PARTS.map((build) => snapshot.derive(build));
  return {
    phones: allOf(parts.map(({ phones }) => phones)),
    pages: firstOf(parts.map(({ pages }) => pages)),
    hosts: new Map(parts.toReversed().flatMap(({ hosts }) => [...hosts])),
    mail: firstOf(parts.map(({ mail }) => mail)),
    laws: allOf(parts.map(({ laws }) => laws)),
    names: snapshot.derive(contactNames),
    doubts: snapshot.derive(doubtsOf),
    noLaw: snapshot.derive(noLawOf),
  };
}

function contactNames(snapshot: Snapshot): Names {
  const contacts = snapshot.all("ngo_directory").map((object) => contactStatement(object).known);
  return buildNames(contacts.flatMap(({ contact }) => (contact === undefined ? [] : [contact])));
}

function doubtsOf(snapshot: Snapshot): readonly string[] {
  return wordsOf(snapshot, "answer-unchecked");
}

function noLawOf(snapshot: Snapshot): readonly string[] {
  return wordsOf(snapshot, "answer-not-in-force");
}

/** What composed answers say at one place, in every language. */
function wordsOf(snapshot: Snapshot, slot: string): readonly string[] {
  return snapshot
    .all("prompt_template")
    .filter(({ extensions }) => extensions?.slot === slot)
    .map(({ content }) => viewOf(content.text).text);
}

/** What the objects of a snapshot state, one at a time; those asked for once are at hand for as long as their object lives. */
export function* statementsOf(snapshot: Snapshot): Generator<Statement, void> {
  for (const stating of STATING) yield* stating(snapshot);
}

function wholeOf({ content, extensions }: KnowledgeObject): unknown {
  return [content, extensions];
}

function citationOf({ extensions }: KnowledgeObject): unknown {
  return (extensions as { readonly citation?: unknown } | undefined)?.citation;
}
