import { conceptHashes } from "../../../schemas/concept-hash.ts";
import type { Question } from "../../../schemas/questions.ts";
import { hasAny } from "../../../schemas/subjects.ts";
import type { Matter, Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { criesOut } from "../danger/cries-out.ts";
import { STATUS } from "../needs/fears-police.ts";
import { BLOWS, VIOLENCE } from "../deeds.ts";

/** Subjects and concepts of `host/wording/concepts` by which somebody is hurt, held, sold or hiding, whatever else is told. */
const HARMED = ["confinement", "violence", "injury", "medical"] as const;
const DEEDS = conceptHashes(`${VIOLENCE} hungry ransom sell hide sick accident`);

const DISMISSED = conceptHashes("dismiss");

/** What is told beside which the police help last, whatever it sounds like. */
const TOLD: Partial<Record<Question, Matter>> = {
  accused: "accused",
  pregnant: "pregnant",
  body_control: "pregnant",
  kin_leave: "kin-leave",
};
const ATTACKED = conceptHashes(`${BLOWS} weapon`);
/** Written without spaces, so that short words stand within others: "to slap" in "house". */
const RUN_TOGETHER: ReadonlySet<string> = new Set(["km", "my", "th"]);
/** Not to be let go to who is ill is what is told of there. */
const HELD = ["confinement", "violence", "abused"] as const;

/** What befell a worker whom nobody hurts or holds: an accusation, a pregnancy, an illness at home. */
export function matterTold(reading: Reading): Matter | undefined {
  const { questionAsked, topics, folded, language } = reading;
  const told = questionAsked === undefined ? undefined : TOLD[questionAsked];
  if (told === undefined || criesOut(reading)) return undefined;
  if (told === "kin-leave" ? topics.has("violence") : hasAny(topics, HELD)) return undefined;
  if (language !== null && RUN_TOGETHER.has(language)) return told;
  return meanAny(findConcepts(folded.folded, language), ATTACKED) ? undefined : told;
}

/** What a message is about in which the police are not who helps first: papers that somebody lacks, or a dismissal; undefined where somebody may be hurt or held, or calls for help. */
export function matterOf(reading: Reading): Matter | undefined {
  if (criesOut(reading) || tellsHarm(reading)) return undefined;
  if (hasAny(reading.topics, STATUS)) return "no-status";
  const told = findConcepts(reading.folded.folded, reading.language);
  return meanAny(told, DISMISSED) ? "dismissal" : undefined;
}

/** Whether it is told that somebody is hurt, held, sold or hiding. */
export function tellsHarm({ topics, folded, language }: Reading): boolean {
  return hasAny(topics, HARMED) || meanAny(findConcepts(folded.folded, language), DEEDS);
}
