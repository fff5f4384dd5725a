import { hash } from "node:crypto";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { once } from "../../../schemas/once.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { digestOfFiles } from "../../matching/code-digest.ts";
import { buildTextModel } from "../../wording/models/text-model.ts";
import { buildKnownTexts, type KnownTexts } from "../known-texts.ts";
import { buildClaims } from "../prompts.ts";
import { buildRubrics } from "../rubrics/rubrics.ts";
import { sharedMeaningBy, type SharedMeaning } from "../statements/meanings.ts";
import { answerTheSame } from "./asked-of-texts.ts";
import { keptTeaching } from "./kept-teaching.ts";
import { passageHarm, type PassageHarm } from "./passage-model.ts";
import { TAUGHT_BY, teachApart } from "./teach-apart.ts";
import { gradedIn, teach, type Taught } from "./teaching.ts";
import { tierModel, type TierModel } from "./tier-model.ts";

const HOST = join(import.meta.dirname, "../..");
/** The code that measures answers and learns from them, and the words it knows. */
const CODE = [
  "../schemas/*.ts",
  ...["grading", "matching", "reading", "wording"].flatMap((part) => [
    `${part}/**/*.ts`,
    `${part}/**/*.json`,
  ]),
];
const codeDigest = once(() => digestOfFiles(HOST, CODE));
/** From so few graded prompts it is learned as quickly as read from a disk. */
const FEW = 50;

/** What tells tiers apart. */
export interface GradingModels {
  readonly model: TierModel;
  readonly turned: TierModel;
  readonly passageHarm: PassageHarm;
  readonly sharedMeaning: SharedMeaning;
}

/** What all graded answers taught, what those with a borrowed good sentence did, and what their passages did. It is learned once for all grades that wait, and known from before, in this process or an earlier one, where nothing changed that it depends on; what a new rule, contact or document says seldom is of that. */
export async function learnModels(snapshot: Snapshot): Promise<GradingModels> {
  // First: who derives it from a snapshot takes what is read before the first turn for all that it depends on.
  for (const leaf of TAUGHT_BY) snapshot.all(leaf);
  await setImmediate();
  const texts = snapshot.derive(buildKnownTexts);
  await setImmediate();
  const sources = snapshot.derive(digestOfSources);
  await setImmediate();
  const { plain, turned, passages, meanings } = await taughtBy(snapshot, { texts, sources });
  return {
    model: tierModel(plain),
    turned: tierModel(turned),
    passageHarm: passageHarm(passages),
    sharedMeaning: sharedMeaningBy(meanings),
  };
}

interface Sources {
  readonly texts: KnownTexts;
  readonly sources: string;
}

/** What this process learned last, or is learning. */
let last: { readonly sources: string; readonly taught: Promise<Taught> } | null = null;

function taughtBy(snapshot: Snapshot, of: Sources): Promise<Taught> {
  const before = last?.sources === of.sources ? last.taught : null;
  const taught = knownOrLearned(snapshot, of, before);
  last = { sources: of.sources, taught };
  return taught;
}

async function knownOrLearned(
  snapshot: Snapshot,
  { texts, sources }: Sources,
  before: Promise<Taught> | null,
): Promise<Taught> {
  const isQuick = gradedIn(snapshot).length < FEW;
  const held = await before?.catch(() => null);
  const known = held ?? (isQuick ? null : keptTeaching(sources).read());
  if (known !== null && (await answerTheSame(texts, known.asked))) return known;
  return isQuick ? teach(snapshot) : teachApart(snapshot, sources);
}

/** Tells apart all that is learned from but the texts that answers may hold: the code, the text model, the prompts with graded answers, and the criteria these are judged by. */
function digestOfSources(snapshot: Snapshot): string {
  const rubrics = [...snapshot.derive(buildRubrics)];
  return hash(
    "sha256",
    JSON.stringify([
      codeDigest(),
      snapshot.derive(buildTextModel)?.object.extensions?.ngrams,
      gradedIn(snapshot),
      rubrics.map(([name, { listed }]) => [name, listed.criteria]),
      [...snapshot.derive(buildClaims)],
    ]),
  );
}
