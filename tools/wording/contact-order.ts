import { STANDINGS, type ListedContact } from "./listed-contact.ts";

/** For whom contacts are looked up. */
export interface Wish {
  readonly language: string | number | boolean | null;
  readonly atSea: boolean;
  /** The ship is in a port. */
  readonly inPort: boolean;
  readonly inDanger: boolean;
  /** Somebody speaks who has not left. */
  readonly beforeLeaving: boolean;
  /** Pay is owed and nobody is in danger. */
  readonly aboutWages: boolean;
  /** Somebody lacks papers or has run away, and fears the police. */
  readonly noStatus: boolean;
  /** Whether the work is in a household, or surely another; null where nobody knows. */
  readonly work: "household" | "other" | null;
  /** Back at home. */
  readonly returned: boolean;
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

/** All that counts as one number, what counts more before what counts less. */
function rankOf(
  contact: ListedContact,
  { atSea, aboutWages, noStatus, work }: Wish,
  spoken: readonly string[],
): number {
  const { hasNumber, isForSeafarers, householdRank, standing, wageRank, statusRank, entry } =
    contact;
  let rank = atSea && isForSeafarers ? 0 : 1;
  rank = rank * 2 + (hasNumber ? 0 : 1);
  rank = rank * 3 + (noStatus ? statusRank : 0);
  rank = rank * 3 + (work === "household" ? householdRank : 0);
  rank = rank * 3 + (aboutWages ? wageRank : 0);
  rank = rank * STANDINGS + standing;
  const languages = entry.extensions?.languages ?? [];
  return rank * 2 + (languages.some((language) => spoken.includes(language)) ? 0 : 1);
}

/** Whoever writes "zh-hant" speaks what entries call "zh". */
function spokenBy(language: Wish["language"]): readonly string[] {
  if (typeof language !== "string") return [];
  const parts = language.split("-");
  return parts.map((_, at) => parts.slice(0, at + 1).join("-"));
}
