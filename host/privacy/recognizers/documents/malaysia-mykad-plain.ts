import { isShortDay } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Malaysian MyKad written as twelve digits in a row. */
export const malaysianMyKadPlain: Recognizer = {
  label: "MY_MYKAD",
  title: "Malaysian identity card (MyKad) number without hyphens",
  pattern: atEdges(String.raw`\d{12}`),
  accepts: (found) => isShortDay(found),
  context: ["mykad", "nric", "ic", "kad pengenalan", "no. kp", "malaysian id"],
  examples: [
    "IC [[880412145527]] belongs to the employer",
    "kad pengenalan [[751103106034]] bos",
    "his NRIC, [[920229084471]], is in the chat",
  ],
  counterExamples: [
    "Tracking 880412145527 has left Klang.",
    "IC code 881399145527 was refused.",
    "kad pengenalan hilang, denda RM 1000",
  ],
};
