import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Hong Kong identity card: one letter, or two of which the first is W or X or both are EC, six digits, a check sign from 0 to 9 or A by modulus 11 (Immigration Department); in brackets the form is telling without it. */
export const hongKongIdentityCard: Recognizer = {
  label: "HK_IDENTITY_CARD",
  title: "Hong Kong identity card number",
  pattern: atEdges(String.raw`(?:[WX]?[A-Z]|EC)[ \-]?\d{6}[ \-]?(?:\([\dA]\)|[\dA])`),
  accepts: (found) => {
    const signs = found.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
    // The place of a missing first letter counts as 36.
    const sum = Array.from(signs.padStart(9, " "))
      .map((sign, index) => (sign === " " ? 36 : Number.parseInt(sign, 36)) * (9 - index))
      .reduce((total, part) => total + part, 0);
    return found.includes("(") || sum % 11 === 0;
  },
  examples: [
    "HKID [[S382467(7)]] copied by the loan company",
    "我的身份證號碼係[[B0752814]]，僱主攞咗",
    "id number [[wx542034(0)]] and [[M691042 (A)]] on the list",
  ],
  counterExamples: [
    "Cap. 57A, s. 12 and Cap. 115",
    "Case S3824676 has no such number.",
    "HK 520 000 0 was the balance; ID 407s form",
  ],
};
