import { weightedSum } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Greek AFM: nine digits, powers of two, modulus 11 (AADE). */
export const greekTaxNumber: Recognizer = {
  label: "GR_AFM",
  title: "Greek tax number (AFM)",
  pattern: atEdges(String.raw`\d{9}`),
  accepts: (found) =>
    (weightedSum(found, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(found[8]),
  context: ["αφμ", "α.φ.μ", "afm", "εφορία", "φορολογικού"],
  examples: [
    "ΑΦΜ [[041670189]] του αφεντικού",
    "AFM: [[039954308]] for the strawberry farm",
    "στην εφορία μου έδωσαν [[019612262]]",
  ],
  counterExamples: [
    "ΑΦΜ 041670188 είναι λάθος",
    "Δέμα 039954308",
    "Ν. 4251/2014, άρθρο 13Α, 880 ευρώ",
  ],
};
