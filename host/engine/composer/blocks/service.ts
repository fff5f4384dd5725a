import { blockOf, type Block, type Draft } from "../block.ts";

/** What the service does with what is written, or who answers, where that was asked. */
export function serviceBlock({ reading, say }: Draft): Block | null {
  const { serviceAsked } = reading;
  if (serviceAsked === undefined) return null;
  const lines =
    serviceAsked === "privacy" ? [say("privacy"), say("privacy-kept")] : [say("machine")];
  return blockOf(1, null, [lines.join(" ")]);
}

/** What to do about a phone that somebody else sees. */
export function phoneBlock({ reading, say }: Draft): Block | null {
  return reading.phoneChecked === true ? blockOf(1, null, [say("phone-checked")]) : null;
}
