import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Leaf } from "../../../schemas/taxonomy.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { STOP_WORDS } from "../../retrieval/text/stop-words.ts";
import { JOB_WORDS } from "./job-words.ts";
import { wordForm, wordsIn } from "./words.ts";

/** The words that may leave: what the library itself says in small letters, in any of its languages, and the words for jobs. */
export interface Vocabulary {
  /** Whether a word (in its compared form) is one of them. */
  has(form: string): boolean;
  /** Whether it is so common that it names nobody even with a capital in the middle of a sentence. */
  isCommon(form: string): boolean;
}

/** Texts that speak of the subject, in all languages the rules and prompts are written in. */
const LEAVES: readonly Leaf[] = [
  "rag_doc",
  "corridor_profile",
  "ngo_directory",
  "context_snippet",
  "extracted_fact",
  "modus_operandi",
  "reasoning_step",
  "prompt_template",
  "evaluation_prompt",
  "grep_rule",
];
/** A word that one object alone has may be a name in an example. */
const FEWEST_OBJECTS = 2;
const COMMON_OBJECTS = 8;

/** Builds the vocabulary of a snapshot; pass it to `snapshot.derive`. */
export function buildVocabulary(snapshot: Snapshot): Vocabulary {
  const objects = LEAVES.flatMap((leaf): readonly KnowledgeObject[] => snapshot.all(leaf));
  const forms = objects.map(formsOf);
  const times = new Uint16Array(numbers.size);
  for (const each of forms) for (const form of each) times[form] = (times[form] ?? 0) + 1;
  const timesOf = (form: string): number => times[numbers.get(form) ?? -1] ?? 0;
  return {
    has: (form) => timesOf(form) >= FEWEST_OBJECTS || isAlways(form),
    isCommon: (form) => timesOf(form) >= COMMON_OBJECTS || isAlways(form),
  };
}

function isAlways(form: string): boolean {
  return STOP_WORDS.has(form) || JOB_WORDS.has(form);
}

/** Makes the vocabulary's parts one object at a time, so that no request waits for all of them. */
export function* readVocabularyAhead(current: () => Snapshot): Generator<undefined, void> {
  const snapshot = current();
  for (const leaf of LEAVES)
    for (const object of snapshot.all(leaf)) {
      formsOf(object);
      yield;
    }
  current().derive(buildVocabulary);
}

/** Each form once, by its number: objects share most of their words. */
const numbers = new Map<string, number>();
/** An object that did not change is the same value in the next snapshot. */
const remembered = new WeakMap<KnowledgeObject, Uint32Array>();

/** The different words of an object as numbers. */
function formsOf(object: KnowledgeObject): Uint32Array {
  const known = remembered.get(object);
  if (known !== undefined) return known;
  const words = new Set<string>();
  for (const text of textsOf(object)) for (const { word } of wordsIn(text)) words.add(word);
  const forms = new Set<number>();
  for (const word of words) if (isPlain(word)) forms.add(numberOf(wordForm(word)));
  const made = Uint32Array.from(forms);
  remembered.set(object, made);
  return made;
}

function numberOf(form: string): number {
  const known = numbers.get(form);
  if (known !== undefined) return known;
  numbers.set(form, numbers.size);
  return numbers.size - 1;
}

const DIGIT = /\p{N}/u;

/** In small letters, in capitals throughout as acronyms are, or of a script without case; names of people are written otherwise. */
function isPlain(word: string): boolean {
  return !DIGIT.test(word) && (word === word.toLowerCase() || word === word.toUpperCase());
}

/** Addresses, patterns and sources are no words. */
const UNREAD = new Set(["pattern", "patterns", "source_url", "url", "email", "cites", "topics"]);

function* textsOf({ content, extensions }: KnowledgeObject): Generator<string> {
  yield* stringsIn(content);
  yield* stringsIn(extensions);
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const item of value) yield* stringsIn(item);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) if (!UNREAD.has(key)) yield* stringsIn(item);
}
