import { ACTIONS, type Action, type Stance } from "../../schemas/http/classifier.ts";
import type { GrepHit } from "../contract/layer.ts";

/** What the choice of an action rests on. */
export interface Grounds {
  readonly risk: number;
  readonly stance: Stance;
  readonly hits: readonly GrepHit[];
  /** Whether a layer failed, so that its silence is no all-clear. */
  readonly failed: boolean;
}

/** Dimensions by which somebody's body or liberty is in danger. */
const DANGER = new Set([
  "physical-and-sexual-violence",
  "restriction-of-movement",
  "isolation",
  "intimidation-and-threats",
]);

/** Risk from which on a text is logged, looked at, and passed on. */
const LOGGED = 0.2;
const REVIEWED = 0.4;
const PASSED_ON = 0.7;

/** What to do about a text: a worker in danger is an urgent referral and not a violation; where a layer failed, somebody looks at it. */
export function actionOf(grounds: Grounds): Action {
  const chosen = chosenFor(grounds);
  return grounds.failed ? strongest(chosen, "review") : chosen;
}

/** The stronger of two actions. */
export function strongest(a: Action, b: Action): Action {
  return ACTIONS.indexOf(a) > ACTIONS.indexOf(b) ? a : b;
}

function chosenFor({ risk, stance, hits }: Grounds): Action {
  if (isInDanger(hits, stance)) return "urgent_safety_referral";
  if (risk < LOGGED) return "allow";
  if (risk < REVIEWED) return "log_only";
  if (stance === "victim") return "escalate_to_ngo";
  if (stance === "offer" && risk >= PASSED_ON) return "escalate_to_regulator";
  return "review";
}

/** Whether somebody is in danger now: a critical sign of it in whatever is no question and no lawful text, and a high one in the words of whom it happens to. */
function isInDanger(hits: readonly GrepHit[], stance: Stance): boolean {
  const grave = hits.filter(({ dimensions }) => dimensions.some((each) => DANGER.has(each)));
  if (stance === "victim") return grave.some(({ severity }) => isHigh(severity));
  if (stance === "inquiry" || stance === "compliance") return false;
  return grave.some(({ severity }) => severity === "critical");
}

function isHigh(severity: string): boolean {
  return severity === "high" || severity === "critical";
}
