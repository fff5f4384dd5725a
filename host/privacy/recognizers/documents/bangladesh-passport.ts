import { atEdges, letters } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Bangladeshi passport: two letters and seven digits, or a letter and eight. */
export const bangladeshiPassport: Recognizer = {
  label: "BD_PASSPORT",
  title: "Bangladeshi passport number",
  pattern: atEdges(String.raw`${letters("2")}\d{7}|${letters("1")}\d{8}`),
  context: ["bangladesh", "bangladeshi", "পাসপোর্ট", "bmet"],
  examples: [
    "আমার পাসপোর্ট [[EK0417726]] কফিলের কাছে",
    "Bangladeshi passport [[A01928374]] and BMET card missing",
    "পাসপোর্ট নং [[BX 0448219]] মেয়াদ শেষ",
  ],
  counterExamples: [
    "Bangladesh fixed BDT 165000 for this corridor.",
    "Invoice EK0417726 was paid.",
    "পাসপোর্ট ফি 4025 টাকা, আইন 2013",
  ],
};
