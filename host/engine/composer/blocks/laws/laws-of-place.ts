import type { KnowledgeObject } from "../../../../../schemas/envelope.ts";
import type { Snapshot } from "../../../../contract/knowledge.ts";

type Law = KnowledgeObject<"rag_doc">;

/** The laws of a country (ISO 3166-1 alpha-2) that are in force, and in whose place no other has come. */
export function lawsOf(knowledge: Snapshot, place: string): readonly Law[] {
  const gone = replaced(knowledge);
  return knowledge
    .all("rag_doc")
    .filter(({ id, content }) => content.jurisdiction === place && !gone.has(id))
    .filter(({ extensions }) => extensions?.in_force !== false);
}

/** The laws in whose place others have come. */
function replaced(knowledge: Snapshot): ReadonlySet<string> {
  return new Set(
    knowledge
      .all("citation_edge")
      .filter(({ content }) => content.relation === "supersedes")
      .map(({ content }) => content.to_statute),
  );
}
