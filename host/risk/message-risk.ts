import { rounded } from "../../schemas/rounded.ts";
import type { Steps } from "../../schemas/steps.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit } from "../contract/layer.ts";
import type { KindChances, Reading } from "../contract/reading.ts";
import { withDenials } from "../reading/denials/undenied.ts";
import { exploiting } from "../wording/models/kinds.ts";
import { buildTextModel, type TextModel } from "../wording/models/text-model.ts";
import { blended } from "./blend.ts";
import { cuesOf, type Cues } from "./cues.ts";
import { riskOf } from "./dimension-risks.ts";
import { ruledOnly } from "./ruled.ts";
import { hearSentences, worstSentence, type WorstSentence } from "./worst-sentence.ts";

/** Risk from which on somebody looks at a message. */
export const LOOKED_AT = 0.4;

/** Risk from which on no single sentence is asked. */
const SURE = 0.7;

/** A message as a whole: what rules, wording and what was read of it say together. */
export interface MessageRisk {
  /** 0 to 1; without a text model, what the rules say. */
  readonly risk: number;
  readonly cues: Cues;
  /** Who speaks, by the wording alone; null without a text model, or without a word to read. */
  readonly wording: KindChances | null;
  /** What read the wording; null where nothing did. */
  readonly model: TextModel | null;
  /** The sentence that makes the risk what it is, where the text as a whole sounds better; else null. */
  readonly sentence: WorstSentence | null;
}

/** Reads the wording of a message part by part, so that it is known when it is weighed. */
export function* hearWording(reading: Reading, knowledge: Snapshot): Steps<void> {
  const model = knowledge.derive(buildTextModel);
  if (model === null) return;
  yield* model.readSteps(reading.folded, reading.language);
  yield* hearSentences(reading, model, knowledge);
}

/** Only asks. */
const ASKS: KindChances = {
  offer: 0,
  danger: 0,
  victim: 0,
  inquiry: 1,
  compliance: 0,
  unrelated: 0,
};

/** Speaks of something else. */
const ELSE: KindChances = { ...ASKS, inquiry: 0, unrelated: 1 };

/** Who speaks, by the wording: few words of ordinary days are of something else, who only asks whom to call, or says no more than where somebody is or comes from, asks, as the model learned from hardly any text so short, but one word more may say that somebody is hurt; of who denies harm, whatever tells less of it, the whole or what is left; null without a word to read. */
export function wordingOf(model: TextModel, reading: Reading): KindChances | null {
  if (reading.ordinary === true) return ELSE;
  if (reading.contactAsked?.plain === true || reading.placesAlone === true) return ASKS;
  const { folded, language } = reading;
  const heard = model.read(folded, language);
  if (heard === null || reading.denies !== true) return heard;
  const whole = model.read(withDenials(folded), language);
  return whole !== null && exploiting(whole) < exploiting(heard) ? whole : heard;
}

/** Weighs the hits of a message, each with its rule's own severity, against its wording. */
export function messageRisk(
  hits: readonly GrepHit[],
  reading: Reading,
  knowledge: Snapshot,
): MessageRisk {
  const ruled = ruledOnly(hits);
  const cues = cuesOf(ruled, reading);
  const rules = riskOf(ruled);
  const model = knowledge.derive(buildTextModel);
  const wording = model === null ? null : wordingOf(model, reading);
  if (model === null || wording === null)
    return { risk: rounded(rules), cues, wording: null, model: null, sentence: null };
  const risk = blended({ rules, wording: exploiting(wording), cues }, model.blend);
  const worst = risk < SURE ? worstSentence(ruled, reading, { model, knowledge }) : null;
  return worst !== null && worst.risk > risk
    ? { risk: rounded(worst.risk), cues, wording, model, sentence: worst }
    : { risk, cues, wording, model, sentence: null };
}
