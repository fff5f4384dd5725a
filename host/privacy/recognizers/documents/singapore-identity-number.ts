import { digitsOf, weightedSum } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Singapore NRIC or FIN: S, T, F, G or M, seven digits, a check letter (Immigration & Checkpoints Authority). */
export const singaporeIdentityNumber: Recognizer = {
  label: "SG_NRIC",
  title: "Singapore NRIC or foreign identification number (FIN)",
  pattern: atEdges(String.raw`[STFGM][ \-]?\d{7}[ \-]?[A-Z]`),
  accepts: (found) => {
    const kind = (found[0] ?? "").toUpperCase();
    const offset = { T: 4, G: 4, M: 3 }[kind] ?? 0;
    const letters = { F: "XWUTRQPNMLK", G: "XWUTRQPNMLK", M: "XWUTRQPNJLK" }[kind] ?? "JZIHGFEDCBA";
    const sum = weightedSum(digitsOf(found), [2, 7, 6, 5, 4, 3, 2]) + offset;
    return letters[sum % 11] === found.at(-1)?.toUpperCase();
  },
  examples: [
    "FIN [[G2507982K]] on my work permit card",
    "Employer NRIC [[S3827454F]] signed the IPA",
    "我的准证 [[f0713214w]] 被扣",
  ],
  counterExamples: [
    "Model G2507982L is discontinued.",
    "EFMA s 22A, Cap 91A and S 569/2012",
    "Bus T 3525617 is not on the road.",
  ],
};
