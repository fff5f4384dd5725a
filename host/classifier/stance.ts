import type { KindChances } from "../contract/reading.ts";
import type { Stance } from "../../schemas/http/classifier.ts";
import { ALWAYS, cueInWords, type Cues } from "../risk/cues.ts";
import { chancesOf, KINDS, stanceOf } from "../wording/models/kinds.ts";
import type { WorstSentence } from "../risk/worst-sentence.ts";
import type { Speaker } from "../wording/models/text-model.ts";

/** Who is speaking, how likely they are in danger now, and why it is read so. */
export interface ReadStance {
  readonly label: Stance;
  /** Of what speaks for a victim, the share that speaks for one in danger now: 0 to 1. */
  readonly danger: number;
  readonly evidence: string;
}

/** Without a text model nothing is known of the wording, and rules alone speak. */
const BY_RULES: Speaker = {
  wording: 0,
  cues: {
    // A victim is one in danger or not, and both add up.
    [ALWAYS]: [0, -1.5, -0.7, 0.1, 0.05, 0.2],
    rules: [1.1, 0.5, 1, 0, 0, 0],
    question: [0, 0, 0, 0.5, 0, 0],
    "topic:help": [0, 0.8, 0.8, 0, 0, 0],
  },
};

/** A wording that is surer than this says no more. */
const LEAST_CHANCE = 1e-4;
/** What a cue must add to be told. */
const TOLD_FROM = 0.15;
const MOST_TOLD = 3;

/** Reads the stance from the wording, as far as a model of it is bundled, and from what rules and reading found. Whoever asks for herself (`asking`) neither offers nor speaks of something else; what a rule hears as told of a worker (`befell`) and the wording rather, too, keeps to no law; what a rule hears as said by who offers (`offered`) is an offer, and so are rules of a house that bind workers (`binds`) and the bare terms of a job (`terms`) that would be a victim's. */
export function readStance(cues: Cues, wording: KindChances | null, how: HowRead = {}): ReadStance {
  const { speaker = BY_RULES } = how;
  const chances = chancesOf(speakerScores(cues, wording, speaker));
  const read = readOf(chances, wording, how);
  const isOffer = isWritten(how) || (how.terms === true && read === "victim");
  const label = isOffer ? "offer" : bySentence(read, how);
  const told = isOffer || wording === null ? [] : [`its wording is that of ${CALLED[label]}`];
  const said = [...told, ...saidOf(how, isOffer)];
  said.push(...strongestCues(cues, label, speaker).map(cueInWords));
  return {
    label,
    danger:
      how.sentence?.danger ??
      chances.danger / Math.max(Number.MIN_VALUE, chances.danger + chances.victim),
    evidence: said.join("; ") || "nothing speaks for another",
  };
}

function readOf(
  chances: KindChances,
  wording: KindChances | null,
  { asking, befell }: HowRead,
): Stance {
  if (asking === true) return askedBy(chances);
  const isVictims = befell === true && wording !== null && isRatherVictims(wording);
  return likeliest(isVictims ? { ...chances, compliance: 0 } : chances);
}

/** A text that sounds lawful as a whole is said by whoever says the sentence that is not. */
function bySentence(read: Stance, { sentence }: HowRead): Stance {
  return read === "offer" || read === "victim" ? read : (sentence?.said ?? read);
}

/** By what a stance is read that is not the likeliest. */
function saidOf({ offered, binds, asking, sentence }: HowRead, isOffer: boolean): string[] {
  if (offered === true) return ["a rule fired for what only somebody writes who offers"];
  if (binds === true) return ["it binds workers by a curfew with a fine or by their papers"];
  if (isOffer) return ["it sets out a job with its price and who keeps the papers"];
  if ((sentence ?? null) !== null) return ["one sentence of it does, whatever stands around it"];
  return asking === true ? ["somebody asks what she herself has to fear"] : [];
}

/** How a stance is read. */
export interface HowRead {
  readonly speaker?: Speaker | undefined;
  /** Whether the text is a question of somebody about what she fears for herself. */
  readonly asking?: boolean;
  /** Whether a rule fired that hears what befell a worker. */
  readonly befell?: boolean;
  /** Whether a rule fired that hears what only somebody writes who offers or gives orders. */
  readonly offered?: boolean;
  /** Whether it is a rule of a house that binds its workers. */
  readonly binds?: boolean;
  /** Whether it is no more than the terms of a job, told of nobody. */
  readonly terms?: boolean;
  /** The one sentence that makes the risk of a text which sounds lawful as a whole. */
  readonly sentence?: Pick<WorstSentence, "said" | "danger"> | null;
}

/** Whether only somebody writes it who offers, gives orders or makes rules. */
function isWritten({ offered, binds }: HowRead): boolean {
  return offered === true || binds === true;
}

function isRatherVictims({ danger, victim, compliance }: KindChances): boolean {
  return danger + victim > compliance;
}

function askedBy({ danger, victim, inquiry }: KindChances): Stance {
  return danger + victim > inquiry ? "victim" : "inquiry";
}

/** The log-odds of each kind, in the order of `KINDS`. */
function speakerScores(
  cues: Cues,
  wording: KindChances | null,
  speaker: Speaker,
): readonly number[] {
  const scores = KINDS.map((kind) =>
    wording === null ? 0 : speaker.wording * logOf(wording[kind]),
  );
  const add = (cue: string, much: number) => {
    const weights = speaker.cues[cue];
    if (weights !== undefined)
      for (let at = 0; at < scores.length; at += 1)
        scores[at] = (scores[at] ?? 0) + (weights[at] ?? 0) * much;
  };
  for (const [cue, much] of cues) add(cue, much);
  if (wording !== null) for (const [kind, cue] of WORDING_CUES) add(cue, logOf(wording[kind]));
  return scores;
}

/** The cues that add most to a stance, strongest first. */
function strongestCues(cues: Cues, stance: Stance, speaker: Speaker): readonly string[] {
  const told: { readonly cue: string; readonly adds: number }[] = [];
  for (const [cue, much] of cues) {
    const adds = cue === ALWAYS ? 0 : addsTo(stance, cue, speaker) * much;
    if (adds >= TOLD_FROM) told.push({ cue, adds });
  }
  return told
    .toSorted((a, b) => b.adds - a.adds)
    .slice(0, MOST_TOLD)
    .map(({ cue }) => cue);
}

/** The cues with what the wording says among them, `wording:<kind>`: the log of that kind's chance, bounded. */
export function heardCues(cues: Cues, wording: KindChances): Cues {
  const heard = new Map(cues);
  for (const [kind, cue] of WORDING_CUES) heard.set(cue, logOf(wording[kind]));
  return heard;
}

const WORDING_CUES = KINDS.map((kind) => [kind, `wording:${kind}`] as const);

/** The log of a chance, bounded. */
export function logOf(chance: number): number {
  return Math.log(Math.max(LEAST_CHANCE, chance));
}

/** A victim is one whether in danger or not. */
function likeliest({ danger, victim, ...others }: KindChances): Stance {
  const stances = { ...others, victim: danger + victim };
  let best: Stance = "unrelated";
  for (const kind of KINDS) if (stances[stanceOf(kind)] > stances[best]) best = stanceOf(kind);
  return best;
}

/** What a cue adds to a stance beyond what it adds to all on average. */
function addsTo(stance: Stance, cue: string, { cues }: Speaker): number {
  const weights = cues[cue];
  if (weights === undefined) return 0;
  let sum = 0;
  let most = -Infinity;
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0;
    sum += weight;
    if (STANCES[at] === stance) most = Math.max(most, weight);
  }
  return most - sum / weights.length;
}

/** The stance of each kind. */
const STANCES = KINDS.map(stanceOf);

const CALLED: Readonly<Record<Stance, string>> = {
  offer: "an offer or instruction",
  victim: "somebody it happens to",
  inquiry: "a question about the law",
  compliance: "a text that keeps to the law",
  unrelated: "a text about something else",
};
