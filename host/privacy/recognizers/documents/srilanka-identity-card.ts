import { digitsOf } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Sri Lankan NIC: nine digits with V or X, twelve since 2016; the day of the year inside, plus 500 for women. */
export const sriLankanIdentityCard: Recognizer = {
  label: "LK_NIC",
  title: "Sri Lankan national identity card number",
  pattern: atEdges(String.raw`\d{9}[ \-]?[VX]|(?:19|20)\d{2}[ \-]?\d{3}[ \-]?\d{5}`),
  accepts: (found) => {
    const digits = digitsOf(found);
    const day = Number(digits.length === 9 ? digits.slice(2, 5) : digits.slice(4, 7)) % 500;
    return day >= 1 && day <= 366;
  },
  examples: [
    "NIC [[856120447V]] and bureau registration done",
    "මගේ හැඳුනුම්පත් අංකය [[199251304418]]",
    "என் அடையாள அட்டை [[912044718 V]] ஏஜெண்டிடம்",
  ],
  counterExamples: [
    "Part 854990447V does not exist on the list.",
    "Reference 199245004418 has no meaning.",
    "The loan was LKR 850000 at 36% over 24 months.",
  ],
};
