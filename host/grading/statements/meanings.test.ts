import { expect, test } from "vitest";
import { meaningsAlike, meaningsBySentence, meaningsOf } from "./meanings.ts";

test("the same advice in two languages means nearly the same, other advice does not", () => {
  const advice = meaningsOf("Do not pay the agent and keep your passport.");
  const same = meaningsOf("No pague al agente y guarde su pasaporte.");
  const other = meaningsOf("Riega las flores del jardín por la mañana.");
  expect(meaningsAlike(advice, same)).toBeGreaterThan(0.3);
  expect(meaningsAlike(advice, other)).toBeLessThan(0.1);
});

test("each sentence has its own meanings", () => {
  expect(meaningsBySentence("Don't pay. Call the police!")).toHaveLength(2);
});
