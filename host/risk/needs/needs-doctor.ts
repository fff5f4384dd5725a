import { conceptHashes } from "../../../schemas/concept-hash.ts";
import type { Reading } from "../../contract/reading.ts";
import { matterTold } from "../asked/matter.ts";
import { isDemandAlone } from "../danger/sex-demanded.ts";
import { isOfCheckUp } from "./check-up.ts";
import { isLatin } from "../../wording/known/unread.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";

/** Chance of a victim, in danger or not, from which on words of blood and births tell of a patient: a clinic that looks for nurses and a course of first aid stay under it. */
const PATIENT = 0.2;
/** The same where a country is named, as few words of an accident there sound like nothing. */
const PATIENT_ABROAD = 0.12;

/** Concepts of a body that suffers. */
const BODY = conceptHashes(
  "hurt burn hit rape kill weapon sick medicine pregnant baby accident doctor hungry touch",
);
/** UTF-16 units of a text in Latin letters under which the model of needs hears a patient in what anybody in danger says: "cant talk he is here". */
const FEW_WORDS = 40;

/** Whether somebody is told of who needs a doctor now: bleeds, gives birth or does not wake up; or was told of before, and needs one yet. */
export function needsDoctor(reading: Reading): boolean {
  const { topics, wording, needs } = reading;
  if (reading.needsDoctor === true) return true;
  const isHeard = needs?.has("needs_doctor") === true && tellsOfBody(reading);
  const isNamed = topics.has("medical") && !topics.has("everyday");
  if ((!isHeard && !isNamed) || isOfNoPatient(reading)) return false;
  if (isHeard || wording === null) return true;
  const { offer, compliance, danger, victim } = wording;
  const least = reading.countries.length > 0 ? PATIENT_ABROAD : PATIENT;
  return danger + victim >= Math.max(least, offer + compliance);
}

/** Whether it is about an examination, an accusation, a pregnancy or who is ill at home, or about what is demanded and has befallen nobody yet. */
function isOfNoPatient(reading: Reading): boolean {
  if (isOfCheckUp(reading) || matterTold(reading) !== undefined) return true;
  return isDemandAlone(reading) && !reading.topics.has("medical");
}

/** Whether a body is spoken of, as far as few words, or such as nobody here reads, can tell. */
function tellsOfBody({ topics, text, unread, folded, language }: Reading): boolean {
  if (topics.has("medical") || topics.has("injury")) return true;
  if (unread === true) return false;
  return (
    text.length >= FEW_WORDS ||
    !isLatin(text) ||
    meanAny(findConcepts(folded.folded, language), BODY)
  );
}
