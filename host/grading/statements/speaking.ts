import type { Snapshot } from "../../contract/knowledge.ts";
import type { FoldedText } from "../../contract/reading.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { sentencesIn, type Stretch } from "../../matching/sentence.ts";
import { readLanguage } from "../../reading/language/language.ts";
import { KINDS, type Kind } from "../../wording/models/kinds.ts";
import { buildTextModel } from "../../wording/models/text-model.ts";

/** Tells of an answer how like the wording of each kind of speaker it is, as a whole and in its sentences. */
export type Speaking = (answer: string) => readonly number[];

/** Units a sentence has at least that tells who speaks. */
const FEWEST_UNITS = 24;
const SMALLEST = 1e-3;

/** By the snapshot's text model, which has read far more texts than there are graded answers; nothing without one. */
export function buildSpeaking(snapshot: Snapshot): Speaking {
  const model = snapshot.derive(buildTextModel);
  if (model === null) return () => [];
  return (answer) => {
    const view = foldText(answer);
    const language = readLanguage(answer, view.folded);
    const whole = model.readPart(view, { start: 0, end: view.folded.length }, language);
    const parts = sentencesOf(view).map((sentence) => model.readPart(view, sentence, language));
    const highest = (kind: Kind) => Math.max(whole[kind], ...parts.map((part) => part[kind]));
    const mean = (kind: Kind) =>
      parts.reduce((sum, part) => sum + part[kind], whole[kind]) / (parts.length + 1);
    return [
      ...KINDS.map((kind) => Math.log(whole[kind] + SMALLEST)),
      highest("offer"),
      mean("offer"),
      highest("compliance"),
      mean("compliance"),
    ];
  };
}

function sentencesOf(view: FoldedText): readonly Stretch[] {
  return sentencesIn(view).filter(
    ({ start, end }) => view.folded.slice(start, end).trim().length >= FEWEST_UNITS,
  );
}
