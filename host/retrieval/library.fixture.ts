import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { SourceDocument } from "./text/passages.ts";

const PACKS = join(import.meta.dirname, "../../knowledge");

/** The bundled rag_doc objects in force, for tests and benches. */
export const bundledObjects: readonly KnowledgeObject<"rag_doc">[] = globSync("*/rag_doc/*.json", {
  cwd: PACKS,
})
  .toSorted()
  .map((file) => JSON.parse(readFileSync(join(PACKS, file), "utf8")) as KnowledgeObject<"rag_doc">)
  .filter(({ tags }) => tags?.includes("status:reviewed"));

/** A document with what tests do not care about left empty. */
export function documentOf(
  fields: Partial<SourceDocument> & Pick<SourceDocument, "id">,
): SourceDocument {
  return {
    title: fields.id,
    jurisdiction: "INT",
    text: "",
    source_url: null,
    citation: null,
    aliases: [],
    topics: [],
    corridors: [],
    custom: false,
    ...fields,
  };
}

/** The bundled library as documents of retrieval. */
export const bundledDocuments: readonly SourceDocument[] = bundledObjects.map(
  ({ id, content, extensions }) =>
    documentOf({
      id,
      title: content.title,
      jurisdiction: content.jurisdiction,
      text: content.text,
      source_url: content.source_url ?? null,
      citation: extensions?.citation ?? null,
      aliases: extensions?.aliases ?? [],
      topics: extensions?.topics ?? [],
      corridors: content.applicable_corridors ?? [],
    }),
);
