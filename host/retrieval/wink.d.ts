/** The parts of wink-bm25-text-search 3 that are used; the package brings no types. */
declare module "wink-bm25-text-search" {
  interface Bm25 {
    defineConfig(config: {
      fldWeights: Record<string, number>;
      bm25Params?: { k1?: number; b?: number; k?: number };
    }): boolean;
    definePrepTasks(tasks: readonly ((input: string) => readonly string[])[]): number;
    addDoc(doc: Record<string, string>, id: string): number;
    consolidate(precision?: number): boolean;
    search(text: string, limit?: number): [id: string, score: number][];
    exportJSON(): string;
  }
  function bm25(): Bm25;
  export = bm25;
}

/** The Porter 2 stemmer of wink-nlp-utils, imported alone: the whole package costs 280 ms and its language model. */
declare module "wink-nlp-utils/src/string-stem.js" {
  function stem(word: string): string;
  export = stem;
}
