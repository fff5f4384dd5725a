import { FNV_OFFSET, hashedOver } from "../../../schemas/fnv.ts";
import type { LabelledText } from "../../classifier/labelled-text.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { nearestByWords, SPACELESS, tellingWords } from "../../wording/known/known-words.ts";
import { filterBitsOf } from "../../wording/known/word-filter.ts";
import { wordsOf } from "../../wording/known/words.ts";
import type { Lessons } from "./lessons.ts";
import { modelObject } from "./model-object.ts";

/** So many of a language's labelled texts have at least the share of known words under which a text is in another: of fifty, one has not. */
const THRESHOLD = 0.98;
/** No language asks for a larger share: of the words of an advert for accountants, of which there is none among the labelled texts, so many are known. */
const MOST = 0.6;
/** The words of a text are looked for in those of the other parts: what a writer wrote at one time is in one. */
const PARTS = 8;

/** Word → the parts whose texts hold it, a bit each. */
type Gathered = Map<string, number>;

/** Gathers the words of the labelled texts by language: an object of `classifier_rule`. */
export function knownWords({ training, seen }: Pick<Lessons, "training" | "seen">): object {
  const texts = [...training, ...seen].filter(({ language }) => !SPACELESS.has(language));
  const languages = [...new Set(texts.map(({ language }) => language))].toSorted();
  const gathered = languages.map((): Gathered => new Map());
  for (const labelled of texts)
    gather(labelled, gathered[languages.indexOf(labelled.language)] ?? new Map());
  const count = gathered.reduce((sum, { size }) => sum + size, 0);
  return modelObject({
    id: "known-words",
    created_at: "2026-11-23T17:30:00Z",
    label: "known_words",
    model_uri: "words:extensions.words",
    threshold: THRESHOLD,
    extensions: {
      words: {
        languages,
        least: leastOf(texts, languages, gathered),
        filter: Buffer.from(filterBitsOf(gathered.map(wordsIn))).toString("base64"),
        made_of: `${count} words of ${texts.length} labelled texts that are not held back.`,
      },
      description: "Whether the words of a message are known in any language.",
    },
  });
}

function gather(labelled: LabelledText, words: Gathered): void {
  const part = 1 << partOf(labelled);
  for (const word of wordsOf(foldText(labelled.text).folded))
    words.set(word, (words.get(word) ?? 0) | part);
}

function wordsIn(gathered: Gathered): ReadonlySet<string> {
  return new Set(gathered.keys());
}

/** Of each language, the share of known words that all but a few of the texts nearest to it have, known from texts of other parts. */
function leastOf(
  texts: readonly LabelledText[],
  languages: readonly string[],
  gathered: readonly Gathered[],
): readonly number[] {
  const shares = languages.map((): number[] => []);
  for (const labelled of texts) {
    const own = 1 << partOf(labelled);
    const words = tellingWords(foldText(labelled.text).folded);
    if (words.length === 0) continue;
    const { language, share } = nearestByWords(
      words,
      languages,
      (word, at) => ((gathered[at]?.get(word) ?? 0) & ~own) !== 0,
    );
    shares[language]?.push(share);
  }
  return shares.map((each) => {
    const ordered = each.toSorted((a, b) => a - b);
    const least = ordered[Math.floor(ordered.length * (1 - THRESHOLD))] ?? 0;
    return Math.min(MOST, Math.round(least * 100) / 100);
  });
}

/** Which part a text is of, by its id without its number. */
function partOf({ id }: LabelledText): number {
  return Math.abs(hashedOver(FNV_OFFSET, id.replace(/-?\d+$/, ""))) % PARTS;
}
