import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { ToolFact } from "../../host/contract/tool.ts";
import { isInForce, paragraph } from "./grounds.ts";

type Document = KnowledgeObject<"rag_doc">;

/** What one document's provisions say, as facts: those seen in a source first, those of the named section or whose words the message shares before others; at most `most`. */
export function provisionFacts(document: Document, words: string, most: number): ToolFact[] {
  const provisions = provisionsOf(document);
  if (provisions.length <= most) return provisions.map(({ fact }) => fact);
  const asked = sectionNamed(words);
  const wanted = new Set(words.split(" ").filter((word) => word.length > 3));
  return provisions
    .map((provision, index) => ({
      fact: provision.fact,
      index,
      score:
        (asked !== null && provision.section === asked ? 100 : 0) +
        (provision.seen ? 10 : 0) +
        Math.min(9, sharedWords(provision.words, wanted)),
    }))
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, most)
    .toSorted((a, b) => a.index - b.index)
    .map(({ fact }) => fact);
}

/** A provision as it is told, and what it is chosen by. */
interface TellableProvision {
  readonly fact: ToolFact;
  /** The number in its section's name, or null. */
  readonly section: string | null;
  readonly seen: boolean;
  /** The words of four letters and more. */
  readonly words: readonly string[];
}

const tellable = new WeakMap<Document, readonly TellableProvision[]>();

/** Read when the document is first asked for. */
function provisionsOf(document: Document): readonly TellableProvision[] {
  let provisions = tellable.get(document);
  if (provisions === undefined) {
    provisions = (document.extensions?.provisions ?? []).map((provision) => ({
      fact: Object.freeze(lawFact(document, provision)),
      section: sectionNumber(provision.section),
      seen: provision.seen_in_source,
      words: longWords(provision.fact),
    }));
    tellable.set(document, provisions);
  }
  return provisions;
}

/** The document as one fact, where it lists no provisions. */
export function wholeFact(document: Document): ToolFact {
  const opening = document.content.text
    .split(/(?<=[.!?]) /)
    .slice(0, 3)
    .join(" ");
  return {
    kind: "law",
    statement: paragraph(`${document.content.title}: ${opening}`, noLaw(document)),
    citation: document.extensions?.citation ?? document.content.title,
    source_url: document.content.source_url ?? null,
    by: `rag_doc/${document.id}`,
  };
}

function noLaw(document: Document): string | null {
  return isInForce(document) ? null : "This is a draft or a suspended text, not law in force";
}

type Provision = NonNullable<NonNullable<Document["extensions"]>["provisions"]>[number];

function lawFact(document: Document, provision: Provision): ToolFact {
  const citation = document.extensions?.citation ?? document.content.title;
  return {
    kind: "law",
    statement: paragraph(
      `${document.content.title}, ${provision.section}: ${provision.fact}`,
      noLaw(document),
      provision.seen_in_source ? null : "This is general knowledge, not checked in the source",
    ),
    citation: citation.includes(provision.section) ? citation : `${citation}, ${provision.section}`,
    source_url: provision.source_url ?? document.content.source_url ?? null,
    by: `rag_doc/${document.id}`,
  };
}

/** "article 9", "art 7", "section 6", "sec 6" in a plain text: the number, or null. */
function sectionNamed(words: string): string | null {
  return /\b(?:article|art|section|sec|pasal|articulo)\s?(\d{1,3})\b/.exec(words)?.[1] ?? null;
}

function sectionNumber(section: string): string | null {
  return /\d{1,3}/.exec(section)?.[0] ?? null;
}

function longWords(fact: string): string[] {
  return fact
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
}

function sharedWords(words: readonly string[], wanted: ReadonlySet<string>): number {
  return words.filter((word) => wanted.has(word)).length;
}
