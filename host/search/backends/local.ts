import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { RetrievedDocument } from "../../contract/layer.ts";
import type { Reading } from "../../contract/reading.ts";
import type { SearchResult } from "../../contract/search.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { countryName } from "../../retrieval/bridge.ts";
import type { SourceDocument } from "../../retrieval/text/passages.ts";
import { indexDocuments, type Retrieval } from "../../retrieval/retrieval.ts";
import { countriesIn } from "../results/relevance.ts";

/** Gives the index over the library's laws. */
export type LibraryOf = (snapshot: Snapshot) => Retrieval;

/** Searches the packs: law and guidance, the directory, the routes. Nothing is sent. Best first; each result names its object. */
export function searchPacks(
  query: string,
  { reading, knowledge, limit }: { reading: Reading; knowledge: Snapshot; limit: number },
  libraryOf: LibraryOf,
): SearchResult[] {
  const request = {
    text: query,
    topics: reading.topics,
    concepts: [],
    language: reading.language,
    countries: countriesIn(reading),
    custom: [],
    open: true,
    limit,
  };
  const laws = libraryOf(knowledge).find(request).documents;
  const others = knowledge.derive(directoryIndex).find(request).documents;
  const own = [
    ...laws.map((found) => result(found, `rag_doc/${found.id}`)),
    ...others.map((found) => result(found, found.id)),
  ];
  return own
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ found }) => found);
}

function result(
  { title, snippet, source_url, score }: RetrievedDocument,
  by: string,
): { readonly score: number; readonly found: SearchResult } {
  return { score, found: { title, url: source_url ?? `/api/knowledge/${by}`, snippet, by } };
}

/** The index over contacts and routes; pass it to `snapshot.derive`. */
function directoryIndex(snapshot: Snapshot): Retrieval {
  return indexDocuments([
    ...snapshot.all("ngo_directory").map(contactDocument),
    ...snapshot.all("corridor_profile").map(routeDocument),
  ]);
}

function contactDocument(contact: KnowledgeObject<"ngo_directory">): SourceDocument {
  const { id, content, extensions } = contact;
  return {
    id: `ngo_directory/${id}`,
    title: content.name,
    jurisdiction: content.jurisdiction,
    text: contactText(contact),
    source_url: content.url ?? extensions?.source_url ?? null,
    citation: null,
    aliases: [],
    topics: ["contact hotline helpline help complaint embassy"],
    corridors: content.applicable_corridors ?? [],
    custom: false,
  };
}

function contactText({ content, extensions = {} }: KnowledgeObject<"ngo_directory">): string {
  const { name, jurisdiction, phone, email, verified } = content;
  const checked = verified == null ? "never checked" : `checked ${verified}`;
  const lines = [
    `${name}, ${countryName(jurisdiction) || jurisdiction}.`,
    phone == null ? "" : `Phone ${phone} (${checked}).`,
    email == null ? "" : `E-mail ${email}.`,
    (extensions.kind ?? "").replaceAll("_", " "),
    extensions.hours === undefined ? "" : `Hours: ${extensions.hours}.`,
    extensions.note ?? "",
  ];
  return lines.filter((line) => line !== "").join(" ");
}

function routeDocument({
  id,
  content,
  extensions,
}: KnowledgeObject<"corridor_profile">): SourceDocument {
  const { label, corridor } = content;
  const notes = [
    extensions?.fee_cap_note,
    extensions?.passport_note,
    extensions?.min_wage_note,
    extensions?.termination_note,
  ];
  return {
    id: `corridor_profile/${id}`,
    title: `${label} (${corridor})`,
    jurisdiction: extensions?.destination ?? null,
    text: [`${label}.`, ...notes.filter((note) => note !== undefined)].join(" "),
    source_url: extensions?.source_url ?? null,
    citation: null,
    aliases: [],
    topics: ["fee cap placement recruitment passport wage"],
    corridors: [corridor],
    custom: false,
  };
}
