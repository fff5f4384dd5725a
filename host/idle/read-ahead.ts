import type { Snapshot } from "../contract/knowledge.ts";
import type { Steps } from "../../schemas/steps.ts";
import { readyAhead } from "../privacy/open.ts";
import { readWordsAhead } from "../reading/warm.ts";
import { readDenialsAhead } from "../reading/denials/undenied.ts";
import { readQuestionsAhead } from "../risk/asked/question-asked.ts";
import { readVocabularyAhead } from "../search/queries/vocabulary.ts";
import { readLibraryAhead } from "../verification/read-ahead.ts";
import { readConceptsAhead } from "../wording/concepts/concepts.ts";
import { readDisguisesAhead } from "../wording/known/undisguised.ts";

/** Between requests gets the words of messages ready, the anonymizer and the words of all languages, then reads what answers are held against, then the words that queries may use. */
export function* readAhead(current: () => Snapshot): Steps<void> {
  yield* readWordsAhead();
  yield* readyAhead();
  yield* readConceptsAhead();
  yield* readDisguisesAhead();
  yield* readDenialsAhead();
  yield* readQuestionsAhead();
  yield* readLibraryAhead(current);
  yield* readVocabularyAhead(current);
}
