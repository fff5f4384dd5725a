import { foldText } from "../../matching/fold.ts";
import { SPACELESS, wordsOf } from "../../wording/known-words.ts";
import { filterBitsOf } from "../../wording/word-filter.ts";
import type { Lessons } from "./lessons.ts";

/** Share of its words under which a text is in none of the languages: of texts in them one of two hundred has fewer, most of these in letters that are not its language's own, and of texts in others nineteen of twenty. */
const THRESHOLD = 0.54;

/** Gathers the words of the labelled texts by language: an object of `classifier_rule`. */
export function knownWords({ training, seen }: Pick<Lessons, "training" | "seen">): object {
  const texts = [...training, ...seen].filter(({ language }) => !SPACELESS.has(language));
  const languages = [...new Set(texts.map(({ language }) => language))].toSorted();
  const words = languages.map(() => new Set<string>());
  for (const { text, language } of texts)
    for (const word of wordsOf(foldText(text).folded))
      words[languages.indexOf(language)]?.add(word);
  const count = words.reduce((sum, { size }) => sum + size, 0);
  return {
    schema_version: "1.0",
    knowledge_object_type: "classifier_rule",
    id: "known-words",
    version: "v1",
    provenance: { created_at: "2026-11-23T17:30:00Z", created_by: "safe-harness maintainers" },
    content: {
      rule_id: "known_words",
      label: "known_words",
      model_uri: "words:extensions.words",
      input_format: "text",
      threshold: THRESHOLD,
    },
    tags: ["status:reviewed"],
    extensions: {
      words: {
        languages,
        filter: Buffer.from(filterBitsOf(words)).toString("base64"),
        made_of: `${count} words of ${texts.length} labelled texts that are not held back.`,
      },
      description: "Whether the words of a message are known in any language.",
    },
  };
}
