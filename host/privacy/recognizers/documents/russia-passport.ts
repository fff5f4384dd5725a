import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Russian internal passport of four and six digits, or the foreign one of two and seven. */
export const russianPassport: Recognizer = {
  label: "RU_PASSPORT",
  title: "Russian passport number",
  pattern: atEdges(String.raw`\d{2} ?\d{2} ?№? ?\d{6}|\d{2} ?№? ?\d{7}`),
  context: ["паспорт", "серия", "загран", "passport of russia", "russian passport"],
  examples: [
    "паспорт серия [[45 11 447192]]",
    "загранпаспорт [[71 № 7719204]] у хозяина",
    "Russian passport [[4608120384]]",
  ],
  counterExamples: [
    "Заказ 4511447192 доставлен",
    "паспорт делают 30 дней, госпошлина 5000 рублей",
    "115-ФЗ от 25.07.2002, статья 13",
  ],
};
