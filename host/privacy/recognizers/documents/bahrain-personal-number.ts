import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Bahraini CPR: year and month of birth, five digits; no public checksum. */
export const bahrainiPersonalNumber: Recognizer = {
  label: "BH_CPR",
  title: "Bahraini personal number (CPR)",
  pattern: atEdges(String.raw`\d{2}(?:0[1-9]|1[0-2])[ \-]?\d{5}`),
  context: ["cpr", "bahrain", "bahraini", "الرقم الشخصي", "البحرين", "بطاقة الهوية", "lmra"],
  examples: [
    "CPR [[880441772]] is cancelled, LMRA says",
    "الرقم الشخصي [[910512044]] في البحرين",
    "Bahrain ID card no. [[7911-04471]]",
  ],
  counterExamples: [
    "Box 880441772 went to Manama by ship.",
    "LMRA fee BHD 200 under Law 19 of 2006",
    "The CPR course takes 991344772 seconds, he joked.",
  ],
};
