import { expect, test } from "vitest";
import { hasNumberedClauses } from "./numbered-clauses.ts";

test.for([
  "Check this: 'Clause 9: The Worker repays the visa.'",
  "Article 5. The Employee hands over the passport.",
  "SECTION 4 - the helper stays in the house",
  "Tolong cek: “Pasal 9: Pekerja membayar denda.”",
  "Xem giúp em: Điều 4. Người lao động không được nghỉ việc.",
  "Artículo 12.- El trabajador entrega sus papeles.",
  "Статья 4. Работник не покидает общежитие.",
  "धारा 7: कामगार पासपोर्ट जमा करेगा",
  "المادة 3: يدفع العامل ثمن التأشيرة",
  "合同写着：第五条：护照由公司保管",
  "አንቀጽ 6፦ ሠራተኛው ፓስፖርቱን ያስረክባል".replace("፦", ":"),
])("clauses are seen in %s", (text) => {
  expect(hasNumberedClauses(text)).toBe(true);
});

test.for([
  "What does article 5 of the law say?",
  "Under section 4 the employer keeps nothing.",
  "I read Article 21. It is about passports.",
  "Is clause 9 of my contract lawful?",
  "第五天我就走了",
  "He paid me in 5 terms. Nothing since.",
  "My room is number 9: nine people sleep here",
])("an article that is cited is no heading: %s", (text) => {
  expect(hasNumberedClauses(text)).toBe(false);
});
