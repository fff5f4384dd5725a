import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Cambodian identity card of nine digits, the newer with a bracketed check digit behind; no public checksum. */
export const cambodianIdentityCard: Recognizer = {
  label: "KH_IDENTITY_CARD",
  title: "Cambodian identity card number",
  pattern: atEdges(String.raw`\d{9,10}(?: ?\(\d{1,2}\))?|\d{3} \d{3} \d{3}`),
  context: ["cambodia", "cambodian", "khmer", "អត្តសញ្ញាណ", "ខ្មែរ"],
  examples: [
    "អត្តសញ្ញាណប័ណ្ណលេខ [[011447820]] នៅថៅកែ",
    "Cambodian ID card [[150772941(01)]] copied by the recruiter",
    "Khmer ID [[062 184 407]] is with the broker in Poipet.",
  ],
  counterExamples: [
    "Cambodia's Prakas 108 of 2013 and a cap of 0 dollars",
    "Tag 011447820 is on the bag.",
    "ខ្មែរ 3000 នាក់ ក្នុងឆ្នាំ 2024",
  ],
};
