import { contactAge, isStale, liesAhead } from "../../../schemas/contact-age.ts";
import type { TogetherCheck } from "./check.ts";
import { isInForce } from "../snapshot.ts";

/** Contacts that are told to people were seen at their source within the last year. */
export const freshness: TogetherCheck = {
  name: "freshness",
  description: "A contact was verified within the last year.",
  scope: "all",
  oneByOne: true,
  check: ({ entries, now }) =>
    entries.flatMap(({ object, shown }) => {
      if (object.knowledge_object_type !== "ngo_directory" || !isInForce(object)) return [];
      const { verified } = object.content as { verified?: string | null };
      const message = ageSentence(verified ?? null, now);
      if (message === null) return [];
      return [{ file: shown, path: "content.verified", message, severity: "warning" as const }];
    }),
};

function ageSentence(verified: string | null, now: Date): string | null {
  if (verified === null) return "says no day; look the contact up at its source and date it";
  if (liesAhead(verified, now.getTime()))
    return `is ${verified}, which lies ahead; write the day it was seen`;
  if (!isStale(verified, now.getTime())) return null;
  return `is ${verified}, ${contactAge(verified, now.getTime())} days ago; look the contact up again`;
}
