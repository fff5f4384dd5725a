import Type from "typebox";
import type { KnowledgeObject } from "../schemas/envelope.ts";
import type { Snapshot } from "../host/contract/knowledge.ts";
import type { Reading } from "../host/contract/reading.ts";
import type { ToolArgs, ToolFact, ToolModule } from "../host/contract/tool.ts";
import { NameIndex } from "./wording/names.ts";
import { plainName, plainText, type PlainText } from "./wording/plain-text.ts";
import { provisionFacts, wholeFact } from "./wording/provisions.ts";

const MOST_CALLS = 4;
const MOST_PROVISIONS = 4;
const MOST_DOCUMENTS = 3;

/** Which `rag_doc` topics answer a subject of a message; the more telling subject first. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  passport: ["passport"],
  seizure: ["passport"],
  unpaid: ["wages", "minimum-wage"],
  deduction: ["deductions", "wages", "kickbacks"],
  overtime: ["rest-day", "minimum-wage"],
  loan: ["loan-interest", "loans", "debt-bondage"],
  forced_labour: ["forced-labour", "trafficking", "debt-bondage"],
  recruitment_fee: ["fees", "fee-cap", "recruitment-fees", "zero-fee", "zero-cost"],
  fee: ["fees", "fee-cap", "recruitment-fees", "zero-fee", "zero-cost"],
  contract: ["contract-substitution", "contracts"],
  licence: ["illegal-recruitment", "licensing"],
};

/** What the provisions on who recruits without a licence speak of, in the words of the library. */
const OF_LICENCES =
  "licence licences licensed recruiting without illegal recruitment prison punished cost";
const SUBJECTS = Object.keys(TOPICS);

type Document = KnowledgeObject<"rag_doc">;

export const name = "statute_lookup";

export const description =
  "What a law, regulation or standard in the library says, section by section: by its name or number, or by country and subject.";

export const schema = Type.Object(
  {
    statute: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 160,
        description: "Its name, number or id, such as RA 8042.",
      }),
    ),
    jurisdiction: Type.Optional(
      Type.String({ pattern: "^([A-Z]{2}|INT)$", description: "Country whose law is asked for." }),
    ),
    topic: Type.Optional(
      Type.String({ maxLength: 40, description: `Subject: ${SUBJECTS.join(", ")}.` }),
    ),
    words: Type.Optional(
      Type.String({ maxLength: 200, description: "What it is asked about; picks the provisions." }),
    ),
  },
  { additionalProperties: false },
);

/** The statutes a message names outright; else, when it asks about the law of a country, that country's law on its subject. */
export const propose: ToolModule["propose"] = (reading, { knowledge }) => {
  const text = plainText(reading);
  const named = knowledge.derive(statuteNames).findIn(text);
  if (named.length > 0) {
    const words = askedIn(text);
    const ids = new Set(named.map(({ value }) => value.id));
    return [...ids].slice(0, MOST_CALLS).map((statute) => ({ statute, words }));
  }
  if (reading.licenceLawAsked === true)
    return countriesAskedAbout(reading)
      .slice(0, 1)
      .map((jurisdiction) => ({ jurisdiction, topic: "licence", words: OF_LICENCES }));
  if (!reading.aboutWork || !reading.topics.has("law")) return [];
  const topic = SUBJECTS.find((subject) => reading.topics.has(subject));
  if (topic === undefined) return [];
  const words = askedIn(text);
  return countriesAskedAbout(reading).map((jurisdiction) => ({ jurisdiction, topic, words }));
};

function askedIn({ text }: PlainText): string {
  return text.slice(0, 200);
}

/** The destination first: its law governs the work; at most two. */
function countriesAskedAbout({ corridors }: Reading): string[] {
  const [first] = corridors;
  return [first?.destination, first?.origin].filter((code) => code != null);
}

export const call: ToolModule["call"] = (args, { knowledge }) => {
  const words = String(args["words"] ?? "");
  const documents = documentsFor(args, knowledge).slice(0, MOST_DOCUMENTS);
  const each = documents.length > 1 ? 2 : MOST_PROVISIONS;
  const facts = documents.flatMap((document) => factsOf(document, words, each));
  return { found: facts.length > 0, documents: documents.map(({ id }) => id), facts };
};

function factsOf(document: Document, words: string, most: number): ToolFact[] {
  const facts = provisionFacts(document, words, most);
  return facts.length === 0 ? [wholeFact(document)] : facts;
}

function documentsFor(args: ToolArgs, knowledge: Snapshot): Document[] {
  const { statute, jurisdiction, topic } = args;
  if (typeof statute === "string") {
    const byId = knowledge.derive(documentsById).get(statute);
    const document = byId ?? knowledge.derive(statuteNames).get(statute);
    return document === undefined ? [] : [document];
  }
  const wanted = TOPICS[String(topic ?? "")] ?? [String(topic ?? "")];
  const national = knowledge.derive(documentsByJurisdiction).get(jurisdiction) ?? [];
  return national
    .filter(
      ({ extensions }) =>
        extensions?.in_force !== false &&
        wanted.some((one) => extensions?.topics?.includes(one) === true),
    )
    .toSorted((a, b) => rank(a, wanted) - rank(b, wanted) || a.id.localeCompare(b.id));
}

function documentsById(snapshot: Snapshot): ReadonlyMap<string, Document> {
  return new Map(snapshot.all("rag_doc").map((document) => [document.id, document]));
}

function documentsByJurisdiction(snapshot: Snapshot): ReadonlyMap<unknown, readonly Document[]> {
  return Map.groupBy(snapshot.all("rag_doc"), ({ content }) => content.jurisdiction);
}

function rank({ content, extensions }: Document, wanted: readonly string[]): number {
  const place = wanted.findIndex((topic) => extensions?.topics?.includes(topic) === true);
  const sure = ["high", "medium", "low"].indexOf(extensions?.confidence ?? "low");
  const aside = content.doc_type === "case" ? 9 : 0;
  return place * 3 + sure + aside;
}

/** Names and numbers of every document in force, plain; too short or too common ones are left out. ILO instruments answer to `ilo_convention`. */
function statuteNames(snapshot: Snapshot): NameIndex<Document> {
  const names = new NameIndex<Document>();
  for (const document of snapshot.all("rag_doc")) {
    const { content, extensions } = document;
    const isNumbered = /^ilo-([cpr]\d|mlc)/.test(document.id);
    const known = [extensions?.citation, content.title, ...(extensions?.aliases ?? [])];
    for (const given of isNumbered ? [] : known) {
      if (given !== undefined && isTelling(plainName(given))) names.add(given, document);
    }
  }
  return names;
}

/** "ra 8042" and "employer pays principle" tell a statute; "forced labor" and "act 9" do not. */
function isTelling(plain: string): boolean {
  const words = plain.split(" ");
  if (/\d/.test(plain)) return words.length >= 2 && plain.length >= 6;
  return words.length >= 3 || /\b(act|law|code|ordinance|principles?|protocol|rules)\b/.test(plain);
}
