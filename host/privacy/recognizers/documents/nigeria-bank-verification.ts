import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Nigerian bank verification number: eleven digits that start with 22. */
export const nigerianBankVerification: Recognizer = {
  label: "NG_BVN",
  title: "Nigerian bank verification number (BVN)",
  pattern: atEdges(String.raw`22\d{9}`),
  context: ["bvn", "bank verification"],
  examples: [
    "BVN [[22447192088]] was asked for on WhatsApp.",
    "He wants my bank verification number, [[22810277144]].",
    "drop your bvn: [[22771920448]]",
  ],
  counterExamples: [
    "Voucher 22447192088 is worth nothing.",
    "The BVN rule is from 2014 and costs 0 naira.",
    "BVN desk 22, queue 447",
  ],
};
