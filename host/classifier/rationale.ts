import type { Failure } from "../../schemas/failures.ts";
import type { RiskVector, Stance } from "../../schemas/http/classifier.ts";
import type { GrepHit } from "../contract/layer.ts";

/** What a rationale is told from. */
export interface Told {
  readonly stance: Stance;
  readonly risk: number;
  readonly vectors: readonly RiskVector[];
  readonly hits: readonly GrepHit[];
  /** Layers that failed, and rules and tools that could not be asked. */
  readonly failed: readonly Failure[];
  /** Whether its language is one that nothing here reads. */
  readonly unread: boolean;
}

const MOST_RULES = 4;
const MOST_FAILED = 4;

const SPEAKERS: Readonly<Record<Stance, string>> = {
  offer: "The text reads as an offer or an instruction.",
  victim: "The text reads as the words of somebody it happens to, or who speaks for them.",
  inquiry: "The text asks about the law.",
  compliance: "The text reads as one that keeps to the law.",
  unrelated: "The text is about something else.",
};

const UNREAD =
  "The text is in a language that this service does not read: that nothing was found is no all-clear, and a person should look.";

/** Why the verdict is as it is, in plain words: who speaks, which rules fired and on what ground, what could not be checked. */
export function rationaleOf({ stance, risk, vectors, hits, failed, unread }: Told): string {
  const sentences = [unread ? UNREAD : SPEAKERS[stance], ...signSentences(vectors, hits)];
  if (hits.length === 0 && risk >= 0.4)
    sentences.push("No rule fired; its wording alone is like that of texts that exploit people.");
  else if (hits.length === 0) sentences.push("No rule fired.");
  sentences.push(...failed.slice(0, MOST_FAILED).map(failedSentence));
  if (failed.length > MOST_FAILED)
    sentences.push(`${failed.length - MOST_FAILED} more parts of the check failed.`);
  if (hits.length > 0)
    sentences.push("An indicator is a reason to look closer, not proof of a crime.");
  return sentences.join(" ");
}

function failedSentence({ kind, name }: Failure): string {
  const part = kind === "layer" ? `${name} layer` : `${kind} ${name}`;
  return `The ${part} failed, so its silence is no all-clear.`;
}

function signSentences(vectors: readonly RiskVector[], hits: readonly GrepHit[]): string[] {
  const [strongest] = vectors;
  const lines = hits.slice(0, MOST_RULES).map(({ rule, indicator, citation }) => {
    const ground = citation === null ? "" : ` (${citation})`;
    return `${indicator.replace(/[.\s]+$/u, "")}${ground} [${rule}].`;
  });
  if (strongest === undefined) return lines;
  return [`Strongest sign: ${labelOf(strongest.dimension)}.`, ...lines];
}

/** A dimension's id as people say it. */
export function labelOf(dimension: string): string {
  return dimension.replaceAll(/[-_]/g, " ");
}
