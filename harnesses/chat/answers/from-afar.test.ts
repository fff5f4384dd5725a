import { afterAll, beforeAll, expect, test } from "vitest";
import type { Verdict } from "../../../host/contract/classifier.ts";
import { startTestHost, type TestHost } from "../../../host/test-host.ts";

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

test.for([
  [
    "My niece is a nanny in Amman and her phone is dead since Sunday, we are her family in Mombasa, please",
    "Write down for whoever helps",
  ],
  [
    "Mi esposo se fue a Catar y hace un mes que no sabemos nada de él, estoy en Lima con los niños",
    "Apunte",
  ],
  ["मेरो दाइ मलेसियामा हुनुहुन्छ, एक महिनादेखि फोन उठाउनु भएको छैन, हामी झापामा छौं", "राहदानी"],
] as const)(
  "who worries about somebody far away is told what to do from there: %s",
  async ([message, told]) => {
    const answer = await on.answerTo(message);
    expect(answer).toContain(told);
    expect(answer).not.toMatch(/payslips|you are hurt or ill/);
  },
);

test.for([
  "We have your cousin here in the camp at Sabha. 3,000 dollars by Saturday, or the next ones buy him.",
  "Tonight you lock the girls' floor at nine and bring me all their phones. Whoever shouts gets no food.",
  "Tu hermana está en la casa con nosotros. Hasta que no llegue el dinero no come, y si llamas a la policía no la ves más.",
])("a message by whoever holds people is an urgent referral: %s", async (content_text) => {
  const reply = await fetch(`${on.url}/api/classifier/evaluate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ content_text }),
  });
  const verdict = (await reply.json()) as Verdict;
  expect(verdict.recommended_action).toBe("urgent_safety_referral");
});
