import bm25 from "wink-bm25-text-search";
import { FIELD_WEIGHTS, fieldsOf, type Passage } from "./passages.ts";
import { termsOf } from "./tokens.ts";

/** BM25F parameters, wink's defaults: Robertson and Zaragoza, "The Probabilistic Relevance Framework" (2009). */
export const BM25 = { k1: 1.2, b: 0.75, k: 1 } as const;

/** wink refuses to weigh fewer. */
const FEWEST = 3;

/** What `exportJSON` holds: configuration, counts, documents, inverted index, next token, token numbers. */
export interface ExportedWeights {
  readonly totalDocs: number;
  readonly totalCorpusLength: number;
  /** Document number → token number → weight with four decimals. */
  readonly documents: Readonly<Record<string, { readonly freq: Readonly<Record<string, number>> }>>;
  readonly tokens: Readonly<Record<string, number>>;
}

/** wink's engine over the passages, ready to search; ids are positions. Fewer than three passages are padded with empty ones. */
export function weighPassages(passages: readonly Passage[]): ReturnType<typeof bm25> {
  const engine = bm25();
  engine.defineConfig({ fldWeights: { ...FIELD_WEIGHTS }, bm25Params: { ...BM25 } });
  engine.definePrepTasks([termsOf]);
  passages.forEach((passage, index) => engine.addDoc(fieldsOf(passage), String(index)));
  for (let index = passages.length; index < FEWEST; index += 1) {
    engine.addDoc({ title: "", names: "", subjects: "", text: "" }, String(index));
  }
  engine.consolidate();
  return engine;
}

/** Reads an engine's weights out of its export. */
export function exportedWeights(
  engine: Pick<ReturnType<typeof bm25>, "exportJSON">,
): ExportedWeights {
  const [, counts, documents, , , tokens] = JSON.parse(engine.exportJSON()) as [
    unknown,
    { totalDocs: number; totalCorpusLength: number },
    ExportedWeights["documents"],
    unknown,
    unknown,
    ExportedWeights["tokens"],
  ];
  return { ...counts, documents, tokens };
}
