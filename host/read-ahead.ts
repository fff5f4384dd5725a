import type { Snapshot } from "./contract/knowledge.ts";
import { readyAhead } from "./privacy/open.ts";
import { readVocabularyAhead } from "./search/vocabulary.ts";
import { readLibraryAhead } from "./verification/read-ahead.ts";
import { readConceptsAhead } from "./wording/concepts.ts";

/** Between requests gets the anonymizer ready and the words of all languages, then reads what answers are held against, then the words that queries may use. */
export function* readAhead(current: () => Snapshot): Generator<undefined, void> {
  yield* readyAhead();
  yield* readConceptsAhead();
  yield* readLibraryAhead(current);
  yield* readVocabularyAhead(current);
}
