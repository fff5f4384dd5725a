import { FNV_OFFSET, hashedOn } from "../../schemas/fnv.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { foldText } from "../matching/fold.ts";

/** Words in a run that two texts hardly share by chance. */
const RUN = 5;

/** The runs of words of texts that an answer may hold without having written them. */
export interface KnownTexts {
  /** Of documents and background: what retrieval gives. */
  readonly documents: ReadonlySet<number>;
  /** Of the example library's questions. */
  readonly questions: ReadonlySet<number>;
  /** Words that citations and names of laws are made of. */
  readonly ofCitations: ReadonlySet<string>;
}

/** Documents and questions of a snapshot, as runs of five words (shingles: Broder, 1997). */
export function buildKnownTexts(snapshot: Snapshot): KnownTexts {
  const documents = [
    ...snapshot.all("rag_doc").map(({ content }) => content.text),
    ...snapshot.all("context_snippet").map(({ content }) => content.text),
  ];
  const questions = snapshot.all("evaluation_prompt").map(({ content }) => content.question);
  const citations = [
    ...snapshot.all("grep_rule").map(({ extensions }) => extensions?.citation ?? ""),
    ...snapshot
      .all("rag_doc")
      .flatMap(({ content, extensions }) => [content.title, extensions?.citation ?? ""]),
  ];
  return {
    documents: runsOf(documents),
    questions: runsOf(questions),
    ofCitations: new Set(citations.flatMap((each) => wordsOf(foldText(each).folded))),
  };
}

/** The words of a folded text. Scripts without spaces give long ones. */
export function wordsOf(folded: string): readonly string[] {
  return folded.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
}

/** The share (0 to 1) of the words that stand in a run which `known` has; 0 for less than one run. */
export function shareKnown(words: readonly string[], known: ReadonlySet<number>): number {
  if (words.length < RUN) return 0;
  const covered = new Uint8Array(words.length);
  for (let at = 0; at + RUN <= words.length; at++)
    if (known.has(runAt(words, at))) covered.fill(1, at, at + RUN);
  return covered.reduce((sum, each) => sum + each, 0) / words.length;
}

function runsOf(texts: readonly string[]): ReadonlySet<number> {
  const runs = new Set<number>();
  for (const text of texts) {
    const words = wordsOf(foldText(text).folded);
    for (let at = 0; at + RUN <= words.length; at++) runs.add(runAt(words, at));
  }
  return runs;
}

/** Two FNV-1a hashes of the run, joined to 52 bits. */
function runAt(words: readonly string[], at: number): number {
  let low = FNV_OFFSET;
  let high = 0x1234_5678;
  for (let index = at; index < at + RUN; index++) {
    for (const unit of words[index] ?? "") {
      const code = unit.codePointAt(0) ?? 0;
      low = hashedOn(low, code);
      high = Math.imul(high ^ code, 0x0100_01b3);
    }
    low = hashedOn(low, 0x20);
  }
  return (low >>> 0) * 0x10_0000 + ((high >>> 0) & 0xf_ffff);
}
