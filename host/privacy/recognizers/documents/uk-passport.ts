import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** British passport: nine digits. */
export const ukPassport: Recognizer = {
  label: "GB_PASSPORT",
  title: "British passport number",
  pattern: atEdges(String.raw`\d{9}`),
  context: ["british passport", "uk passport", "united kingdom passport"],
  examples: [
    "He has a British passport, [[544719208]].",
    "UK passport number: [[120384477]]",
    "copy of her british passport [[581027714]]",
  ],
  counterExamples: [
    "The parcel 544719208 is lost.",
    "A UK passport costs 88.50 pounds.",
    "British Rail 1994, c. 43",
  ],
};
