import type { Failure } from "../../schemas/failures.ts";
import type { Action, RiskVector, Stance } from "../../schemas/http/classifier.ts";
import type { GrepHit } from "../contract/layer.ts";
import { DANGER } from "../risk/danger/danger.ts";
import { LOOKED_AT } from "../risk/message-risk.ts";
import { isHarmByWording } from "../risk/ruled.ts";

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
  /** Whether somebody wants to die. */
  readonly wishesToDie: boolean;
  /** Whether somebody needs a doctor now. */
  readonly needsDoctor: boolean;
  /** Whether whoever writes holds people. */
  readonly areHeld: boolean;
  /** The one sentence that makes the risk of a text which sounds lawful as a whole, as it is written. */
  readonly sentence: { readonly text: string } | null;
  /** What danger is heard by, in plain words; asked for only where it is told. */
  readonly heardBy: () => readonly string[];
  readonly action: Action;
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

/** What the wording alone says. */
const isWording = ({ by_wording }: GrepHit): boolean => by_wording === true;

/** How much larger than the risk the strongest sign must be before that is explained. */
const MUCH_LARGER = 0.25;

/** Why the verdict is as it is, in plain words: who speaks, which rules fired and on what ground, what could not be checked, and why this action. */
export function rationaleOf(told: Told): string {
  const { stance, risk, vectors, hits, failed, unread, sentence } = told;
  const ruled = hits.filter((hit) => !isWording(hit));
  const sentences = [unread ? UNREAD : SPEAKERS[stance], ...signSentences(vectors, ruled)];
  if (sentence !== null) sentences.push(quoteOf(sentence.text, risk));
  else if (ruled.length === 0) sentences.push(wordingSentence(told));
  else if ((vectors[0]?.magnitude ?? 0) - risk > MUCH_LARGER)
    sentences.push(`The text as a whole speaks against it: its risk is ${risk}.`);
  sentences.push(harmsSentence(hits));
  sentences.push(...failed.slice(0, MOST_FAILED).map(failedSentence));
  if (failed.length > MOST_FAILED)
    sentences.push(`${failed.length - MOST_FAILED} more parts of the check failed.`);
  if (ruled.length > 0)
    sentences.push("An indicator is a reason to look closer, not proof of a crime.");
  sentences.push(REASONS[told.action](told));
  return sentences.filter((each) => each !== "").join(" ");
}

const LONGEST_QUOTE = 200;

/** What stands out of a text that sounds lawful as a whole. */
function quoteOf(text: string, risk: number): string {
  const line = text.trim().replaceAll(/\s+/g, " ").toWellFormed();
  const quote = line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
  return `The text as a whole sounds lawful; one sentence of it is like those that exploit people, to ${Math.round(risk * 100)} %: “${quote}”`;
}

function wordingSentence({ hits, risk, stance }: Told): string {
  const model = hits.find((hit) => isWording(hit) && hit.dimensions.length === 0);
  if (model === undefined && risk < LOOKED_AT) return "No rule fired.";
  const share = Math.round((model?.probability ?? risk) * 100);
  const by = model === undefined ? "" : ` [${model.rule}]`;
  const whose =
    stance === "victim" ? "of people to whom exploitation happens" : "that exploit people";
  return `No rule says what is wrong; the wording alone is like that of texts ${whose}, to ${share} %${by}.`;
}

/** Which harms the wording tells of that no rule names. */
function harmsSentence(hits: readonly GrepHit[]): string {
  const told = hits.filter(isHarmByWording);
  const [first] = told;
  if (first === undefined) return "";
  const harms = told.map(
    ({ category, probability = 0 }) => `${labelOf(category)} (${Math.round(probability * 100)} %)`,
  );
  return `Its wording is like that of texts that tell of ${harms.join(", ")} [${first.rule}].`;
}

/** Why somebody should do something about it; empty where nothing is to be done. */
const REASONS: Readonly<Record<Action, (told: Told) => string>> = {
  urgent_safety_referral: (told) =>
    `Somebody may be in danger now (${dangerIn(told)}): help comes before anything else.`,
  escalate_to_ngo: () => "It is told as happening to a worker: who helps workers should see it.",
  escalate_to_regulator: () => "Rules name what is wrong in it: an authority should see it.",
  review: (told) => `A person should look, ${whyLook(told)}.`,
  log_only: () => "",
  allow: () => "",
};

const MOST_CUES = 4;

function dangerIn({ hits, wishesToDie, needsDoctor, areHeld, heardBy }: Told): string {
  if (wishesToDie) return "somebody wants to die";
  if (needsDoctor) return "somebody needs a doctor";
  if (areHeld) return "people are held by who writes";
  const dimensions = hits.flatMap((hit) => hit.dimensions.filter((each) => DANGER.has(each)));
  const signs = Array.from(new Set(dimensions), labelOf).join(", ");
  return signs === "" ? heardIn(heardBy) : `signs of ${signs}`;
}

function heardIn(heardBy: Told["heardBy"]): string {
  return heardBy().slice(0, MOST_CUES).join("; ") || "by the wording of the whole";
}

function whyLook({ failed, unread, risk, heardBy }: Told): string {
  if (failed.length > 0 || unread) return "as not all of it could be checked";
  if (risk >= LOOKED_AT) return `as the risk is ${risk}`;
  return `as somebody may be in danger (${heardIn(heardBy)})`;
}

function failedSentence({ kind, name }: Failure): string {
  const part = kind === "layer" ? `${name} layer` : `${kind} ${name}`;
  return `The ${part} failed, so its silence is no all-clear.`;
}

function signSentences(vectors: readonly RiskVector[], hits: readonly GrepHit[]): string[] {
  const [strongest] = vectors;
  const lines = hits.slice(0, MOST_RULES).map(({ rule, indicator, citation }) => {
    const ground = citation === null ? "" : ` (${citation})`;
    return `${withoutStop(indicator)}${ground} [${rule}].`;
  });
  if (strongest === undefined) return lines;
  return [`Strongest sign: ${labelOf(strongest.dimension)}.`, ...lines];
}

function withoutStop(sentence: string): string {
  let end = sentence.length;
  while (end > 0 && /[.\s]/.test(sentence.charAt(end - 1))) end -= 1;
  return sentence.slice(0, end);
}

/** A dimension's id as people say it. */
export function labelOf(dimension: string): string {
  return dimension.replaceAll(/[-_]/g, " ");
}
