import { expect, test } from "vitest";
import { foldText } from "../../matching/folding/fold.ts";
import { pricesItems } from "./priced-items.ts";

test.for([
  ["no placement fee, only 5000 for medical and 3000 processing", true],
  ["no agency fee just 25000 for visa stamping", true],
  ["walang placement fee, training 4500 lang po", true],
  ["sin cobro de agencia, 1.200 de trámite", true],
  ["no fee. visa 85,000", true],
  ["zero fee, salary 2500, free visa and ticket", false],
  ["no fee, pay 1800 monthly visa given", false],
  ["no fee. medical at 10 am, call 0917 555 1234", false],
  ["no fee since 2019, visa in 2020", false],
  ["5000 workers wanted. no fee", false],
] as const)("of %j it is told whether a paper or a trip has a price: %s", ([text, isPriced]) => {
  expect(pricesItems(foldText(text))).toBe(isPriced);
});
