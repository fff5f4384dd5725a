import { conceptHash } from "../../../schemas/concept-hash.ts";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { CustomRagDoc } from "../../../schemas/http/custom.ts";
import type { HarnessToggles } from "../../../schemas/http/chat.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { Layer, LinkedDocument, RetrievedDocument } from "../../contract/layer.ts";
import type { Reading } from "../../contract/reading.ts";
import { homelandsOf } from "../../reading/places/homelands.ts";
import { namesOf } from "../../retrieval/citing/citations.ts";
import { readDocument, type SourceDocument } from "../../retrieval/text/passages.ts";
import { indexDocuments, type Retrieval } from "../../retrieval/retrieval.ts";
import { findConcepts } from "../../wording/concepts/concepts.ts";
import { indexPartsOf, isFirstIndex } from "./kept-index.ts";
import { asksOfLaw } from "./law-asked.ts";
import { withQuestionTerms } from "./question-terms.ts";
import { linkedDocuments, linksInWords } from "./citation-links.ts";
import { onOneLine } from "../tools/on-one-line.ts";

/** Most documents one message is answered with. */
export const MOST_DOCUMENTS = 5;
/** Most UTF-16 units all custom documents of one request may hold together. */
export const MOST_CUSTOM_TEXT = 131_072;

/** Quotes the documents of law and guidance that matter for a message; nothing where nothing does. */
export function ragLayer(): Layer {
  return {
    name: "rag",
    refuses: ({ custom_rag_docs }) => refusal(custom_rag_docs ?? []),
    run({ text, toggles, knowledge, inContext }) {
      const retrieval = knowledge.derive(buildRetrieval);
      const read = inContext();
      const routes = routesOf(read);
      const concepts = conceptsOf(read);
      const { documents, floor } = retrieval.find({
        text: withQuestionTerms(withoutNames(text, read), read),
        topics: read.topics,
        concepts,
        language: read.language,
        countries: countriesOf(read, concepts),
        routes,
        homelands: routes.length === 0 ? homelandsOf(read.language) : [],
        custom: customDocuments(toggles),
        open: read.aboutWork || asksOfLaw(read, concepts),
        limit: MOST_DOCUMENTS,
      });
      const linked = linkedDocuments(knowledge, documents);
      return {
        prompt: promptOf(documents, linked),
        fired: documents.length > 0,
        trace: {
          documents,
          ...(linked.length > 0 ? { linked } : {}),
          floor,
          n_passages: retrieval.n_passages,
        },
      };
    },
  };
}

/** What its words mean, in order and with repeats. */
function conceptsOf({ folded, language }: Reading): readonly number[] {
  const concepts: number[] = [];
  for (const sighting of findConcepts(folded.folded, language))
    for (const concept of sighting) concepts.push(concept);
  return concepts;
}

/** The text without countries' names that another language spells: the "Loan" of Đài Loan, which is Taiwan, found the law on loans. The names are searched for in English anyhow. */
function withoutNames(text: string, { countries, language }: Reading): string {
  if (language === null || language === "en") return text;
  const names = countries.filter((country) => NOT_ASCII.test(country.text));
  return names.reduce((left, name) => left.replaceAll(name.text, " "), text);
}

const NOT_ASCII = /[^\p{ASCII}]/u;

function promptOf(
  documents: readonly RetrievedDocument[],
  linked: readonly LinkedDocument[],
): string | null {
  if (documents.length === 0) return null;
  const found = `Law and guidance found in the library:\n${documents.map(quote).join("\n")}`;
  if (linked.length === 0) return found;
  return `${found}\nHow it stands to other law:\n${linksInWords(linked, documents)}`;
}

type RagDoc = KnowledgeObject<"rag_doc">;

/** A list of objects none of which changed is the same list in the next snapshot. */
const built = new WeakMap<readonly RagDoc[], Retrieval>();

/** The index over every rag_doc in force; pass it to `snapshot.derive`. */
export function buildRetrieval(snapshot: Snapshot): Retrieval {
  const objects = snapshot.all("rag_doc");
  const known = built.get(objects);
  if (known) return known;
  const retrieval = indexDocuments(objects.map(bundledDocument), indexPartsOf);
  built.set(objects, retrieval);
  return retrieval;
}

/** Cuts what is new among the documents of a snapshot into passages and terms, one document a step, and then builds the index; at a start the index alone. */
export function* warmRetrieval(snapshot: Snapshot): Generator<undefined, void> {
  if (!isFirstIndex())
    for (const object of snapshot.all("rag_doc")) {
      const document = bundledDocument(object);
      readDocument(document);
      namesOf(document);
      yield;
    }
  snapshot.derive(buildRetrieval);
}

/** An object that did not change stays one document, with all that is remembered of it. */
const documentsKnown = new WeakMap<RagDoc, SourceDocument>();

function bundledDocument(object: RagDoc): SourceDocument {
  const known = documentsKnown.get(object);
  if (known) return known;
  const document = documentOf(object);
  documentsKnown.set(object, document);
  return document;
}

function documentOf({ id, content, extensions }: RagDoc): SourceDocument {
  return {
    id,
    title: content.title,
    jurisdiction: content.jurisdiction ?? null,
    text: content.text,
    source_url: content.source_url ?? null,
    citation: extensions?.citation ?? null,
    aliases: extensions?.aliases ?? [],
    topics: extensions?.topics ?? [],
    corridors: content.applicable_corridors ?? [],
    ...(extensions?.in_force === false ? { in_force: false as const } : {}),
    custom: false,
  };
}

function refusal(documents: readonly CustomRagDoc[]): string | null {
  const ids = new Set<string>();
  let size = 0;
  for (const [index, document] of documents.entries()) {
    const name = `custom_rag_docs[${index}]`;
    const text = textOf(document);
    if (text.trim() === "") return `${name} has neither text nor snippet; give one of them.`;
    size += text.length;
    if (size > MOST_CUSTOM_TEXT)
      return `custom_rag_docs hold more than ${MOST_CUSTOM_TEXT} characters together; send fewer or shorter ones.`;
    const id = idOf(document, index);
    if (ids.has(id)) return `${name} repeats the id "${id}"; give each document its own.`;
    ids.add(id);
  }
  return null;
}

function customDocuments({ custom_rag_docs }: HarnessToggles): SourceDocument[] {
  return (custom_rag_docs ?? []).map((document, index) => ({
    id: idOf(document, index),
    title: document.title ?? idOf(document, index),
    jurisdiction: document.jurisdiction ?? null,
    text: textOf(document),
    source_url: document.source_url ?? document.source ?? null,
    citation: null,
    aliases: [],
    topics: [],
    corridors: [],
    custom: true,
  }));
}

function textOf({ text, snippet }: CustomRagDoc): string {
  return text?.trim() ? text : (snippet ?? "");
}

function idOf({ id }: CustomRagDoc, index: number): string {
  return id?.trim() ? id : `custom-${index + 1}`;
}

/** The European Union as a concept of `host/wording/concepts`; no country, but law has it as a jurisdiction. */
const EUROPEAN_UNION = conceptHash("european-union");

/** The countries named or implied as ISO codes, and EU; none that a word of a later turn only hints at, where it was told before where somebody works: an iqama is Kuwait's, too. */
function countriesOf(
  { countries, corridors }: Pick<Reading, "countries" | "corridors">,
  concepts: readonly number[],
): Set<string> {
  const isPlaced = corridors.some(({ destination }) => destination !== null);
  const named = countries.filter(({ hinted }) => hinted !== true || !isPlaced);
  const codes = new Set(named.map(({ code }) => code));
  if (concepts.includes(EUROPEAN_UNION)) codes.add("EU");
  for (const { origin, destination } of corridors) {
    if (origin !== null) codes.add(origin);
    if (destination !== null) codes.add(destination);
  }
  return codes;
}

/** Both sides of each route that is wholly known. */
function routesOf({ corridors }: Pick<Reading, "corridors">) {
  return corridors.flatMap(({ origin, destination }) =>
    origin === null || destination === null ? [] : [[origin, destination] as const],
  );
}

function quote(document: RetrievedDocument): string {
  const { title, citation, jurisdiction, snippet, source_url, in_force } = document;
  const name = citation ? `${title} (${citation})` : title;
  const standing = in_force === false ? " (a draft or suspended text, not law in force)" : "";
  return `- ${onOneLine(name)}${jurisdiction ? ` [${jurisdiction}]` : ""}${standing}: "${snippet}"${source_url ? ` <${source_url}>` : ""}`;
}
