import type { Reading } from "../../contract/reading.ts";

/** Chance of who advertises or informs from which on a word of custody is one of the news. */
const NEWS = 0.5;
/** Chance of a victim, in danger or not, from which on no country need be named. */
const HELD = 0.2;

/** Whether somebody who works abroad is in the hands of the police, in jail or in immigration detention: to call the police helps them least. Who is held for money is held by others, whatever they call it. */
export function isInCustody(reading: Reading): boolean {
  const { inCustody, ransom, topics, wording, countries } = reading;
  if (inCustody !== true || ransom === true || topics.has("everyday")) return false;
  if (wording === null) return true;
  const { danger, victim, offer, compliance } = wording;
  if (offer + compliance >= NEWS) return false;
  return danger + victim >= HELD || countries.length > 0;
}
