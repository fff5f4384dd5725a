import { expect, test } from "vitest";
import { clausesAt } from "./clauses.ts";

test.for([
  ["he paid, i left. not bad", [0, 3, 9, 10, 17], [0, 0, 1, 1, 2]],
  ["पैसा दिया। घर गया", [0, 11], [0, 1]],
  ["他没打我，门开着。好", [0, 5, 9], [0, 1, 2]],
  ["لا يضربني، أنا بخير", [0, 11], [0, 1]],
] as const)("“%s” has its clauses", ([text, starts, clauses]) => {
  expect(clausesAt(text, starts)).toEqual(clauses);
});
