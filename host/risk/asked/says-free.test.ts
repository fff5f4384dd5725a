import { expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";
import { saysFree } from "./says-free.ts";

test.for([
  "no placement fee, salary 450 USD a month, is it real?",
  "walang placement fee, sahod 25,000, totoo ba ito?",
])("whoever says that nothing is charged tells of what the job pays: %s", (text) => {
  expect(saysFree(read(text))).toBe(true);
});

test.for([
  "they said no placement fee but I must pay 20,000 for training",
  "the agency asks 60,000 pesos placement fee",
  "free visa free ticket, salary 1200 riyal, service charge 80,000 taka",
])("whoever is asked for money all the same does not: %s", (text) => {
  expect(saysFree(read(text))).toBe(false);
});
