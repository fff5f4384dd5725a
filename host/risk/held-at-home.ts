import { conceptHashes } from "../../schemas/concept-hash.ts";
import { hasAny, OWED_PAY } from "../../schemas/subjects.ts";
import type { Reading } from "../contract/reading.ts";
import { tellsOfCaptivity } from "../reading/whereabouts/captivity.ts";
import { areNear, findConcepts, meanAny } from "../wording/concepts/concepts.ts";
import type { Sighting } from "../wording/concepts/concept-finder.ts";

/** Concepts of who sends workers abroad, and of where these wait. */
const SENDERS = conceptHashes("agent agency recruit labour-contractor training");
const LODGINGS = conceptHashes("room training hotel");
const FIRMS = conceptHashes("company");
/** Of the journey, and of what is to come. */
const JOURNEY = conceptHashes("travel ticket visa airport");
const SOON = conceptHashes("until before week month morning");
/** Of being held, or of what is taken so that nobody leaves. */
const HELD = conceptHashes("lock keep take-away forbidden go-out guard hit");
const HELD_SUBJECTS = ["confinement", "seizure", "violence"] as const;
/** Of who is met only where the work is. */
const AT_WORK = conceptHashes("employer madam");
const AT_WORK_SUBJECTS = [...OWED_PAY, "conditions", "absconding", "overseer"] as const;

/** Whether somebody is held by who sends workers before they have left: in the lodging or the training centre of an agency, or shortly before the journey, while a place at home is named and none where the work is as reached. */
export function isHeldAtHome(reading: Reading): boolean {
  const { homeYet, topics, folded, language } = reading;
  if (homeYet === undefined || hasAny(topics, AT_WORK_SUBJECTS)) return false;
  const told = findConcepts(folded.folded, language);
  return !meanAny(told, AT_WORK) && isHeld(reading, told) && isBySender(reading, told);
}

function isHeld({ topics, folded }: Reading, told: readonly Sighting[]): boolean {
  if (hasAny(topics, HELD_SUBJECTS) || meanAny(told, HELD)) return true;
  return tellsOfCaptivity(folded.folded);
}

/** Whether it is an agency or its firm that holds somebody, shortly before the journey or where its workers wait. */
function isBySender({ homeYet, topics, corridors }: Reading, told: readonly Sighting[]): boolean {
  const isOfFirm = areNear(told, LODGINGS, FIRMS);
  const isSoon = homeYet === "ahead" || areNear(told, JOURNEY, SOON);
  if (isSoon) return isOfFirm || topics.has("agent") || meanAny(told, SENDERS);
  if (areNear(told, SENDERS, LODGINGS)) return true;
  return isOfFirm && corridors.every(({ destination }) => destination === null);
}
