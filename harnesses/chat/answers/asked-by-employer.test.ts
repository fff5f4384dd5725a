import { afterAll, beforeAll, expect, test } from "vitest";
import { ALL_LAYERS, startTestHost, type TestHost } from "../../../host/test-host.ts";

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

const STEPS =
  /Pay nothing more|Do not sign|No pague nada más|Ne payez rien de plus|Jangan membayar lagi|Huwag nang magbayad/;
const AS_EMPLOYER =
  /^You ask as somebody who hires|^Usted pregunta como alguien que contrata|^Vous posez la question|^Anda bertanya sebagai|^Nagtatanong ka bilang|^您是以雇主|^Вы спрашиваете как тот/;

test.for([
  "We are a care home in Leeds and want to recruit nurses from Ghana, which fees may we charge them?",
  "Can I deduct the air ticket from my maid's salary? We live in Singapore, she is from Myanmar",
  "Tengo una finca en Huelva, ¿quién debe pagar el viaje de mis jornaleros de Marruecos?",
  "Je suis employeur au Canada, dois-je payer le billet d'avion de ma nounou des Philippines ?",
  "Saya majikan di Taiwan, siapa yang harus membayar biaya agen untuk pembantu dari Indonesia?",
  "我是台湾雇主，从越南请看护，中介费应该谁付？",
])("an employer who asks gets the law, and no steps of a worker: %s", async (message) => {
  const answer = await on.answerTo(message);
  expect(answer).toMatch(AS_EMPLOYER);
  expect(answer).not.toMatch(STEPS);
});

test("who said a moment ago that they hire asks as an employer yet", async () => {
  const first = "I am hiring a live-in carer from the Philippines for my mother in Hong Kong";
  const messages = [
    { role: "user", content: first },
    { role: "assistant", content: await on.answerTo(first) },
    { role: "user", content: "may I keep back one month of her pay as a deposit?" },
  ];
  const { response } = await on.chat({ messages, toggles: ALL_LAYERS });
  expect(response).toMatch(AS_EMPLOYER);
});

test.for([
  "My employer deducts the agency fee from my salary, is it legal in Hong Kong? I am from Indonesia",
  "we are hiring waiters for Doha, visa fee 900 USD, may we keep your passport? apply now",
  "my agency in Lagos says I must pay 400,000 naira for a job in Oman, is it allowed?",
])("a worker and an advert are no employer who asks: %s", async (message) => {
  expect(await on.answerTo(message)).not.toMatch(AS_EMPLOYER);
});

test.for([
  ["I am an employer in Muscat, may I keep my maid's passport in my safe?", /no passport, deposit/],
  ["Soy empleador en Madrid, ¿puedo guardar el pasaporte de mi empleada?", /no se retiene ningún/],
  ["我是香港雇主，可以保管外佣的护照吗？", /不得扣留护照/],
  ["أنا صاحبة عمل في الكويت، هل يحق لي أن أحتفظ بجواز الخادمة؟", /لا يُحتجز جواز سفر/],
  ["My helper in Hong Kong stole my watch, what can I do?", /^You ask as somebody who hires/],
] as const)(
  "an employer is told what may not be kept, and is in no danger: %s",
  async ([message, told]) => {
    const answer = await on.answerTo(message);
    expect(answer).toMatch(told);
    expect(answer).not.toMatch(/If you or someone|may be in danger now|could put them at risk/);
  },
);
