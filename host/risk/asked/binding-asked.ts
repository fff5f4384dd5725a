import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import type { Reading } from "../../contract/reading.ts";
import { withDenials } from "../../reading/denials/undenied.ts";
import { RowsFinder } from "../../reading/terms/rows-finder.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import type { Sighting } from "../../wording/concepts/concept-finder.ts";
import { isAskedToDo } from "./asked-to-do.ts";
import { BONDS, DEPOSITS } from "./words/binding-words.ts";
import { KEEPING, KEEPING_UNSPACED, SO_THAT_NONE_LEAVES } from "./words/hold-words.ts";

/** How somebody who hires asks to bind workers: for help with it, which is refused, or only whether they may, which is answered. */
export type Binding = "help" | "whether";

const QUESTION = conceptHashes("is-it may how what legal");
const LAWFUL = conceptHashes("legal illegal law allow rights");
const PAPERS = conceptHashes("passport id-card certificate");
const KEPT = conceptHashes("keep take-away hide lock safe-drawer");
/** Concepts of what whoever hires owes to others: a security that they leave with an office, or what they give back. */
const OFFICE = conceptHashes("government minister inspector police embassy bank insurance");
const GIVEN_BACK = conceptHashes("give-back refund");
const MUST = conceptHashes("must");
const PAY = conceptHashes("pay");
/** Concepts by which an advert speaks to workers, and the chance of one from which on they do. */
const ADVERT = conceptHashes("apply vacancy dear-applicant");
const IS_ADVERT = 0.5;

/** Chance of a victim from which on no employer speaks, whatever the words. */
const IS_VICTIM = 0.7;

const noneLeaves = once(() => new RowsFinder(SO_THAT_NONE_LEAVES));
const bonds = once(() => new RowsFinder(BONDS));
const deposits = once(() => new RowsFinder(DEPOSITS));
const keeping = once(() => new RowsFinder([KEEPING, KEEPING_UNSPACED]));

/** How a message in which somebody speaks as one who hires asks for a bond, a deposit, a deed or papers of those who work; undefined where it does not. */
export function bindingAsked(
  reading: Pick<Reading, "folded" | "language" | "wording" | "text">,
): Binding | undefined {
  const { wording, language } = reading;
  if (wording === null || wording.danger + wording.victim >= IS_VICTIM) return undefined;
  // "I keep the passport" denies no harm where an employer says it.
  const { folded } = withDenials(reading.folded);
  const told = findConcepts(folded, language);
  const wantsIt = isAskedToDo(reading);
  const asks = wantsIt || QUESTION_MARK.test(reading.text) || meanAny(told, QUESTION);
  const isAdvert = !wantsIt && wording.offer >= IS_ADVERT && meanAny(told, ADVERT);
  if (!asks || isAdvert || isOwnDuty(told)) return undefined;
  return heldBy(folded, told, wantsIt || noneLeaves().test(folded));
}

/** How a message binds by what it names; where it is to be done, or nobody is to leave, it is help that is wanted. */
function heldBy(
  folded: string,
  told: readonly Sighting[],
  isToBeDone: boolean,
): Binding | undefined {
  const isBond = bonds().test(folded);
  if (!isBond && !deposits().test(folded) && !keepsPapers(folded, told)) return undefined;
  return isToBeDone || (isBond && !meanAny(told, LAWFUL)) ? "help" : "whether";
}

/** Whether it is rather what an employer leaves with an office, must pay or gives back. */
function isOwnDuty(told: readonly Sighting[]): boolean {
  if (meanAny(told, OFFICE)) return true;
  const paysOrReturns = meanAny(told, GIVEN_BACK) || (meanAny(told, MUST) && meanAny(told, PAY));
  return paysOrReturns && !meanAny(told, KEPT);
}

function keepsPapers(folded: string, told: readonly Sighting[]): boolean {
  return meanAny(told, PAPERS) && (meanAny(told, KEPT) || keeping().test(folded));
}
