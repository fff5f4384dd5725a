import { ACTIONS, type Action, type Stance } from "../../schemas/http/classifier.ts";
import { isGraveSeverity } from "../../schemas/taxonomy.ts";
import { DANGER } from "../risk/danger/danger.ts";
import { LOOKED_AT } from "../risk/message-risk.ts";
import type { GrepHit } from "../contract/layer.ts";

/** What the choice of an action rests on. */
export interface Grounds {
  readonly risk: number;
  readonly stance: Stance;
  /** How likely a victim is in danger now, 0 to 1. */
  readonly danger: number;
  /** Whether somebody may be in danger, as chat reads it. */
  readonly endangered: boolean;
  /** Whether somebody who finds jobs abroad asks a person for money, by what they tell or ask. */
  readonly charged: boolean;
  /** Whether a life is at risk: somebody wants to die, or needs a doctor now. */
  readonly mayDie: boolean;
  /** Whether a wish to die is told that is a way of saying so: it is logged, as one may be wrong. */
  readonly jests: boolean;
  /** Whether it only tells of others what is over or made up (the news, a warning, a story), or sells a journey. */
  readonly isOver: boolean;
  /** Whether whoever writes holds people. */
  readonly areHeld: boolean;
  readonly hits: readonly GrepHit[];
  /** Whether a layer or a part of one failed, so that its silence is no all-clear. */
  readonly failed: boolean;
}

/** Risk from which on a text is logged, and passed on. */
const LOGGED = 0.3;
const PASSED_ON = 0.7;
/** Chance of danger from which on a victim is somebody to help at once: to miss one is worse than to ask one too many. */
const ENDANGERED = 0.25;

/** What to do about a text: a worker in danger is an urgent referral and not a violation; whom chat tells what to do in danger somebody looks at; a recruiter's demand for money is at least logged, although whoever asks about it sounds calm; where a layer or a part of one failed, somebody looks at it. */
export function actionOf(grounds: Grounds): Action {
  const chosen = chosenFor(grounds);
  return grounds.failed ? strongest(chosen, "review") : chosen;
}

/** The stronger of two actions. */
function strongest(a: Action, b: Action): Action {
  return ACTIONS.indexOf(a) > ACTIONS.indexOf(b) ? a : b;
}

function chosenFor(grounds: Grounds): Action {
  const { isOver, mayDie, endangered, risk } = grounds;
  if (isOver && !mayDie) return isKept(grounds) ? "log_only" : "allow";
  if (isInDanger(grounds)) return "urgent_safety_referral";
  if (!endangered && risk < LOOKED_AT) return isKept(grounds) ? "log_only" : "allow";
  return passedTo(grounds);
}

/** Who should see what somebody looks at. */
function passedTo({ stance, risk, hits }: Grounds): Action {
  if (stance === "victim") return "escalate_to_ngo";
  if (stance === "offer" && risk >= PASSED_ON && hits.some(isRuled)) return "escalate_to_regulator";
  return "review";
}

/** Whether something of it is to be kept: danger, a risk, a recruiter's demand, or a wish that seems a jest. */
function isKept({ endangered, risk, charged, jests }: Grounds): boolean {
  return endangered || risk >= LOGGED || charged || jests;
}

/** Whether a rule says what is wrong: wording alone is a reason for a look and not for an authority. */
function isRuled({ dimensions, severity, by_wording }: GrepHit): boolean {
  return by_wording !== true && dimensions.length > 0 && severity !== "low";
}

/** Whether somebody is in danger now: who may die or is held; of a victim, a high sign of it that chat hears as danger, too (a fine for leaving is none), or a wording that is more likely theirs who are in danger; where nothing tells who speaks, a critical sign. Whoever asks, informs or exploits is not. */
function isInDanger({ hits, stance, danger, risk, endangered, mayDie, areHeld }: Grounds): boolean {
  if (mayDie || areHeld) return true;
  const grave = hits.filter(({ dimensions }) => dimensions.some((each) => DANGER.has(each)));
  if (stance === "victim") {
    const isTold = endangered && grave.some(({ severity }) => isGraveSeverity(severity));
    return isTold || (danger >= ENDANGERED && risk >= LOOKED_AT);
  }
  if (stance !== "unrelated") return false;
  return grave.some(({ severity }) => severity === "critical");
}
