import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Cambodian passport: N and seven or eight digits. */
export const cambodianPassport: Recognizer = {
  label: "KH_PASSPORT",
  title: "Cambodian passport number",
  pattern: atEdges(String.raw`N[ \-]?\d{7,8}`),
  context: ["cambodia", "cambodian", "khmer", "លិខិតឆ្លងដែន", "ប៉ាស្ព័រ", "ប៉ាស្ស័រ"],
  examples: [
    "លិខិតឆ្លងដែន [[N01447820]] ត្រូវបានដកហូត",
    "Cambodian passport [[N 0288194]] taken at the pier",
    "ប៉ាស្ព័រ [[N00719448]] ផុតកំណត់",
  ],
  counterExamples: [
    "Cambodia route N6 is 416 km long.",
    "Bin N01447820 is full.",
    "លិខិតឆ្លងដែនថ្លៃ 100 ដុល្លារ",
  ],
};
