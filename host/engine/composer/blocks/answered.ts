import type { Block, Draft } from "../block.ts";
import { isDangerous, isOfOffices } from "../evidence/in-danger.ts";
import type { Situation } from "../evidence/situation.ts";
import { questionBlock } from "./question.ts";
import { troublesBlock } from "./troubles.ts";

/** Where a question that workers ask again and again is answered: not who hires, and nobody whose message is of something else. */
export const QUESTIONED: ReadonlySet<Situation> = new Set(["contact", "signs", "answer", "ask"]);

/** Whether a question of workers is answered; who pays the way is answered to who hires alike. */
function isQuestioned({ reading }: Draft, situation: Situation): boolean {
  return (
    QUESTIONED.has(situation) || (situation === "employer" && reading.questionAsked === "who_pays")
  );
}

/** Whether what is asked or told is what an office sees to, and so comes before the police, whom nobody needs at once. */
export function isOfficeFirst(draft: Draft): boolean {
  return isDangerous(draft) && isOfOffices(draft);
}

/** What is asked or told, answered; of who is in danger only what was asked, unless an office sees to it. */
export function askedBlock(draft: Draft, situation: Situation): Block | null {
  if (!isQuestioned(draft, situation)) return null;
  const question = questionBlock(draft);
  if (question !== null || situation === "employer" || situation === "contact") return question;
  return troublesBlock(draft);
}
