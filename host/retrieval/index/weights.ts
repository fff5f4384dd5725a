import bm25 from "wink-bm25-text-search";
import { FIELD_WEIGHTS, termsOfFields, type Passage } from "../text/passages.ts";
import { termsOf } from "../text/tokens.ts";

/** BM25F parameters, wink's defaults: Robertson and Zaragoza, "The Probabilistic Relevance Framework" (2009). */
export const BM25 = { k1: 1.2, b: 0.75, k: 1 } as const;

/** wink refuses to weigh fewer. */
const FEWEST = 3;

/** wink's engine over the passages, ready to search; ids are positions. Fewer than three passages are padded with empty ones. */
export function weighPassages(passages: readonly Passage[]): ReturnType<typeof bm25> {
  const engine = bm25();
  engine.defineConfig({ fldWeights: { ...FIELD_WEIGHTS }, bm25Params: { ...BM25 } });
  // Fields come as terms, remembered from one index to the next; only what is searched for is text.
  engine.definePrepTasks([(input) => (typeof input === "string" ? termsOf(input) : input)]);
  passages.forEach((passage, index) => engine.addDoc(termsOfFields(passage), String(index)));
  for (let index = passages.length; index < FEWEST; index += 1) {
    engine.addDoc({ title: [], names: [], subjects: [], text: [] }, String(index));
  }
  engine.consolidate();
  return engine;
}

/** BM25's inverse document frequency with wink's smoothing: `frequency` of `n` passages hold the term. */
export function inverseFrequency(n: number, frequency: number): number {
  return Math.log((n - frequency + 0.5) / (frequency + 0.5) + 1);
}
