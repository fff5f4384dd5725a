import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestHost, type TestHost } from "../test-host.ts";

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host[Symbol.asyncDispose]());

test("a sum that a firm wants before the journey is a sign, with the limit of the route and what to do", async () => {
  const text = await host.answerTo(
    "company in Kisumu wants 85000 before i go to Qatar as gardener",
  );
  expect(text).toContain("“company in Kisumu wants 85000”");
  expect(text).toContain("(KE-QA)");
  expect(text).toContain("Pay nothing more until");
  expect(text).not.toContain("No warning-sign rule fired");
});

test("whether a demand is legal is answered with its sign, and that the route's limit is not known", async () => {
  const text = await host.answerTo(
    "я з України, посередник просить 700 євро за роботу в Німеччині, це законно?",
  );
  expect(text).toContain("посередник просить 700 євро");
  expect(text).toContain("Україна – Німеччина: у цьому довіднику межа невідома");
});

test("who fell at work reads of a doctor, what to do after an accident and of the law on safe work, and nothing of fees", async () => {
  const text = await host.answerTo(
    "Me caí del techo en la obra en Sevilla y el jefe no quiere pagar el médico",
  );
  expect(text).toMatch(
    /^Si alguien está malherido[^\n]*\n[^\n]*manden una ambulancia\.\n\nDespués de un accidente[^\n]*\n\nSeñales/,
  );
  expect(text).toContain("vaya al médico");
  expect(text).toContain("ILO C155");
  expect(text).not.toContain("Lo que se puede cobrar");
});

test("who is not paid and names no origin reads of no fee limits of others", async () => {
  const text = await host.answerTo("patronne méchante, pas payée, Tripoli au Liban");
  expect(text).not.toMatch(/Bangladesh|Philippines/);
});

test("a tourist's visa gets neither law nor contacts", async () => {
  const text = await host.answerTo("quanto custa um visto de turista para o Canadá?");
  expect(text).not.toMatch(/Protocol|\+33|de que país/);
});

test("a demand is at least logged, however calm the question about it", async () => {
  const judged = await host.post("/api/classifier/evaluate", {
    content_text: "agencia me pide 3500 soles por un trabajo en Chile, ¿es legal?",
  });
  expect(await judged.json()).toMatchObject({
    recommended_action: expect.stringMatching(/^(?!allow)/),
  });
});
