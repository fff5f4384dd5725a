import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { hasAny } from "../../../schemas/subjects.ts";
import type { Matter, Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { criesOut } from "../danger/cries-out.ts";
import { STATUS } from "../needs/fears-police.ts";
import { VIOLENCE } from "../deeds.ts";

/** Subjects and concepts of `host/wording/concepts` by which somebody is hurt, held, sold or hiding, whatever else is told. */
const HARMED = ["confinement", "violence", "injury", "medical"] as const;
const DEEDS = conceptHashes(`${VIOLENCE} hungry ransom sell hide sick accident`);

const DISMISSED = conceptHashes("dismiss");

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
