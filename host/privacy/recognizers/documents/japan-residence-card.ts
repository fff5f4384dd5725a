import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Japanese residence card: two letters, eight digits, two letters (Immigration Services Agency). */
export const japaneseResidenceCard: Recognizer = {
  label: "JP_RESIDENCE_CARD",
  title: "Japanese residence card number",
  pattern: atEdges(String.raw`[A-Z]{2}-?\d{8}-?[A-Z]{2}|(?-i:[A-Z]{2} ?\d{4} ?\d{4} ?[A-Z]{2})`),
  examples: [
    "在留カード番号[[AB44719208CD]]を取られました",
    "Zairyu card [[UH 77192044 EA]] is in the company safe.",
    "thẻ ngoại kiều của em [[EL88102714UE]] chủ giữ",
  ],
  counterExamples: [
    "Part AB4471920CD was replaced.",
    "在留資格 2019 年 4 月から 5 年",
    "Form AB 447192 08 CD",
  ],
};
