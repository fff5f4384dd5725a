import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Chinese passport: E and eight signs, G and eight digits, P, S or D with letter and seven digits. */
export const chinesePassport: Recognizer = {
  label: "CN_PASSPORT",
  title: "Chinese passport number",
  pattern: atEdges(String.raw`[EG][ \-]?\d{4} ?\d{4}|E[A-HJ-NP-Z]\d{7}|[PSD]E?\d{7}`),
  context: ["护照", "護照", "china", "chinese"],
  examples: [
    "护照[[EJ7719204]]被老板收走了",
    "护照号码 [[E 44719208]]，签证过期",
    "Chinese passport [[G88102714]] is at the site office",
  ],
  counterExamples: [
    "办护照要 120 元，10 年有效",
    "Shelf E44719208 is empty.",
    "China's decree 632 of 2012",
  ],
};
