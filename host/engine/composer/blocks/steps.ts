import { stepsFor, type Step, type Told } from "../../../reasoning/steps.ts";
import { likelyHits } from "../../../risk/likely-harms.ts";
import { blockOf, type Block, type Draft } from "../block.ts";
import { oneLine } from "../plain.ts";
import { asksOfProof } from "../../../risk/asked/proof-asked.ts";
import { afarBlock, isForSomebodyMissed } from "./afar.ts";
import { givesLicences } from "./contacts/contact-notes.ts";
import { FEE_SIGNS, isOnlyHurt } from "./facts.ts";
import { verdictOf } from "./price/verdict.ts";

/** Steps by which something is kept on the phone: whoever takes it from them sees it. */
const ON_THE_PHONE: ReadonlySet<string> = new Set(["keep-proof", "copy-papers"]);

/** What to keep as proof and what to do next: the steps of an answer, each in the reader's language where there is one. Who writes about somebody in need far away is told what can be done from there. */
export function stepsBlock(draft: Draft): Block | null {
  return isForSomebodyMissed(draft) ? afarBlock(draft) : stepsOf(draft, signsOf(draft));
}

/** The same by what was told before: where somebody who was asked for a fee tells no more than where they are from, or asks what to do about what was told, or what to keep as proof. Null of any other message. */
export function stepsLeft(draft: Draft): Block | null {
  const { placesAlone, beforeLeaving, goesOn, signsBefore = [] } = draft.reading;
  if (asksOfProof(draft.reading)) return stepsOf(draft, [...signsBefore, PAY]);
  if (goesOn !== undefined) return stepsOf(draft, signsBefore);
  return placesAlone === true && beforeLeaving !== undefined ? stepsOf(draft, [FEE]) : null;
}

/** Where to ask whether a recruiter is licensed, for who asks that of a country of which no such body is known. */
export function licenceStep(draft: Draft): Block | null {
  const { found, knowledge, reading } = draft;
  if (reading.contactAsked?.of !== "licence") return null;
  if (found.contacts.some((contact) => givesLicences(draft, contact))) return null;
  const step = knowledge.get("reasoning_step", "check-licence");
  return step === undefined ? null : blockOf(7, null, [instructionOf(draft, step)]);
}

/** What is advised against a charge that may be unlawful, and not against one within its limit. */
const AGAINST_CHARGES = "pay-nothing-more";

const PAY = { severity: "medium", dimensions: ["withholding-of-wages"] };
const FEE = { severity: "medium", dimensions: ["illegal_fees"] };

/** What fired; who was hurt and speaks of money speaks of the doctor's bill. */
function signsOf({ found, reading, knowledge }: Draft): Told["hits"] {
  const hits = likelyHits({ hits: found.hits, reading, knowledge });
  if (!isOnlyHurt(reading)) return hits;
  return hits.map(({ severity, dimensions }) => ({
    severity,
    dimensions: dimensions.filter((dimension) => !FEE_SIGNS.includes(dimension)),
  }));
}

function stepsOf(draft: Draft, hits: Told["hits"]): Block | null {
  const { topics, phoneChecked } = draft.reading;
  const steps = stepsFor(draft.knowledge, { hits, topics });
  const safe = phoneChecked === true ? steps.filter(({ id }) => !ON_THE_PHONE.has(id)) : steps;
  const isLawful = verdictOf(draft)?.isWithin === true;
  const fitting = isLawful ? safe.filter(({ id }) => id !== AGAINST_CHARGES) : safe;
  const lines = fitting.map((step) => instructionOf(draft, step));
  return blockOf(7, draft.say("steps"), lines);
}

function instructionOf({ language, say }: Draft, { id, content }: Step): string {
  const local = language === "en" ? "" : say(`step-${id}`);
  return oneLine(local === "" ? content.instruction : local, 600);
}
