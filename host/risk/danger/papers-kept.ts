import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { hasAny, OWED_PAY } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { HELD_IN_FEAR } from "../deeds.ts";
import { tellsOfHarm } from "../owed-pay.ts";

/** Who is not paid either can hardly leave. */
const BESIDE = ["forced_labour", ...OWED_PAY] as const;
const KEPT = conceptHashes("keep take-away");
const PAPERS = conceptHashes("passport id-card");
/** Concepts by which somebody is held, hurt or cut off beside it. */
const HELD_OR_CUT_OFF = conceptHashes(
  `${HELD_IN_FEAR} cry sell ransom alone go-out tell-nobody phone hide exit-permit`,
);

/** Whether papers that are kept are the only harm that is told: embassies and labour offices get them back, and nobody needs the police at once. */
export function keepsPapersAlone(reading: Reading): boolean {
  const { topics, folded, language } = reading;
  if (tellsOfHarm(reading) || hasAny(topics, BESIDE)) return false;
  const told = findConcepts(folded.folded, language);
  const areKept = topics.has("seizure") || areNear(told, KEPT, PAPERS);
  return areKept && !meanAny(told, HELD_OR_CUT_OFF);
}
