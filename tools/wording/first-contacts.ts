import { mostContacts } from "../../schemas/most-contacts.ts";
import type { Choice } from "./contact-choice.ts";
import type { Wish } from "./contact-order.ts";
import { EMERGENCY, isEmergency, LICENCE } from "./listed-contact.ts";
import { isNamed } from "./named-bodies.ts";

/** Of a route's contacts those that are told; where it is about wages or papers, somebody needs a doctor or writes from afar, the police there behind them, for the ambulance and for who turns out to be in danger after all. */
export function firstOf(choices: readonly Choice[], wish: Wish): readonly Choice[] {
  const { askedFor } = wish;
  const most = mostContacts(wish.atSea);
  if (askedFor !== null) return firstAsked(choices, { ...wish, askedFor });
  if (!arePoliceApart(wish)) return choices.slice(0, most);
  const police = choices.filter(({ entry }) => isEmergency(entry));
  const others = choices.filter(({ entry }) => !isEmergency(entry));
  return [...others.slice(0, most), ...police.slice(0, 1)];
}

function arePoliceApart({ aboutWages, noStatus, fromAfar, needsDoctor, inDanger }: Wish): boolean {
  return noStatus || fromAfar || ((aboutWages || needsDoctor) && !inDanger);
}

/** What is asked for first, by name before by kind; the police there are among them, last unless they are asked for or somebody is in danger. */
function firstAsked(
  choices: readonly Choice[],
  wish: Wish & { readonly askedFor: string },
): readonly Choice[] {
  const { askedFor: kind, named, inDanger } = wish;
  const most = mostContacts(wish.atSea);
  const isOfLicence = kind === LICENCE && !inDanger;
  const police = isOfLicence ? [] : choices.filter(({ entry }) => isEmergency(entry)).slice(0, 1);
  const rank = (choice: Choice) =>
    Number(isNamed(choice.entry, named)) * 2 + Number(isOf(choice, kind));
  const others = choices
    .filter(({ entry }) => !isEmergency(entry))
    .toSorted((a, b) => rank(b) - rank(a));
  return inDanger || kind === EMERGENCY
    ? [...police, ...others].slice(0, most)
    : [...others.slice(0, most - police.length), ...police];
}

function isOf({ entry }: Choice, kind: string): boolean {
  if (kind === LICENCE) return entry.extensions?.serves?.includes("licences") === true;
  return entry.extensions?.kind === kind;
}
