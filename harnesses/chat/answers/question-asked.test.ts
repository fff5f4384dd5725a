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

test.for([
  [
    "The agency in Manila asks 40,000 pesos, domestic helper to Hong Kong",
    "i've paid them 15k",
    "15,000",
  ],
  ["काठमाडौंको एजेन्सीले दुबई जान ८० हजार माग्यो", "मैले ४० हजार बुझाएँ", "40,000"],
  ["main patna se hu, agent dubai ke liye 90000 maang raha hai", "maine 60000 de diye", "60,000"],
  ["Mawakala Nairobi wanataka 100000 kwa kazi Qatar", "nimeshawapa 40000", "40,000"],
] as const)("who tells that they paid: %s / %s", async ([before, own, sum]) => {
  const [first = ""] = (await lastAnswer(before, own)).split("\n\n");
  expect(first).toContain(sum);
  expect(first).toMatch(/claimed back|फिर्ता|वापस|zirudishwe/);
});

test("what the law of the country of work says is told, and no limit of a recruiter's fee", async () => {
  const answer = await on.answerTo("I am a housemaid in Kuwait. How many hours a day must I work?");
  expect(answer).toContain("Twelve hours with breaks are the daily maximum");
  expect(answer).not.toContain("may be charged");
});

test("the lowest wage that a route holds is told with its own source, and with none that is of its fees", async () => {
  const qatar = await on.answerTo(
    "What is the minimum wage in Qatar for factory work, I am Filipino?",
  );
  expect(qatar).toMatch(/QAR 1,000[^\n]+Source: http\S+minimum-wage/);
  const taiwan = await on.answerTo(
    "What is the minimum wage in Taiwan for factory work, I am Filipino?",
  );
  expect(taiwan).toMatch(/NT\$29,500/);
  expect(taiwan).not.toMatch(/NT\$29,500[^\n]+Source:/);
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

test.for([
  ["I am a helper in Hong Kong, how many months notice must I give?", "month's notice or pay"],
  ["saya ART di Hong Kong, mau resign", "month's notice or pay"],
  ["qatar me hu, dusri company me jana hai, noc nahi de rahe", "done away with"],
  ["How is recruiting without a licence punished in Malaysia?", "RM200,000"],
  ["Hukuman apa untuk perekrut tanpa izin di Malaysia?", "RM200,000"],
  ["Quelle peine pour un recruteur sans licence en Malaisie ?", "RM200,000"],
  ["मलेशिया में बिना लाइसेंस भर्ती करने पर क्या सज़ा है?", "RM200,000"],
  ["What is the lowest salary a cleaner may get in Qatar?", "QAR 1,000"],
  ["¿Cuál es el salario mínimo en Catar?", "QAR 1,000"],
] as const)("a question of law is answered by the provision itself: %s", async ([asked, told]) => {
  expect(await on.answerTo(asked)).toContain(told);
});

test.for([
  ["Is an agency in Kathmandu called Everest licensed?", "Malaysia"],
  ["Does this agency of ours have a licence? We are from Bangladesh", "prison"],
] as const)(
  "whether one recruiter is licensed is a question for who licenses: %s",
  async ([asked, not]) => {
    const answer = await on.answerTo(asked);
    expect(answer).toMatch(/licen[cs]/);
    expect(answer).not.toContain(not);
  },
);

test("of several provisions that one is told whole which answers", async () => {
  const answer = await on.answerTo(
    "My employer in Singapore keeps my salary for me until I go home, I am a maid. Is that allowed?",
  );
  expect(answer).toContain("an employer must not keep a domestic worker's salary");
});

test("the limits of all routes that are asked about are told", async () => {
  const answer = await on.answerTo(
    "What may agencies charge workers from Nepal, India, Bangladesh and Pakistan for Qatar?",
  );
  for (const route of ["NP-QA", "IN-QA", "BD-QA", "PK-QA"]) expect(answer).toContain(route);
});
