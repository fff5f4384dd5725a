import { digitsOf, isShortDay } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Malaysian MyKad: day of birth, place of birth, four digits (National Registration Department). */
export const malaysianMyKad: Recognizer = {
  label: "MY_MYKAD",
  title: "Malaysian identity card (MyKad) number",
  pattern: atEdges(String.raw`\d{6}[ \-]\d{2}[ \-]\d{4}`),
  accepts: (found) =>
    isShortDay(digitsOf(found)) &&
    !/^\d{6}[ -](?:00|17|18|19|20|69|70|73|80|81|94|95|96|97)/.test(found),
  examples: [
    "IC number [[880412-14-5527]] of the agent is on the receipt.",
    "No. KP majikan [[751103-10-6034]] tertulis dalam kontrak",
    "he gave me his ic [[920229 08 4471]]",
  ],
  counterExamples: [
    "Ruj. 881312-14-5527 tidak sah",
    "Akta 265 dan seksyen 14-5527",
    "Call 03-8882 1404 between 08 and 17.",
  ],
};
