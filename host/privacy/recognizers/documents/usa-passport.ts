import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** US passport: nine digits, or a letter and eight. */
export const usPassport: Recognizer = {
  label: "US_PASSPORT",
  title: "US passport number",
  pattern: atEdges(String.raw`[A-Z]\d{8}|\d{9}`),
  context: ["us passport", "u.s. passport", "american passport", "united states passport"],
  examples: [
    "He showed a US passport, [[447192088]].",
    "American passport [[A77192044]] of the employer",
    "u.s. passport no. [[581027714]]",
  ],
  counterExamples: [
    "Invoice 447192088 is paid.",
    "A US passport costs 130 dollars and lasts 10 years.",
    "American Samoa, form A7719204",
  ],
};
