import type { RetrievedDocument } from "../../contract/layer.ts";
import { blockOf, ended, sentences, type Block, type Draft } from "./block.ts";
import { factLine, sourceOf } from "./facts.ts";
import { isolated } from "./direction.ts";
import { oneLine } from "./plain.ts";
import { placeName } from "./place.ts";

const MOST = 5;
const MOST_BESIDE_SIGNS = 3;

/** The provisions looked up and the documents retrieved, each with its citation and address; their words are quoted where nothing else answers. */
export function lawBlock(draft: Draft): Block | null {
  const { hits, laws, documents } = draft.found;
  const most = hits.length === 0 ? MOST : MOST_BESIDE_SIGNS;
  const told = new Set(laws.slice(0, most).map(({ by }) => by));
  const rest = documents.filter(({ id }) => !told.has(`rag_doc/${id}`));
  const lines = [
    ...laws.slice(0, most).map((fact) => factLine(draft, fact)),
    ...rest
      .slice(0, Math.max(1, most - told.size))
      .map((document) => documentLine(draft, document)),
  ];
  return blockOf(6, draft.say("law"), lines);
}

function documentLine(draft: Draft, document: RetrievedDocument): string {
  const place = placeName(draft.language, document.jurisdiction);
  const title = oneLine(document.title, 300);
  const heading = place === null || title.includes(place) ? title : `${title} (${place})`;
  const excerpt = draft.found.hits.length === 0 ? oneLine(document.snippet, 400) : "";
  const english = draft.language === "en" || excerpt === "" ? "" : draft.say("english-text");
  return sentences(
    isolated(draft.language, ended(heading)),
    english,
    excerpt === "" ? null : isolated(draft.language, ended(excerpt)),
    sourceOf(
      draft,
      { citation: document.citation ?? null, source_url: document.source_url },
      heading,
    ),
    document.custom === true ? draft.say("custom") : null,
  );
}
