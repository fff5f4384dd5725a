import type { Wish } from "./contact-order.ts";
import type { ListedContact } from "./listed-contact.ts";

/** Whether a contact is any help to somebody: nobody in trouble is sent to who decides whether they may stay, nobody at all to where people are reported, and no injured man to a line for women. */
export function helps(contact: ListedContact, wish: Wish): boolean {
  const { enforces } = contact;
  if (enforces === "reports") return false;
  if (enforces === "immigration") return !isInTrouble(wish);
  return !(contact.isForWomenAlone && wish.injured && !mayBeWoman(wish));
}

function isInTrouble({ inDanger, noStatus, aboutWages, injured, ...wish }: Wish): boolean {
  return inDanger || noStatus || aboutWages || injured || wish.sexualHarm || wish.needsShelter;
}

/** Somebody of whom it is likelier than not: who is abused, or works in a household. */
function mayBeWoman({ sexualHarm, work }: Wish): boolean {
  return sexualHarm || work === "household";
}

/** How late a contact is told: what helps with other troubles, or is likelier for others, after all else. */
export function lateness(
  contact: ListedContact,
  { wish, isThere }: { readonly wish: Wish; readonly isThere: boolean },
): number {
  if (contact.enforces === "immigration") return 2;
  if (contact.isForSexualHarmAlone && !wish.sexualHarm) return 2;
  return Number(isForOtherMatter(contact, wish) || isForOthers(contact, { wish, isThere }));
}

/** Complaints about a recruiter's prices help nobody who is hurt, held or afraid, and a clinic only who is ill. */
function isForOtherMatter(contact: ListedContact, wish: Wish): boolean {
  if (contact.isForHealth && !wish.injured && !wish.needsDoctor) return true;
  return contact.isForRecruitersAlone && (wish.inDanger || wish.noStatus);
}

/** Whether it is likelier for others than who is told of. */
function isForOthers(
  contact: ListedContact,
  { wish, isThere }: { readonly wish: Wish; readonly isThere: boolean },
): boolean {
  const { isForDomesticWorkers, isForLabour, isForWomenAlone, isForOtherWorkers } = contact;
  if (isForWomenAlone && !mayBeWoman(wish)) return true;
  if (wish.work === "household") return isForOtherWorkers;
  return isForDomesticWorkers && !(isForLabour && isThere);
}
