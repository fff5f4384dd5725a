/** Contacts that are told at most; seafarers are told of those of their trade, too. */
const MOST = { ashore: 4, atSea: 5 };

/** How many contacts a lookup and an answer tell at most. */
export function mostContacts(atSea: boolean): number {
  return atSea ? MOST.atSea : MOST.ashore;
}
