import { afterAll, beforeAll, expect, test } from "vitest";
import { ALL_LAYERS, startTestHost, type TestHost } from "../../../host/test-host.ts";

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

/** The answer to the last of several turns. */
async function lastAnswer(...turns: readonly string[]): Promise<string> {
  const messages: { role: "user" | "assistant"; content: string }[] = [];
  let answer = "";
  for (const content of turns) {
    messages.push({ role: "user", content });
    const { response } = await on.chat({ messages, toggles: ALL_LAYERS });
    answer = String(response);
    messages.push({ role: "assistant", content: answer });
  }
  return answer;
}

test.for([
  ["My agent from Lahore took 3 lakh", "Will I get my money back?", "often be claimed back"],
  ["Mi jefe en Chile me quitó el pasaporte, soy de Haití", "¿me lo devolverán?", "por escrito"],
  [
    "gaji saya di Malaysia tidak dibayar 3 bulan",
    "gimana kalau saya dipecat",
    "secara tertulis|alasan",
  ],
] as const)("%s / %s is answered first by what helps", async ([before, own, told]) => {
  const [first = ""] = (await lastAnswer(before, own)).split("\n\n");
  expect(first).toMatch(new RegExp(told));
});

test("what the law of the country of work says is told, and no limit of a recruiter's fee", async () => {
  const answer = await on.answerTo("I am a housemaid in Kuwait. How many hours a day must I work?");
  expect(answer).toContain("Twelve hours with breaks are the daily maximum");
  expect(answer).not.toContain("may be charged");
});

test("the lowest wage that a route holds is told with its source", async () => {
  const answer = await on.answerTo(
    "What is the minimum wage in Taiwan for factory work, I am Filipino?",
  );
  expect(answer).toMatch(/NT\$29,500[^\n]+Source: https/);
});

test("a law for households is told to nobody who works elsewhere", async () => {
  const answer = await on.answerTo(
    "I lay bricks in Kuwait. Overtime by law, how many hours a day?",
  );
  expect(answer).not.toContain("Domestic Workers Law");
});

test("who asks what to say on the phone reads whom to call, and no law", async () => {
  const answer = await lastAnswer(
    "I am from Bangladesh, in Malaysia they do not pay me",
    "ok, what should i say to them when i call",
  );
  expect(answer).toContain("the number of your case");
  expect(answer).toContain("+60380008000");
  expect(answer).not.toContain("Law and standards");
});

test("everyday questions of the same words are none of work", async () => {
  const answer = await on.answerTo("How long does it take to boil an egg?");
  expect(answer).not.toMatch(/complaint|labour office/);
});
