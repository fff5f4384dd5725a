import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { hasAny } from "../../../schemas/subjects.ts";
import { once } from "../../../schemas/once.ts";
import type { Reading } from "../../contract/reading.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import words from "./unmarried-words.json" with { type: "json" };

/** Subjects of who must fear to be asked for papers. */
export const STATUS = ["absconding", "no_status"] as const;

const PREGNANT = conceptHashes("pregnant");
/** Concepts by which a pregnancy is told as something to be hidden. */
const HIDING = conceptHashes("hide escape afraid police arrest undocumented");

/** Whether somebody lacks papers, has run away, or hides a pregnancy, or told so before: to call the police first may bring them before a judge. */
export function fearsPolice({ topics, folded, language, needs, ...before }: Reading): boolean {
  if (before.fearsPolice === true) return true;
  if (hasAny(topics, STATUS) || needs?.has("fears_police") === true) return true;
  if (!isOfPregnancy({ folded, language })) return false;
  const isHidden = meanAny(findConcepts(folded.folded, language), HIDING);
  return isHidden || isUnmarriedInGulf(before, folded);
}

/** Arabic says "I am pregnant" by a word for who carries anything. */
const CARRYING = new WordsWithin(
  "أنا حامل|انا حامل|وأنا حامل|وانا حامل|اني حامل|حبلى|طلعت حامل|صرت حامل|حامل ومش|حامل ومو|حامل وغير",
);

function isOfPregnancy({ folded, language }: Pick<Reading, "folded" | "language">): boolean {
  return meanAny(findConcepts(folded.folded, language), PREGNANT) || CARRYING.test(folded.folded);
}

/** Countries whose law may hold a pregnancy outside of marriage against who goes to a hospital or the police. */
const GULF: ReadonlySet<string> = new Set(["AE", "BH", "KW", "OM", "QA", "SA"]);
const unmarried = once(() => new WordsWithin(Object.values(words).join("|")));

function isUnmarriedInGulf(
  { corridors }: Pick<Reading, "corridors">,
  { folded }: Reading["folded"],
): boolean {
  const isThere = corridors.some(
    ({ destination }) => destination !== null && GULF.has(destination),
  );
  return isThere && unmarried().test(folded);
}

/** Whether who fears the police tells of a pregnancy: they must not go to them, or to a hospital, unprepared, in danger or not. */
export function fearsForPregnancy(reading: Reading): boolean {
  return reading.fearsPolice === true && isOfPregnancy(reading);
}
