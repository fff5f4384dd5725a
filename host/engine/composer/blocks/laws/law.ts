import { INTERNATIONAL } from "../../../../../schemas/taxonomy.ts";
import type { RetrievedDocument } from "../../../../contract/layer.ts";
import type { Reading } from "../../../../contract/reading.ts";
import type { ToolFact } from "../../../../contract/tool.ts";
import { blockOf, ended, sentences, type Block, type Draft } from "../../block.ts";
import { factLine, sourceOf } from "../facts.ts";
import { isolated } from "../../evidence/direction.ts";
import { answeringProvisions } from "./answering-provisions.ts";
import { subjectsOfLaw } from "./law-subjects.ts";
import { passportLines } from "./passports.ts";
import { oneLine } from "../../plain.ts";
import { placeName } from "../../evidence/place.ts";
import { isQuestion } from "../../evidence/situation.ts";

const MOST = 4;
const MOST_BESIDE_SIGNS = 3;
/** Documents quoted where nothing else answers; other readers get one, and only where nothing is told in their language. */
const MOST_QUOTED = 3;

/** The provisions looked up and the documents retrieved, each with its citation and address; where something is asked or no rule fired, their own words too. */
export function lawBlock(draft: Draft): Block | null {
  const { hits, laws, documents } = draft.found;
  const most = hits.length === 0 ? MOST : MOST_BESIDE_SIGNS;
  const facts = shownOf(draft, laws).slice(0, most);
  const told = new Set(facts.map(({ by }) => by));
  const rest = documents.filter(
    (document) => !told.has(`rag_doc/${document.id}`) && mayBear(draft, document),
  );
  const answering = new Map(rest.map(({ id }) => [id, answeringProvisions(draft, id)]));
  const isAnswer = ({ id }: RetrievedDocument) => answering.get(id) !== "";
  const inOrder = [...rest.filter(isAnswer), ...rest.filter((document) => !isAnswer(document))];
  const lines = [
    ...passportLines(draft),
    ...facts.map((fact) => provisionLine(draft, fact)),
    ...inOrder.slice(0, Math.max(1, most - facts.length)).map((document, index) =>
      documentLine(draft, document, {
        isQuoted: index < quotedCount(draft),
        answering: answering.get(document.id) ?? "",
      }),
    ),
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
  if (language !== "en") return isAnsweredInWords(found) && !asksOfLaw(reading) ? 0 : 1;
  if (found.hits.length > 0) return isQuestion(reading) ? 1 : 0;
  const most = MOST_QUOTED;
  return Math.max(0, most - found.laws.length - found.indicators.length);
}

/** Several provisions of one law are one title to other readers. */
function shownOf(
  { language, found, reading }: Draft,
  laws: readonly ToolFact[],
): readonly ToolFact[] {
  if (language === "en" || asksOfLaw(reading) || !isAnsweredInWords({ ...found, laws: [] }))
    return laws;
  return laws.filter(({ by }, index) => laws.findIndex((law) => law.by === by) === index);
}

/** A provision as the lookup states it; where the reader's language says something already, its law's title and address. */
function provisionLine(draft: Draft, fact: ToolFact): string {
  const { found, knowledge, language } = draft;
  const [leaf, id = ""] = fact.by.split("/");
  const law = leaf === "rag_doc" ? knowledge.get("rag_doc", id) : undefined;
  const isTold = asksOfLaw(draft.reading) || !isAnsweredInWords({ ...found, laws: [] });
  if (language === "en" || law === undefined || isTold) return factLine(draft, fact);
  const title = isolated(language, ended(oneLine(law.content.title, 300)));
  return sentences(title, subjectsOfLaw(draft, id), sourceOf(draft, fact, title));
}

/** Whether sentences of the reader's language say something already: then the English of a law is left out, and its title and address lead to it. */
function isAnsweredInWords(found: Draft["found"]): boolean {
  return [found.hits, found.caps, found.passports, found.labels, found.indicators, found.laws].some(
    (facts) => facts.length > 0,
  );
}

/** Whether the law is what is asked for, and not only what bears on a case. */
function asksOfLaw({ topics, questionAsked, licenceLawAsked }: Reading): boolean {
  return topics.has("law") || questionAsked === "which_law" || licenceLawAsked === true;
}

/** How a document is told: in its own words, or by the provisions of it that answer what is asked. */
interface Told {
  readonly isQuoted: boolean;
  readonly answering: string;
}

function documentLine(
  draft: Draft,
  document: RetrievedDocument,
  { isQuoted, answering }: Told,
): string {
  const { language, say } = draft;
  const place = placeName(language, document.jurisdiction);
  const title = oneLine(document.title, 300);
  const heading = place === null || title.includes(place) ? title : `${title} (${place})`;
  const excerpt = answering === "" && isQuoted ? oneLine(document.snippet, 400) : answering;
  const ground = { citation: document.citation ?? null, source_url: document.source_url };
  return sentences(
    isolated(language, ended(heading)),
    document.in_force === false ? say("not-in-force") : null,
    language === "en" || excerpt === "" ? null : say("english-text"),
    excerpt === "" ? subjectsOfLaw(draft, document.id) : isolated(language, ended(excerpt)),
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
