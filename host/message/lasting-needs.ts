import { claim } from "../../schemas/claim.ts";
import type { Heard } from "../../schemas/needs.ts";
import type { Reading } from "../contract/reading.ts";
import { onlyThanks } from "../reading/thanks.ts";
import { asksOfPapers } from "../risk/needs/asks-of-papers.ts";
import { isAboutMoney } from "../risk/owed-pay.ts";
import { shunsPolice } from "./leaving-asked.ts";
import { SHORT } from "./short-turn.ts";

/** Who works in a household does so yet, unless another line of work is named. */
export function householdLeft(own: Reading, before: Reading): Pick<Reading, "household"> {
  const isYet = before.household === true && !own.topics.has("sector");
  return isYet ? { household: true } : {};
}

/** Whoever was held for money is so yet, unless they are home again. */
export function needsLeft(
  own: Reading,
  before: Reading,
  { returned }: Pick<Reading, "returned">,
): Pick<Reading, "needs"> {
  const isHeldYet = before.ransom === true && returned !== true;
  return isHeldYet ? { needs: new Set<Heard>([...(own.needs ?? []), "ransom"]) } : {};
}

/** Who fears the police, or is in their hands, is so yet until they are home, and whoever needs a doctor does so while little else is told; of whom a death was told is spoken until another subject is. */
export function lastingNeeds(
  own: Reading,
  before: Reading,
  goesOn: boolean,
): Pick<Reading, "needsDoctor" | "fearsPolice" | "inCustody" | "bereaved"> {
  const isBack = own.returned === true;
  const isIll = own.needsDoctor === true || isIllYet(own, before);
  return {
    needsDoctor: claim(isIll),
    fearsPolice: claim(fearsPoliceYet(own, before, isIll) && !isBack),
    inCustody: isBack ? undefined : (own.inCustody ?? before.inCustody),
    bereaved: own.bereaved ?? (goesOn ? before.bereaved : undefined),
  };
}

function fearsPoliceYet(own: Reading, before: Reading, isIll: boolean): boolean {
  if (own.fearsPolice === true || before.fearsPolice === true) return true;
  return (isIll && asksOfPapers(own)) || shunsPolice(own, before);
}

/** Whether somebody needed a doctor a moment ago, and a short message tells neither that they are well, safe or home, nor of money. */
function isIllYet(own: Reading, before: Reading): boolean {
  if (before.needsDoctor !== true || own.text.length > SHORT) return false;
  return own.returned !== true && own.isSafe !== true && !onlyThanks(own) && !isAboutMoney(own);
}
