import Type from "typebox";
import type { KnowledgeObject } from "../schemas/envelope.ts";
import type { Snapshot } from "../host/contract/knowledge.ts";
import type { ToolModule } from "../host/contract/tool.ts";
import { instrumentNumbersIn } from "./wording/instrument-numbers.ts";
import { NameIndex } from "./wording/names.ts";
import { plainName, plainText } from "./wording/plain-text.ts";
import { provisionFacts, wholeFact } from "./wording/provisions.ts";

const MOST_CALLS = 4;
const MOST_PROVISIONS = 5;
type Document = KnowledgeObject<"rag_doc">;

export const name = "ilo_convention";

export const description =
  "What an ILO convention, protocol or recommendation says, article by article, found by its number or its name.";

export const schema = Type.Object(
  {
    instrument: Type.String({
      minLength: 1,
      maxLength: 120,
      description: "Its number, such as C189, P029 or R203, or its name.",
    }),
    words: Type.Optional(
      Type.String({ maxLength: 200, description: "What it is asked about; picks the provisions." }),
    ),
  },
  { additionalProperties: false },
);

/** The instruments a message names by number or name, whether or not it is about work otherwise. */
export const propose: ToolModule["propose"] = (reading, { knowledge }) => {
  const text = plainText(reading);
  const index = knowledge.derive(instruments);
  const numbers = instrumentNumbersIn(text.text).filter((number) => index.byNumber.has(number));
  const named = index.byName.findIn(text).map(({ value }) => numberOf(value.id));
  if (numbers.length === 0 && named.length === 0) return [];
  const words = text.text.slice(0, 200);
  const found = [...new Set([...numbers, ...named])].slice(0, MOST_CALLS);
  return found.map((instrument) => ({ instrument, words }));
};

export const call: ToolModule["call"] = ({ instrument, words }, { knowledge }) => {
  const asked = plainName(String(instrument ?? ""));
  const index = knowledge.derive(instruments);
  const [number] = instrumentNumbersIn(asked);
  const document = index.byNumber.get(number ?? asked.toUpperCase()) ?? index.byName.get(asked);
  if (document === undefined) return { found: false, instrument: instrument ?? null, facts: [] };
  const facts = provisionFacts(document, String(words ?? ""), MOST_PROVISIONS);
  return {
    found: true,
    instrument: numberOf(document.id),
    title: document.content.title,
    facts: facts.length === 0 ? [wholeFact(document)] : facts,
  };
};

interface Instruments {
  /** By `C189`, `P29`, `R203`, without leading zeros. */
  readonly byNumber: ReadonlyMap<string, Document>;
  readonly byName: NameIndex<Document>;
}

function instruments(snapshot: Snapshot): Instruments {
  const documents = snapshot.all("rag_doc").filter(({ id }) => /^ilo-([cpr]\d|mlc)/.test(id));
  const byName = new NameIndex<Document>();
  for (const document of documents) {
    for (const alias of [document.content.title, ...(document.extensions?.aliases ?? [])]) {
      const plain = plainName(alias.replace(/, \d{4}.*$/, ""));
      if (plain.length > 2 && !/^[cpr] ?\d+$/.test(plain)) byName.add(plain, document);
    }
  }
  return {
    byNumber: new Map(documents.map((document) => [numberOf(document.id), document])),
    byName,
  };
}

/** `ilo-c029` → `C29`; other ids stay as they are, in capitals. */
function numberOf(id: string): string {
  const number = /^ilo-([cpr])0*(\d+)$/.exec(id);
  return number === null ? id.slice(4).toUpperCase() : `${number[1]?.toUpperCase()}${number[2]}`;
}
