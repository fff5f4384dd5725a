/** An answer about which nothing is known: no law of the library, question, citation or cutting. */
export const NOTHING = {
  documents: new Set<number>(),
  questions: new Set<number>(),
  ofCitations: new Set<string>(),
  cuttings: new Set<number>(),
  vocabulary: new Set<string>(),
};
