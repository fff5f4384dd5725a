import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Leaf } from "../../../schemas/taxonomy.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { mentionReader, stringsOf } from "./mentions.ts";
import {
  allNamed,
  contactStatement,
  documentStatement,
  mentionStatement,
  type Named,
  type Statement,
} from "./statement.ts";

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

/** What the n-th object names, where it is known from before. */
type KnownAt = (n: number) => Named | undefined;
type Stating = (snapshot: Snapshot, known?: KnownAt) => Iterable<Statement>;

const NOTHING_KNOWN: KnownAt = () => undefined;

/** What states something, in the order in which it counts; each looks at one leaf, a statement for each of its objects. */
export const STATING: readonly Stating[] = [
  (snapshot) => snapshot.all("ngo_directory").values().map(contactStatement),
  (snapshot, known = NOTHING_KNOWN) =>
    snapshot
      .all("rag_doc")
      .values()
      .map((document, n) => documentStatement(document, () => known(n))),
  (snapshot, known) => mentionsOf(snapshot.all("grep_rule"), citationOf, known),
  ...TRUE_LEAVES.map(
    (leaf): Stating =>
      (snapshot, known) =>
        mentionsOf(snapshot.all(leaf), wholeOf, known),
  ),
];

function mentionsOf(
  objects: readonly KnowledgeObject[],
  partOf: (object: KnowledgeObject) => unknown,
  known: KnownAt = NOTHING_KNOWN,
): Iterable<Statement> {
  const mentionsIn = mentionReader();
  return objects
    .values()
    .map((object, n) =>
      mentionStatement(object, () => known(n) ?? allNamed(mentionsIn(stringsOf(partOf(object))))),
    );
}

/** What the objects of a snapshot state, one at a time; those asked for once are at hand for as long as their object lives. Who knows what the n-th statement names gives it. */
export function* statementsOf(
  snapshot: Snapshot,
  known: KnownAt = NOTHING_KNOWN,
): Generator<Statement, void> {
  let before = 0;
  for (const statementsIn of STATING) {
    const from = before;
    for (const statement of statementsIn(snapshot, (n) => known(from + n))) {
      before += 1;
      yield statement;
    }
  }
}

function wholeOf({ content, extensions }: KnowledgeObject): unknown {
  return [content, extensions];
}

function citationOf({ extensions }: KnowledgeObject): unknown {
  return (extensions as { readonly citation?: unknown } | undefined)?.citation;
}
