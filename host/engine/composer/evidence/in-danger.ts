import { hasAny } from "../../../../schemas/subjects.ts";
import type { Question } from "../../../../schemas/questions.ts";
import { isGraveSeverity } from "../../../../schemas/taxonomy.ts";
import { mayBeInDanger } from "../../../risk/danger/danger.ts";
import { speaksAsEmployer } from "../../../risk/asked/for-employer.ts";
import { asksOfPapersClause } from "../../../risk/asked/papers-clause.ts";
import { isHeldBack } from "../../../risk/danger/held-back.ts";
import { namesHurtOrHeld } from "../../../risk/danger/hurt-or-held.ts";
import type { Draft } from "../block.ts";

type Ground = Pick<Draft, "found" | "reading" | "knowledge">;

/** Whether someone may be in danger now, as lookups and the classifier read it too; whoever asks for help with exploiting people, or asks as an employer what is lawful, speaks of no danger of their own, nor does an employer, or who shows a clause by which papers are kept, in whose words only rules find some. */
export function isDangerous({ found: { hits }, reading, knowledge }: Ground): boolean {
  if (reading.exploitingAsked === true || reading.askedByEmployer !== undefined) return false;
  const isHeard = (reading.danger ?? null) !== null || hits.some(({ custom }) => custom === true);
  if (!isHeard && (speaksAsEmployer(reading) || asksOfPapersClause(reading))) return false;
  return mayBeInDanger({ hits, reading, knowledge });
}

/** Subjects by which somebody hurts or holds the person. */
const ATTACKED = ["confinement", "violence"] as const;

/** Whether somebody hurts or holds the person. */
export function isAttacked({ reading: { topics } }: Pick<Draft, "reading">): boolean {
  return hasAny(topics, ATTACKED);
}

/** Whether the police where the person is come first: somebody may be in danger there, and is neither in their hands, nor afraid of them or for those at home alone. */
export function arePoliceFirst(ground: Ground): boolean {
  const { fearsPolice, inCustody, threatenedAtHome } = ground.reading;
  if (fearsPolice === true && !isAttacked(ground)) return false;
  if (inCustody === true || (threatenedAtHome === true && !isAttacked(ground))) return false;
  return isDangerous(ground);
}

/** Chance of danger from which on the police come first, whatever is told. */
const SURELY = 0.6;
const BLOWS = "physical-and-sexual-violence";
const HELD = "restriction-of-movement";
/** Questions of who is not let go from the job or the country: papers that offices see to hold them, and no door. */
const OF_LEAVING: ReadonlySet<Question | undefined> = new Set([
  "go_home",
  "exit_permit",
  "end_contract",
  "change_employer",
  "release_money",
]);

/** Whether danger is heard in what labour offices and embassies see to, and nobody is told to be hurt, held or cut off: pay that is owed, papers that are kept, and a threat with the police or the way home. */
export function isOfOffices({ found: { hits }, reading }: Pick<Draft, "found" | "reading">) {
  if (isUrgent(reading) || (reading.wording?.danger ?? 1) >= SURELY) return false;
  const isOfLeaving = OF_LEAVING.has(reading.questionAsked);
  const isBodily = hits.some((hit) => isOfBody(hit, isOfLeaving));
  if (isBodily || isAttacked({ reading })) return false;
  if (!isOfLeaving && isHeldBack(reading)) return false;
  return !namesHurtOrHeld(reading);
}

/** Whether a rule found, for sure, that somebody is hurt or held; who is not let go from a job is held by papers. */
function isOfBody(hit: Draft["found"]["hits"][number], isOfLeaving: boolean): boolean {
  const { severity, custom, by_wording, leaf, dimensions, named = dimensions } = hit;
  if (custom === true) return true;
  if (!isGraveSeverity(severity) || by_wording === true || leaf === "heuristic_rule") return false;
  return named.includes(BLOWS) || (!isOfLeaving && named.includes(HELD));
}

/** Whether something else than danger must be seen to at once, or somebody far away may need it. */
function isUrgent(reading: Draft["reading"]): boolean {
  const { needsDoctor, sexDemanded, ransom, inCustody, fromAfar, needs, topics } = reading;
  const isTold = [needsDoctor, sexDemanded, ransom, inCustody, fromAfar].includes(true);
  return isTold || needs?.has("captives") === true || hasAny(topics, ["abused", "put_out"]);
}
