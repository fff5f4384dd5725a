import { join } from "node:path";
import { isHeldBack, type LabelledText } from "../../host/classifier/labelled-text.ts";
import { readSet } from "../../host/commands/train/lessons.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import { anonymizerFigures } from "./measures/anonymizing.ts";
import { readSamples, sampleFigures, type SharedSamples } from "./measures/shared-samples.ts";
import { othersFigures, type OthersMessage } from "./measures/by-others.ts";
import { classifierFigures, figuresByLanguage } from "./measures/classifier.ts";
import { contractFigures, type Contract } from "./measures/contracts.ts";
import {
  corridorFigures,
  lookUpAll,
  type CorridorQuestion,
  type LookedUp,
} from "./measures/corridors.ts";
import type { Figure } from "./figures.ts";
import { gradingFigures } from "./measures/grading.ts";
import { judgeAll, openOffline, type Judged, type StanceOnly } from "./judged.ts";
import { readLines } from "./lines.ts";
import { needFigures, type NeedMessage } from "./measures/needs.ts";
import { turnFigures } from "./measures/turns.ts";
import type { Turn } from "../../host/commands/train/turns.ts";
import { plainFigures, type PlainStatement } from "./measures/plain.ts";
import { unreadFigures } from "./measures/unread.ts";
import {
  answerAll,
  overallFigures,
  retrievalFigures,
  type Answered,
  type LawQuestion,
} from "./measures/retrieval.ts";

/** What is measured on one snapshot. */
export interface Evaluation {
  readonly figures: readonly Figure[];
  readonly judged: readonly Judged[];
  readonly answered: readonly Answered[];
  readonly looked: readonly LookedUp[];
}

/** The labelled sets. */
export interface Sets {
  readonly texts: readonly LabelledText[];
  readonly questions: readonly LawQuestion[];
  /** Questions by writers who knew the library and neither its search nor the other questions. */
  readonly questionsByOthers: readonly LawQuestion[];
  readonly corridors: readonly CorridorQuestion[];
  readonly plain: readonly PlainStatement[];
  readonly byOthers: readonly OthersMessage[];
  /** Messages of who must be helped first, and their look-alikes. */
  readonly needs: readonly NeedMessage[];
  /** Single turns of conversations, calm ones and such of danger. */
  readonly turns: readonly Turn[];
  /** Contracts and the like, half of them with one bad clause. */
  readonly contracts: readonly Contract[];
  /** Messages in languages that neither rules nor text model know. */
  readonly unread: readonly StanceOnly[];
  readonly samples: SharedSamples;
  /** Whether the grader and the anonymizer are measured, too. */
  readonly isWhole: boolean;
}

/** Told what is done of the work, in parts of it. */
export type OnWork = (doing: string, done: number, total: number) => void;

const FOLDER = import.meta.dirname;

/** The committed sets; of the texts the half that is held back, or the one that was looked at. */
export async function readSets(isSeen: boolean): Promise<Sets> {
  const texts = await readSet(join(FOLDER, "texts"));
  return {
    texts: texts.filter((text) => isHeldBack(text) !== isSeen),
    questions: await readLines<LawQuestion>(join(FOLDER, "sets/questions.jsonl")),
    questionsByOthers: await readLines<LawQuestion>(join(FOLDER, "sets/questions-by-others.jsonl")),
    corridors: await readLines<CorridorQuestion>(join(FOLDER, "sets/corridor-questions.jsonl")),
    plain: await readLines<PlainStatement>(join(FOLDER, "sets/plain.jsonl")),
    byOthers: await readLines<OthersMessage>(join(FOLDER, "sets/by-others.jsonl")),
    needs: await readLines<NeedMessage>(join(FOLDER, "sets/needs.jsonl")),
    turns: await readLines<Turn>(join(FOLDER, "sets/turns.jsonl")),
    contracts: await readLines<Contract>(join(FOLDER, "sets/contracts.jsonl")),
    unread: await readLines<StanceOnly>(join(FOLDER, "sets/unread.jsonl")),
    samples: await readSamples(),
    isWhole: true,
  };
}

/** Measures classifier, rules, retrieval, tools, grader and anonymizer on a snapshot. */
export async function evaluate(
  knowledge: Snapshot,
  sets: Sets,
  onWork: OnWork,
): Promise<Evaluation> {
  const { texts, questions, questionsByOthers, corridors, plain, byOthers, isWhole } = sets;
  const judge = await openOffline(knowledge);
  const judged = await judgeAll(texts, judge, (done) => onWork("Judging", done, texts.length));
  const answered = await answerAll(questions, judge, (done) =>
    onWork("Finding law", done, questions.length),
  );
  const answeredOthers = await answerAll(questionsByOthers, judge, (done) =>
    onWork("Finding law for others", done, questionsByOthers.length),
  );
  const looked = await lookUpAll(corridors, judge, (done) =>
    onWork("Looking up routes", done, corridors.length),
  );
  const stated = await plainFigures(plain, judge, (done) =>
    onWork("Reading plain statements", done, plain.length),
  );
  const others = await othersFigures(byOthers, judge, (done) =>
    onWork("Reading what others wrote", done, byOthers.length),
  );
  const unread = await unreadFigures(sets.unread, judge, (done) =>
    onWork("Reading what nothing reads", done, sets.unread.length),
  );
  const needs = await needFigures(sets.needs, judge, (done) =>
    onWork("Hearing needs", done, sets.needs.length),
  );
  const turned = await turnFigures(sets.turns, judge, (done) =>
    onWork("Hearing turns", done, sets.turns.length),
  );
  const contracts = await contractFigures(sets.contracts, judge, (done) =>
    onWork("Reading contracts", done, sets.contracts.length),
  );
  const { messages, adverts } = sets.samples;
  const sampled = await sampleFigures(sets.samples, judge, (done) =>
    onWork("Reading samples", done, messages.length + adverts.length),
  );
  const figures = [
    ...classifierFigures(judged),
    ...others,
    ...unread,
    ...sampled,
    ...stated,
    ...needs,
    ...turned,
    ...contracts,
    ...figuresByLanguage(judged),
    ...retrievalFigures(answered),
    ...overallFigures("retrieval, questions by others", answeredOthers),
    ...corridorFigures(looked),
  ];
  if (!isWhole) return { figures, judged, answered, looked };
  const graded = await gradingFigures(knowledge, (done, total) => onWork("Grading", done, total));
  const anonymized = await anonymizerFigures(knowledge);
  return { figures: [...figures, ...graded, ...anonymized], judged, answered, looked };
}
