import { adverts, sampleMessages } from "../../samples.ts";
import type { LabelledText } from "../../../host/classifier/labelled-text.ts";
import { isActionAllowed, isFound } from "./classifier.ts";
import { shareOf, type Figure } from "../figures.ts";
import { judgeAll, judgeStances, type Offline, type StanceOnly } from "../judged.ts";

/** The samples beside the project; none on a checkout without them. */
export interface SharedSamples {
  readonly messages: readonly LabelledText[];
  /** Genuine job adverts. */
  readonly adverts: readonly StanceOnly[];
}

/** Reads them. */
export async function readSamples(): Promise<SharedSamples> {
  const genuine = ((await adverts()) ?? []).filter(({ fraudulent }) => !fraudulent);
  return {
    messages: (await sampleMessages()) ?? [],
    adverts: genuine.map(({ job_id, text }) => ({
      id: job_id,
      language: "en",
      stance: "unrelated",
      text,
    })),
  };
}

const MESSAGES = "sample messages: action within what is allowed";
const ADVERTS = "genuine adverts: false alarms";

/** The figures that these samples give none of, as they are not there. */
export function unmeasured({ messages, adverts: genuine }: SharedSamples): readonly string[] {
  return [...(messages.length === 0 ? [MESSAGES] : []), ...(genuine.length === 0 ? [ADVERTS] : [])];
}

/** Whether each message leads to an action that a careful reviewer allows, and how many genuine adverts somebody would have to look at; no figure where there are none. */
export async function sampleFigures(
  { messages, adverts: genuine }: SharedSamples,
  judge: Offline,
  onText: (done: number) => void,
): Promise<readonly Figure[]> {
  const told = await judgeAll(messages, judge, onText);
  const read = await judgeStances(genuine, judge, (done) => onText(messages.length + done));
  const missing = unmeasured({ messages, adverts: genuine });
  return [
    shareOf(MESSAGES, told.map(isActionAllowed), { at: "least", value: 1 }),
    shareOf(ADVERTS, read.map(isFound), { at: "most", value: 0.04 }),
  ].filter(({ name }) => !missing.includes(name));
}
