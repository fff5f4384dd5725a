import type { Choice } from "./contact-choice.ts";
import type { Wish } from "./contact-order.ts";
import { EMERGENCY, isEmergency } from "./listed-contact.ts";
import { isNamed } from "./named-bodies.ts";

/** Contacts that are told at most. */
export const MOST_CONTACTS = 4;

/** Of a route's contacts those that are told: at most four; where it is about wages the police there behind them, for who turns out to be in danger after all. */
export function firstOf(choices: readonly Choice[], wish: Wish): readonly Choice[] {
  const { aboutWages, askedFor } = wish;
  if (askedFor !== null) return firstAsked(choices, { ...wish, askedFor });
  if (!aboutWages) return choices.slice(0, MOST_CONTACTS);
  const police = choices.filter(({ entry }) => isEmergency(entry));
  const others = choices.filter(({ entry }) => !isEmergency(entry));
  return [...others.slice(0, MOST_CONTACTS), ...police.slice(0, 1)];
}

/** What is asked for first, by name before by kind; the police there are among the four, last unless they are asked for or somebody is in danger. */
function firstAsked(
  choices: readonly Choice[],
  { askedFor: kind, named, inDanger }: Pick<Wish, "named" | "inDanger"> & { askedFor: string },
): readonly Choice[] {
  const police = choices.filter(({ entry }) => isEmergency(entry)).slice(0, 1);
  const rank = (choice: Choice) =>
    Number(isNamed(choice.entry, named)) * 2 + Number(isOf(choice, kind));
  const others = choices
    .filter(({ entry }) => !isEmergency(entry))
    .toSorted((a, b) => rank(b) - rank(a));
  return inDanger || kind === EMERGENCY
    ? [...police, ...others].slice(0, MOST_CONTACTS)
    : [...others.slice(0, MOST_CONTACTS - police.length), ...police];
}

function isOf({ entry }: Choice, kind: string): boolean {
  return entry.extensions?.kind === kind;
}
