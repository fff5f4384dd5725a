import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestHost, type TestHost } from "../../../host/test-host.ts";

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

const OPEN_PERMIT = "a worker can ask for an open work permit";
const MAY_COST_THE_VISA = /leaving first can cost you|puede perder la visa|peut vous faire perdre/;

test.for<readonly [told: string, message: string]>([
  [OPEN_PERMIT, "my supervisor in Alberta slaps us, can I switch employer? I came from Mexico"],
  [OPEN_PERMIT, "mi patrón en Ontario me golpea, ¿puedo cambiar de empleador? soy de Guatemala"],
])(
  "who is harmed hears of the permit for it, and nothing that keeps them there: %s",
  async ([fact, message]) => {
    const answer = await on.answerTo(message);
    expect(answer).toContain(fact);
    expect(answer).not.toMatch(MAY_COST_THE_VISA);
  },
);

test.for<readonly [told: string, message: string]>([
  [
    "no release letter is required when a contract is over.",
    "puede cambiar de empleador en Omán, ¿necesito carta de liberación?",
  ],
  ["up to three changes of workplace", "ganti majikan di Korea berapa kali boleh?"],
  [
    "cannot change jobs; from 2027 the new scheme permits it on conditions.",
    "Can I change company in Japan? I am a technical trainee",
  ],
  [
    "two weeks (general knowledge, not checked in the source)",
    "what is the 14 days rule in Hong Kong for helpers",
  ],
  [
    "a month's notice or pay instead of it",
    "puwede ba akong pauwiin nang walang dahilan ng amo ko sa Hong Kong?",
  ],
  [
    "half of the agency's fee goes back to the worker",
    "refund agency fee Singapore, how long does it take?",
  ],
])("the fact of the country is told whole: %s", async ([fact, message]) => {
  expect(await on.answerTo(message)).toContain(fact);
});

test.for<readonly [told: string, message: string]>([
  ["KRW 10,320 an hour", "lương tối thiểu ở Hàn Quốc"],
  ["GBP 12.71", "England minimum wage 2026"],
  ["GBP 12.71", "salario mínimo Reino Unido"],
  ["QAR 1,000", "Doha minimum pay with food"],
  ["JOD 230", "jordan factory minimum wage"],
])(
  "a few words on the lowest wage get its figure, and no article on fees: %s",
  async ([figure, message]) => {
    const answer = await on.answerTo(message);
    expect(answer).toContain(figure);
    expect(answer).not.toMatch(/vietnamnet|labourexploitation\.org\/news\/migrant|Migration-costs/);
  },
);

test.for<readonly [verdict: RegExp, message: string]>([
  [/8,500 KRW an hour is below/, "they give 8500 won per hour in korea, is it lawful?"],
  [
    /RM?1,?500|1,500 MYR di bawah|1,500 MYR sebulan lebih rendah/,
    "gaji saya 1500 ringgit sebulan di kilang Johor, sah ke?",
  ],
  [/20,000 TWD|25,000 TWD bawat buwan/, "25000 NT ang sahod ko sa factory sa Taiwan, tama ba?"],
  [/4,600 HKD प्रति महीना/, "हांगकांग में मेरी सैलरी 4600 HKD है, क्या यह कानूनी है?"],
  [/1,300 QAR a month is not below/, "i earn 1300 qatari riyal in a restaurant, is it legal?"],
])("a pay that is told is held against the lowest wage: %s", async ([verdict, message]) => {
  const answer = await on.answerTo(message);
  expect(answer).toMatch(verdict);
  expect(answer).not.toContain("What a worker may be charged");
});

test.for<readonly [told: string, message: string]>([
  [
    "Money that is asked for a release",
    "my sponsor demands 400 rial to give release paper, I am from India in Oman",
  ],
  ["Uang yang diminta untuk pelepasan", "majikan minta 3000 riyal untuk exit visa, saya di Saudi"],
  ["رقم", "الكفيل يطلب 4000 ريال مقابل نقل الكفالة، أنا من مصر في السعودية"],
  [
    "El dinero que se pide por la liberación",
    "el empleador me cobra 2000 dirham por la visa de salida, estoy en Dubái",
  ],
])("money for a release is measured by no recruitment fee: %s", async ([told, message]) => {
  const answer = await on.answerTo(message);
  expect(answer).toContain(told === "رقم" ? "ليس رسم توظيف" : told);
});

test.for<readonly [told: string, message: string]>([
  [
    "Do not sign a clause",
    '"The passport shall be held by the employer" should i sign this, Dubai',
  ],
  ["No firme una cláusula", "el contrato dice que la empresa guarda el pasaporte, ¿firmo? Qatar"],
  ["Jangan menandatangani pasal", "kontrak tulis paspor disimpan majikan, boleh saya tolak? Saudi"],
  [
    "Ne signez pas une clause",
    "le contrat dit que l'employeur garde le passeport, je dois signer ? Liban",
  ],
])(
  "a clause by which papers are kept is no captivity, and is not to be signed: %s",
  async ([told, message]) => {
    const answer = await on.answerTo(message);
    expect(answer).toContain(told);
    expect(answer).not.toMatch(
      /get help first|pida ayuda primero|minta tolong dulu|demandez d'abord/i,
    );
  },
);

test.for<readonly [told: string, message: string]>([
  ["Caritas", "Caritas téléphone Beyrouth"],
  ["NAPTIP", "naptip number please from Tripoli"],
  ["PNCC|Pravasi", "PNCC phone number kathmandu"],
  ["1955", "1955 jam berapa buka"],
  ["Bethune House", "may shelter po ba sa Hong Kong"],
])(
  "a few words that name a body or a shelter are answered with it: %s",
  async ([name, message]) => {
    expect(await on.answerTo(message)).toMatch(new RegExp(name));
  },
);

test.for([
  "agency licence POEA-456-LB, is it true?",
  "job order no 77431 for Qatar, is this genuine?",
  "nomor izin 88231 agen Taiwan, apakah asli?",
])("the number of a licence or an order is none to call: %s", async (message) => {
  expect(await on.answerTo(message)).not.toMatch(
    /\d is not among the contacts|tidak ada di antara/,
  );
});
