import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Korean passport: M (or R, S, G, D) and eight digits, or since 2021 with a letter in fifth place. */
export const koreanPassport: Recognizer = {
  label: "KR_PASSPORT",
  title: "Korean passport number",
  pattern: atEdges(String.raw`[MRSGD][ \-]?\d{8}|M\d{3}[A-Z]\d{4}`),
  context: ["여권", "여권번호", "여권은", "여권을", "여권이", "여권도", "korea", "korean"],
  examples: [
    "여권번호 [[M44719208]] 입니다",
    "제 여권[[M123K4567]]은 공장에 있습니다",
    "Korean passport [[S 77192044]]",
  ],
  counterExamples: [
    "여권 발급 수수료는 50000원, 유효기간 10년",
    "Model M44719208 vacuum cleaner",
    "Korea sets E-9 quotas: 165000 in 2024.",
  ],
};
