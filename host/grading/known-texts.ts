import { FNV_OFFSET, hashedOn } from "../../schemas/fnv.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { foldText } from "../matching/folding/fold.ts";

/** Words in a run that two texts hardly share by chance. */
const RUN = 5;
/** Words in a run that a text shares with few others. */
const SHORT_RUN = 3;

/** The runs of words of texts that an answer may hold without having written them. */
export interface KnownTexts {
  /** Of documents and background, what retrieval gives, and of what rubrics ask. */
  readonly documents: ReadonlySet<number>;
  /** Of the same texts and of their titles, in runs of three words: what cutting leaves of them. */
  readonly cuttings: ReadonlySet<number>;
  /** Of the example library's questions. */
  readonly questions: ReadonlySet<number>;
  /** Words that citations and names of laws are made of. */
  readonly ofCitations: ReadonlySet<string>;
  /** Words of documents and of graded answers. */
  readonly vocabulary: ReadonlySet<string>;
}

const PLAIN_WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Documents and questions of a snapshot, as runs of words (shingles: Broder, 1997). */
export function buildKnownTexts(snapshot: Snapshot): KnownTexts {
  const documents = [
    ...snapshot.all("rag_doc").map(({ content }) => content.text),
    ...snapshot.all("context_snippet").map(({ content }) => content.text),
    ...snapshot
      .all("rubric_dimension")
      .flatMap(({ content, extensions }) => [
        `${content.label}. ${content.question}`,
        extensions?.rubric_description ?? "",
      ]),
  ];
  const titles = snapshot.all("rag_doc").map(({ content }) => content.title);
  const answers = snapshot
    .all("evaluation_prompt")
    .flatMap(({ extensions }) => (extensions?.tiers ?? []).map(({ text }) => text));
  const questions = snapshot.all("evaluation_prompt").map(({ content }) => content.question);
  const citations = [
    ...snapshot.all("grep_rule").map(({ extensions }) => extensions?.citation ?? ""),
    ...snapshot
      .all("rag_doc")
      .flatMap(({ content, extensions }) => [content.title, extensions?.citation ?? ""]),
  ];
  return {
    documents: runsOf(documents, RUN),
    cuttings: runsOf([...documents, ...titles], SHORT_RUN),
    questions: runsOf(questions, RUN),
    vocabulary: new Set(
      [...documents, ...answers].flatMap((each) => foldText(each).folded.match(PLAIN_WORD) ?? []),
    ),
    ofCitations: new Set(citations.flatMap((each) => wordsOf(foldText(each).folded))),
  };
}

/** The words of a folded text. Scripts without spaces give long ones. */
export function wordsOf(folded: string): readonly string[] {
  return folded.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
}

/** The share (0 to 1) of the words that stand in a run of five which `known` has; 0 for less than one run. */
export function shareKnown(words: readonly string[], known: ReadonlySet<number>): number {
  return shareOfRuns(words, known, RUN);
}

/** The same with runs of three, for what is left where a text was cut. */
export function shareCut(words: readonly string[], { cuttings }: KnownTexts): number {
  return shareOfRuns(words, cuttings, SHORT_RUN);
}

function shareOfRuns(words: readonly string[], known: ReadonlySet<number>, length: number): number {
  if (words.length < length) return 0;
  const covered = new Uint8Array(words.length);
  for (let at = 0; at + length <= words.length; at++)
    if (known.has(runAt(words, at, length))) covered.fill(1, at, at + length);
  return covered.reduce((sum, each) => sum + each, 0) / words.length;
}

function runsOf(texts: readonly string[], length: number): ReadonlySet<number> {
  const runs = new Set<number>();
  for (const text of texts) {
    const words = wordsOf(foldText(text).folded);
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
