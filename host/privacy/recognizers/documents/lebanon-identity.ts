import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";
import { isRoundSum } from "../parts/round.ts";

/** Lebanese identity card or civil register number; no public form, so only beside words that say so. */
export const lebaneseIdentity: Recognizer = {
  label: "LB_IDENTITY",
  title: "Lebanese identity card, register or residence number",
  pattern: atEdges(String.raw`\d{6,12}`),
  accepts: (found) => !isRoundSum(found),
  context: [
    "lebanon",
    "lebanese",
    "لبنان",
    "لبنانية",
    "لبناني",
    "رقم السجل",
    "رقم القيد",
    "بطاقة هوية",
    "إخراج قيد",
    "ikhraj qaid",
  ],
  rank: 1,
  examples: [
    "Lebanese ID card [[000044719208]] of madame",
    "رقم السجل [[447192]] قضاء بعبدا",
    "her residence in Lebanon is number [[8810277]]",
  ],
  counterExamples: [
    "Lebanon's decree 17561 of 1964",
    "Key 000044719208 is under the mat.",
    "لبنان: الأجر 150 دولار سنة 2024",
  ],
};
