import { FNV_OFFSET, hashedOn } from "../../schemas/fnv.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { foldText } from "../matching/folding/fold.ts";

/** Words in a run that two texts hardly share by chance. */
const RUN = 5;
/** Words in a run that a text shares with few others. */
const SHORT_RUN = 3;

/** Tells whether something is known. */
export type Known<T> = Pick<ReadonlySet<T>, "has">;

/** The runs of words of texts that an answer may hold without having written them. */
export interface KnownTexts {
  /** Of documents and background, what retrieval gives, and of what rubrics ask. */
  readonly documents: Known<number>;
  /** Of the same texts and of their titles, in runs of three words: what cutting leaves of them. */
  readonly cuttings: Known<number>;
  /** Of the example library's questions. */
  readonly questions: Known<number>;
  /** Words that citations and names of laws are made of. */
  readonly ofCitations: Known<string>;
  /** Words of documents and of graded answers. */
  readonly vocabulary: Known<string>;
}

const PLAIN_WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Documents and questions of a snapshot, as runs of words (shingles: Broder, 1997). */
export function buildKnownTexts(snapshot: Snapshot): KnownTexts {
  // Each of what other leaves change: a new rule has no document read again.
  const documents = snapshot.derive(buildDocuments);
  const prompts = snapshot.derive(buildExamples);
  return {
    documents: documents.runs,
    cuttings: documents.cuttings,
    questions: prompts.questions,
    ofCitations: oneOf(documents.ofCitations, snapshot.derive(buildCitations)),
    vocabulary: oneOf(documents.vocabulary, prompts.vocabulary),
  };
}

function oneOf<T>(some: ReadonlySet<T>, others: ReadonlySet<T>): Known<T> {
  return { has: (each) => some.has(each) || others.has(each) };
}

function buildDocuments(snapshot: Snapshot) {
  const documents = [
    ...snapshot.all("rag_doc").map(({ content }) => content.text),
    ...snapshot.all("context_snippet").map(({ content }) => content.text),
    ...snapshot
      .all("rubric_dimension")
      .flatMap(({ content, extensions }) => [
        `${content.label}. ${content.question}`,
        extensions?.rubric_description ?? "",
      ]),
  ].map((each) => foldedOf(each));
  const titles = snapshot.all("rag_doc").map(({ content }) => foldedOf(content.title));
  const citations = snapshot
    .all("rag_doc")
    .flatMap(({ content, extensions }) => [content.title, extensions?.citation ?? ""]);
  return {
    runs: runsOf(documents, RUN),
    cuttings: runsOf([...documents, ...titles], SHORT_RUN),
    ofCitations: wordsOfAll(citations),
    vocabulary: vocabularyOf(documents),
  };
}

function buildExamples(snapshot: Snapshot) {
  const prompts = snapshot.all("evaluation_prompt");
  const answers = prompts.flatMap(({ extensions }) => extensions?.tiers ?? []);
  return {
    questions: runsOf(
      prompts.map(({ content }) => foldedOf(content.question)),
      RUN,
    ),
    vocabulary: vocabularyOf(answers.map(({ text }) => foldedOf(text))),
  };
}

function buildCitations(snapshot: Snapshot): ReadonlySet<string> {
  const citations = snapshot.all("grep_rule").map(({ extensions }) => extensions?.citation ?? "");
  return wordsOfAll(new Set(citations));
}

function foldedOf(text: string): string {
  return foldText(text).folded;
}

function wordsOfAll(texts: Iterable<string>): ReadonlySet<string> {
  return new Set([...texts].flatMap((each) => wordsOf(foldedOf(each))));
}

function vocabularyOf(folded: readonly string[]): ReadonlySet<string> {
  return new Set(folded.flatMap((each) => each.match(PLAIN_WORD) ?? []));
}

/** The words of a folded text. Scripts without spaces give long ones. */
export function wordsOf(folded: string): readonly string[] {
  return folded.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
}

/** The share (0 to 1) of the words that stand in a run of five which `known` has; 0 for less than one run. */
export function shareKnown(words: readonly string[], known: Known<number>): number {
  return shareOfRuns(words, known, RUN);
}

/** The same with runs of three, for what is left where a text was cut. */
export function shareCut(words: readonly string[], { cuttings }: KnownTexts): number {
  return shareOfRuns(words, cuttings, SHORT_RUN);
}

function shareOfRuns(words: readonly string[], known: Known<number>, length: number): number {
  if (words.length < length) return 0;
  const covered = new Uint8Array(words.length);
  for (let at = 0; at + length <= words.length; at++)
    if (known.has(runAt(words, at, length))) covered.fill(1, at, at + length);
  return covered.reduce((sum, each) => sum + each, 0) / words.length;
}

function runsOf(folded: readonly string[], length: number): ReadonlySet<number> {
  const runs = new Set<number>();
  for (const text of folded) {
    const words = wordsOf(text);
    for (let at = 0; at + length <= words.length; at++) runs.add(runAt(words, at, length));
  }
  return runs;
}

/** Two FNV-1a hashes of the run, joined to 52 bits. */
function runAt(words: readonly string[], at: number, length: number): number {
  let low = FNV_OFFSET;
  let high = 0x1234_5678;
  for (let index = at; index < at + length; index++) {
    for (const unit of words[index] ?? "") {
      const code = unit.codePointAt(0) ?? 0;
      low = hashedOn(low, code);
      high = Math.imul(high ^ code, 0x0100_01b3);
    }
    low = hashedOn(low, 0x20);
  }
  return (low >>> 0) * 0x10_0000 + ((high >>> 0) & 0xf_ffff);
}
