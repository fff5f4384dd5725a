import { atEdges, capitals } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";
import { isRoundSum } from "../parts/round.ts";

/** Number of a seafarer's book, discharge book or certificate of competency beside words that say so. */
export const seafarerBook: Recognizer = {
  label: "SEAFARER_BOOK",
  title: "Seafarer's book or certificate number",
  pattern: atEdges(String.raw`${capitals("1,4")}\d{5,9}|\d{2}[A-Z]{2}\d{4}|\d{6,10}`),
  accepts: (found) => !isRoundSum(found),
  context: [
    "seaman's book",
    "seamans book",
    "seaman book",
    "seafarer's identity",
    "seafarer id",
    "sirb",
    "srn",
    "discharge book",
    "cdc",
    "indos",
    "buku pelaut",
    "certificate of competency",
    "libreta de embarque",
    "паспорт моряка",
    "海员证",
    "海員證",
    "船員手冊",
    "선원수첩",
    "sổ thuyền viên",
    "หนังสือคนประจำเรือ",
  ],
  rank: 1,
  examples: [
    "Seaman's book [[C0447192]] is held by the manning agency.",
    "buku pelaut [[F 771920]] dibawa kapten",
    "CDC no [[MUM108277]] and the ship left",
  ],
  counterExamples: [
    "MLC 2006, standard A1.4 and a seaman's book for 10 years",
    "Net C0447192 was torn.",
    "The discharge book costs 50 dollars as of 2024.",
  ],
};
