import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Indian permanent account number: five letters of which the fourth says what the holder is, four digits, a letter (Income Tax Department). */
export const indianTaxNumber: Recognizer = {
  label: "IN_PAN",
  title: "Indian permanent account number (PAN)",
  pattern: atEdges(
    String.raw`[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]|(?-i:[A-Z]{3}[ABCFGHJLPT][A-Z] \d{4} [A-Z])`,
  ),
  examples: [
    "PAN [[BQKPS4471L]] is written on the receipt.",
    "पैन कार्ड [[CZHPR9028D]] भी ले लिया",
    "my pan is [[abxpk3310q]] ok?",
  ],
  counterExamples: [
    "Model ABCDX1234Y is a rice cooker.",
    "Section 206AB and Form 15CA of 2021",
    "The code BQKPS44711 opened the locker.",
  ],
};
