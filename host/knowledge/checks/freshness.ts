import type { TogetherCheck } from "./check.ts";
import { isInForce } from "../snapshot.ts";

const DAY_MS = 86_400_000;

/** A contact nobody has looked at for a year may ring at someone else's. */
const MAX_AGE_DAYS = 365;

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
  const days = Math.floor((now.getTime() - Date.parse(verified)) / DAY_MS);
  if (days > MAX_AGE_DAYS) return `is ${verified}, ${days} days ago; look the contact up again`;
  return days < -1 ? `is ${verified}, which lies ahead; write the day it was seen` : null;
}
