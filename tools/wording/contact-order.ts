import { STANDINGS, type ListedContact } from "./listed-contact.ts";

/** For whom contacts are looked up. */
export interface Wish {
  readonly language: string | number | boolean | null;
  readonly atSea: boolean;
  /** The ship is in a port. */
  readonly inPort: boolean;
  readonly inDanger: boolean;
  /** Somebody needs a doctor now. */
  readonly needsDoctor: boolean;
  /** Somebody speaks who has not left. */
  readonly beforeLeaving: boolean;
  /** Pay is owed; in danger the police and who helps victims come before labour offices. */
  readonly aboutWages: boolean;
  /** Somebody lacks papers or has run away, and fears the police. */
  readonly noStatus: boolean;
  /** Whether the work is in a household, or surely another; null where nobody knows. */
  readonly work: "household" | "other" | null;
  /** Somebody was raped, or is forced to have sex. */
  readonly sexualHarm: boolean;
  /** Somebody has nowhere to sleep. */
  readonly needsShelter: boolean;
  /** Somebody is no grown-up. */
  readonly minor: boolean;
  /** Somebody is injured or ill, and nobody did it. */
  readonly injured: boolean;
  /** Back at home. */
  readonly returned: boolean;
  /** Somebody at home writes about a person abroad. */
  readonly fromAfar: boolean;
  /** The kind of body asked for; "any" where it is not said, null where nobody asks. */
  readonly askedFor: string | null;
  /** Acronyms of the bodies asked for by name, separated by spaces; empty where none is. */
  readonly named: string;
}

/** Contacts by who is called first: a number before an address, then how surely it is right, what kind of body it is, and whether it speaks the language. */
export function inOrder(contacts: readonly ListedContact[], wish: Wish): readonly ListedContact[] {
  const spoken = spokenBy(wish.language);
  return contacts
    .map((contact) => ({ contact, rank: rankOf(contact, wish, spoken) }))
    .toSorted((a, b) => a.rank - b.rank || a.contact.place - b.contact.place)
    .map(({ contact }) => contact);
}

/** Whether a contact is there for just what happened: abuse, no bed, a child; the police are not for who lacks papers. */
export function isForMatter(contact: ListedContact, wish: Wish): boolean {
  const { isForVictims, isForSexualHarmAlone, isShelter, isForChildren, enforces } = contact;
  if (wish.noStatus && enforces === "police") return false;
  return (
    (wish.sexualHarm && (isForVictims || isForSexualHarmAlone)) ||
    (wish.needsShelter && isShelter) ||
    (wish.minor && isForChildren)
  );
}

/** Whether it is for victims where somebody is held or hurt by others. */
function isForHarm({ isForVictims }: ListedContact, { inDanger, injured }: Wish): boolean {
  return isForVictims && inDanger && !injured;
}

/** All that counts as one number, what counts more before what counts less. */
function rankOf(contact: ListedContact, wish: Wish, spoken: readonly string[]): number {
  const { hasNumber, isForSeafarers, standing, entry } = contact;
  let rank = wish.atSea && isForSeafarers ? 0 : 1;
  rank = rank * 2 + (hasNumber ? 0 : 1);
  rank = rank * TROUBLES + troubleRank(contact, wish);
  rank = rank * STANDINGS + standing;
  const languages = entry.extensions?.languages ?? [];
  return rank * 2 + (languages.some((language) => spoken.includes(language)) ? 0 : 1);
}

/** What `troubleRank` stays below. */
const TROUBLES = 2 * 3 * 3 * 2 * 5;

/** By who helps with what is told. */
function troubleRank(contact: ListedContact, wish: Wish): number {
  const { householdRank, wageRank, statusRank } = contact;
  let rank = isForMatter(contact, wish) ? 0 : 1;
  rank = rank * 3 + (wish.noStatus ? statusRank : 0);
  rank = rank * 3 + (wish.work === "household" ? householdRank : 0);
  rank = rank * 2 + (isForHarm(contact, wish) ? 0 : 1);
  return rank * 5 + (wish.aboutWages || wish.injured ? wageRank : 0);
}

/** Whoever writes "zh-hant" speaks what entries call "zh". */
function spokenBy(language: Wish["language"]): readonly string[] {
  if (typeof language !== "string") return [];
  const parts = language.split("-");
  return parts.map((_, at) => parts.slice(0, at + 1).join("-"));
}
