import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestHost, type TestHost } from "../../../host/test-host.ts";

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

test.for([
  [
    "will my boss know that I wrote here? she is in the next room",
    "passes what you write to nobody",
  ],
  ["¿esto es confidencial?", "no pasa a nadie"],
  ["apakah ini rahasia kak?", "tidak"],
  ["is it anonymous or do i need to give my name", "passes what you write to nobody"],
] as const)("whether it is confidential is answered: %s", async ([message, told]) => {
  const answer = await on.answerTo(message);
  expect(answer).toContain(told);
  expect(answer).not.toMatch(/C181|fee limit/i);
});

test("who asks whether a person answers is told that none does", async () => {
  expect(await on.answerTo("hello, am i talking to a human or is this a bot?")).toContain(
    "No person answers here",
  );
});

test.for([
  [
    "My boss in Qatar beats me. He checks my phone every evening.",
    "write the numbers on paper",
    /screenshots/,
  ],
  [
    "Mi patrón en Arabia Saudita no me paga, soy de Perú, y me revisa el celular",
    "en papel",
    /capturas/,
  ],
] as const)(
  "who is watched by way of the phone keeps nothing on it: %s",
  async ([message, told, never]) => {
    const answer = await on.answerTo(message);
    expect(answer).toContain(told);
    expect(answer).not.toMatch(never);
  },
);
