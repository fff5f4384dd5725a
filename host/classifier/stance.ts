import { STANCES, type Stance } from "../../schemas/http/classifier.ts";
import type { GrepHit } from "../contract/layer.ts";
import type { Reading } from "../contract/reading.ts";
import type { StanceChances } from "./text-model.ts";

/** Who is speaking, how likely that is, and why it is read so. */
export interface ReadStance {
  readonly label: Stance;
  readonly chance: number;
  readonly evidence: string;
}

/** What a cue adds to a stance, in log-odds. */
interface Cue {
  readonly says: string;
  readonly adds: Partial<Readonly<Record<Stance, number>>>;
}

const EVEN: StanceChances = {
  offer: 0.2,
  victim: 0.2,
  inquiry: 0.2,
  compliance: 0.2,
  unrelated: 0.2,
};

const QUESTION = /[?؟？]/;

/** Reads the stance from the wording, as far as a model of it is bundled, and from what rules and reading found. */
export function readStance(
  hits: readonly GrepHit[],
  reading: Reading,
  wording: StanceChances | null,
): ReadStance {
  const cues = cuesOf(hits, reading);
  const scores = STANCES.map((stance) => {
    const chance = Math.max(1e-6, (wording ?? EVEN)[stance]);
    return Math.log(chance) + cues.reduce((sum, { adds }) => sum + (adds[stance] ?? 0), 0);
  });
  const best = scores.indexOf(Math.max(...scores));
  const label = STANCES[best] ?? "unrelated";
  const chance = 1 / scores.reduce((sum, score) => sum + Math.exp(score - (scores[best] ?? 0)), 0);
  const said = cues.filter(({ adds }) => (adds[label] ?? 0) > 0).map(({ says }) => says);
  const reasons = wording === null ? said : [...said, `its wording is that of ${CALLED[label]}`];
  return { label, chance, evidence: reasons.join("; ") };
}

const CALLED: Readonly<Record<Stance, string>> = {
  offer: "an offer or instruction",
  victim: "somebody it happens to",
  inquiry: "a question about the law",
  compliance: "a text that keeps to the law",
  unrelated: "a text about something else",
};

function cuesOf(hits: readonly GrepHit[], reading: Reading): readonly Cue[] {
  const telling = hits.filter(({ severity }) => severity !== "low");
  const grave = telling.filter(({ severity }) => severity !== "medium");
  const cues: Cue[] = [];
  if (telling.length > 0)
    cues.push({ says: `${telling.length} rules fired`, adds: { offer: 1.2, victim: 1.2 } });
  else cues.push({ says: "no rule fired", adds: { inquiry: 1, compliance: 1, unrelated: 1 } });
  if (grave.length > 0)
    cues.push({ says: "a grave rule fired", adds: { offer: 1.2, victim: 1.2, unrelated: -1 } });
  if (!reading.aboutWork)
    cues.push({ says: "it is not about work or migration", adds: { unrelated: 1.5 } });
  if (QUESTION.test(reading.text) && telling.length === 0)
    cues.push({ says: "it asks", adds: { inquiry: 1 } });
  if (reading.topics.has("help")) cues.push({ says: "it asks for help", adds: { victim: 0.7 } });
  return cues;
}
