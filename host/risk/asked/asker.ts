import { claim } from "../../../schemas/claim.ts";
import type { Reading } from "../../contract/reading.ts";
import { asksAsEmployer, asksWhatToPay, isShown } from "./asked-by-employer.ts";
import { bindingAsked, type Binding } from "./binding-asked.ts";
import { asksToExploit } from "./exploiting-asked.ts";
import { speaksForEmployer } from "./for-employer.ts";

/** A reading with whether somebody who hires asks, and whether for help with exploiting people; who said a moment ago that they hire does so yet. */
export function withAsker(reading: Reading, before?: Reading): Reading {
  const speaks = speaksForEmployer(reading);
  const forEmployer = speaks || before?.forEmployer === true;
  const binding = forEmployer ? bindingAsked(reading) : undefined;
  const exploits = binding === "help" || asksToExploit(reading, speaks);
  if (!forEmployer && !exploits) return reading;
  return {
    ...reading,
    aboutWork: reading.aboutWork || exploits,
    forEmployer: claim(forEmployer),
    exploitingAsked: claim(exploits),
    ...(exploits ? { askedByEmployer: undefined } : askedByEmployer(reading, binding)),
  };
}

/** What an employer asks: who asks is in nobody's hands and fears no police for themselves, and nobody of theirs is missed. */
function askedByEmployer(reading: Reading, binding: Binding | undefined): Partial<Reading> {
  const isOfPapers = binding !== undefined && reading.wording !== null && !isShown(reading.wording);
  if (!isOfPapers && !asksAsEmployer(reading)) return { askedByEmployer: undefined };
  const asked = asksWhatToPay(reading) ? "costs" : "other";
  return {
    aboutWork: true,
    askedByEmployer: isOfPapers ? "papers" : asked,
    danger: null,
    fromAfar: undefined,
    fearsPolice: undefined,
    matter: undefined,
  };
}
