import type { Reading } from "../contract/reading.ts";
import { onlyNods, onlyThanks } from "../reading/thanks.ts";
import { wishesToDie } from "../risk/needs/wish-to-die.ts";
import { isOfFee } from "./asked-on.ts";
import { onlyChangesWhoOrWhere } from "./only-changes.ts";
import { saysPaidAlone, sumInstead } from "./other-sum.ts";

/** UTF-16 units up to which a turn without a subject of its own is one: "what should I do", "he does not answer". */
const BRIEF = 80;

/** Subjects that a turn may name and have none of its own: a call for help, whether it is lawful, fear. */
const OF_ANY: ReadonlySet<string> = new Set(["help", "law", "threat"]);

/** Chance of danger from which on a turn of few words is heard for itself. */
const FOR_ITSELF = 0.5;

/** Whether a turn tells of nothing by itself, so that it is understood only with the turns before it: a call for help, "what now?", "is it lawful?", "he blocked me", "is 50000 ok?". */
export function hasNoSubject(own: Reading, before: Reading): boolean {
  const { text, topics, countries, amounts } = own;
  if (text.trim().length > BRIEF || countries.length > 0) return false;
  if (amounts.length > 0 && sumInstead(own, before) === null) return false;
  if (!topics.isSubsetOf(OF_ANY) || isOtherTurn(own) || isNeedOfItsOwn(own)) return false;
  return !onlyThanks(own) && !onlyNods(own) && !onlyChangesWhoOrWhere(own);
}

/** Whether it asks for what is answered by itself. */
function isOtherTurn(own: Reading): boolean {
  const { answerIn, contactAsked, numbersAsked, serviceAsked, priceAsked, placesAlone } = own;
  const asked = [answerIn, contactAsked, numbersAsked, serviceAsked, priceAsked, placesAlone];
  return asked.some((each) => each !== undefined);
}

/** Whether it tells of somebody who needs help at once, whatever was said before. */
function isNeedOfItsOwn(own: Reading): boolean {
  if (wishesToDie(own) || own.needsDoctor === true || own.ransom === true) return true;
  if (own.callsForHelp === true) return false;
  return (own.wording?.danger ?? 0) >= FOR_ITSELF;
}

/** Where the case begins that such a turn goes on with: the last of the turns before it that names a place and tells something there, else the first. */
export function beginningOfCase(turns: readonly Reading[]): number {
  const at = turns.findLastIndex(tellsOfPlace);
  return Math.max(0, at);
}

function tellsOfPlace(turn: Reading): boolean {
  if (turn.countries.every(({ hinted }) => hinted === true)) return false;
  if (turn.placesAlone === true) return false;
  return turn.aboutWork && !onlyChangesWhoOrWhere(turn);
}

/** What a turn without a subject changes of the case: another sum takes the place of the one that was asked, or it is paid, and who says so asks how to get it back. */
export function changedBy(
  own: Reading,
  told: Reading,
  before: Reading,
): Partial<Pick<Reading, "amounts" | "sumsTold" | "hasPaid" | "questionAsked">> {
  const instead = sumInstead(own, before);
  if (instead !== null) return instead;
  if (!isOfFee(before) || !saysPaidAlone(own)) return {};
  return { hasPaid: true, questionAsked: told.questionAsked ?? "get_back" };
}
