/** The parts of wink-bm25-text-search 3 that are used; the package brings no types. */
declare module "wink-bm25-text-search" {
  interface Bm25 {
    defineConfig(config: {
      fldWeights: Record<string, number>;
      bm25Params?: { k1?: number; b?: number; k?: number };
    }): boolean;
    definePrepTasks(
      tasks: readonly ((input: string | readonly string[]) => readonly string[])[],
    ): number;
    /** Fields are what the first preparatory task takes. */
    addDoc(doc: Record<string, string | readonly string[]>, id: string): number;
    consolidate(precision?: number): boolean;
    search(text: string, limit?: number): [id: string, score: number][];
    /** Document id → token number → weight with four decimals, once consolidated. */
    getDocs(): Readonly<Record<string, { readonly freq: Readonly<Record<string, number>> }>>;
    getTokens(): Readonly<Record<string, number>>;
    getTotalDocs(): number;
    getTotalCorpusLength(): number;
  }
  function bm25(): Bm25;
  export = bm25;
}

/** The Porter 2 stemmer of wink-nlp-utils, imported alone: the whole package costs 280 ms and its language model. */
declare module "wink-nlp-utils/src/string-stem.js" {
  function stem(word: string): string;
  export = stem;
}
