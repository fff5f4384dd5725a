import { INTERNATIONAL } from "../../../schemas/taxonomy.ts";
import type { RetrievedDocument } from "../../contract/layer.ts";
import { blockOf, ended, sentences, type Block, type Draft } from "./block.ts";
import { factLine, sourceOf } from "./facts.ts";
import { isolated } from "./direction.ts";
import { passportLines } from "./passports.ts";
import { oneLine } from "./plain.ts";
import { placeName } from "./place.ts";
import { isQuestion } from "./situation.ts";

const MOST = 4;
const MOST_BESIDE_SIGNS = 3;
/** Documents quoted where nothing else answers; they are in English, so other readers get fewer. */
const MOST_QUOTED = 3;

/** The provisions looked up and the documents retrieved, each with its citation and address; where something is asked or no rule fired, their own words too. */
export function lawBlock(draft: Draft): Block | null {
  const { hits, laws, documents } = draft.found;
  const most = hits.length === 0 ? MOST : MOST_BESIDE_SIGNS;
  const facts = laws.slice(0, most);
  const told = new Set(facts.map(({ by }) => by));
  const rest = documents.filter(
    (document) => !told.has(`rag_doc/${document.id}`) && mayBear(draft, document),
  );
  const lines = [
    ...passportLines(draft),
    ...facts.map((fact) => factLine(draft, fact)),
    ...rest
      .slice(0, Math.max(1, most - facts.length))
      .map((document, index) => documentLine(draft, document, index < quotedCount(draft))),
  ];
  return blockOf(6, draft.say("law"), lines);
}

/** Beside signs a bill says nothing: it is no law. Where signs fired and no country is known, another country's law says nothing to the reader, unless a rule rests on it. */
function mayBear(
  { found, reading }: Draft,
  { id, jurisdiction, custom, in_force }: RetrievedDocument,
): boolean {
  if (in_force === false) return found.hits.length === 0;
  if (found.hits.length === 0 || custom === true || jurisdiction === null) return true;
  if (reading.countries.length > 0 || reading.corridors.length > 0) return true;
  if (INTERNATIONAL.has(jurisdiction)) return true;
  return found.hits.some(({ cites }) => cites.includes(`rag_doc/${id}`));
}

function quotedCount({ found, language, reading }: Draft): number {
  if (found.hits.length > 0) return isQuestion(reading) ? 1 : 0;
  const most = language === "en" ? MOST_QUOTED : 1;
  return Math.max(0, most - found.laws.length - found.indicators.length);
}

function documentLine(draft: Draft, document: RetrievedDocument, isQuoted: boolean): string {
  const { language, say } = draft;
  const place = placeName(language, document.jurisdiction);
  const title = oneLine(document.title, 300);
  const heading = place === null || title.includes(place) ? title : `${title} (${place})`;
  const excerpt = isQuoted ? oneLine(document.snippet, 400) : "";
  const ground = { citation: document.citation ?? null, source_url: document.source_url };
  return sentences(
    isolated(language, ended(heading)),
    document.in_force === false ? say("not-in-force") : null,
    language === "en" || excerpt === "" ? null : say("english-text"),
    excerpt === "" ? null : isolated(language, ended(excerpt)),
    sourceOf(draft, ground, heading),
    replacement(draft, document),
    document.custom === true ? say("custom") : null,
  );
}

/** Who reads of a law that was replaced is told by which. */
function replacement({ found, language, say }: Draft, { id }: RetrievedDocument): string | null {
  const newer = found.linked.find(
    ({ via, relation }) => via === id && relation === "superseded_by",
  );
  if (newer === undefined) return null;
  const law = oneLine(newer.citation ?? newer.title, 300).replace(/\.$/, "");
  return say("superseded", { law: isolated(language, law) });
}
