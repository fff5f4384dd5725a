import type { Reading } from "../../contract/reading.ts";
import { asksWhatToPay } from "./asked-by-employer.ts";
import { asksToExploit } from "./exploiting-asked.ts";
import { speaksForEmployer } from "./for-employer.ts";

/** A reading with whether somebody who hires asks, and whether for help with exploiting people; who said a moment ago that they hire does so yet. */
export function withAsker(reading: Reading, before?: Reading): Reading {
  const speaks = speaksForEmployer(reading);
  const forEmployer = speaks || before?.forEmployer === true;
  const exploits = asksToExploit(reading, speaks);
  const asks = !exploits && forEmployer && asksWhatToPay(reading);
  if (!forEmployer && !exploits) return reading;
  return {
    ...reading,
    aboutWork: reading.aboutWork || exploits || asks,
    forEmployer: forEmployer ? true : undefined,
    askedByEmployer: asks ? true : undefined,
    exploitingAsked: exploits ? true : undefined,
  };
}
