import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";

/** The citation of the first documents among `refs` (`rag_doc/<id>` or `<id>`), at most two, or null. */
export function citationOf(knowledge: Snapshot, refs: readonly string[]): string | null {
  const citations: string[] = [];
  for (const ref of refs) {
    const [leaf, id] = ref.includes("/") ? ref.split("/") : ["rag_doc", ref];
    const document = leaf === "rag_doc" ? knowledge.get("rag_doc", id ?? "") : undefined;
    const citation = isInForce(document) ? document?.extensions?.citation : undefined;
    if (citation !== undefined && !citations.includes(citation)) citations.push(citation);
    if (citations.length === 2) break;
  }
  return citations.length === 0 ? null : citations.join("; ");
}

/** Whether a document is more than a bill or a suspended text. */
export function isInForce(document: KnowledgeObject<"rag_doc"> | undefined): boolean {
  return document?.extensions?.in_force !== false;
}

/** Ends a sentence with a full stop; empty stays empty. */
export function sentence(words: string | null | undefined): string {
  const trimmed = (words ?? "").trim();
  return trimmed === "" || /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** Joins sentences with single spaces, leaving empty ones out. */
export function paragraph(...sentences: readonly (string | null | undefined)[]): string {
  return sentences.map(sentence).filter(Boolean).join(" ");
}
