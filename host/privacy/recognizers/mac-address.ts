import type { Recognizer } from "../recognizer.ts";

/** Addresses of network cards (IEEE 802). */
export const macAddress: Recognizer = {
  label: "MAC_ADDRESS",
  title: "MAC address",
  pattern:
    /(?<![\p{L}\p{N}:-])[0-9a-f]{2}([:-])[0-9a-f]{2}(?:\1[0-9a-f]{2}){4}(?![\p{L}\p{N}:-])|(?<![\p{L}\p{N}.])[0-9a-f]{4}\.[0-9a-f]{4}\.[0-9a-f]{4}(?![\p{L}\p{N}.])/giu,
  accepts: (found) => /[a-f]/i.test(found) || /:/.test(found),
  needs:
    /[:-][0-9a-fA-F]{2}[:-][0-9a-fA-F]{2}[:-][0-9a-fA-F]{2}[:-]|\.[0-9a-fA-F]{4}\.[0-9a-fA-F]{4}/,
  rank: 3,
  examples: ["device [[00:1B:44:11:3A:B7]]", "[[00-1b-44-11-3a-b7]]", "[[001b.4411.3ab7]] on wifi"],
  counterExamples: ["10:30:45", "12-11-2026", "1234.5678.9012"],
};
