import { describe, expect, test } from "vitest";
import { lastOf } from "./conversation.fixture.ts";

describe("who asks what to do about a fee is in no danger, and the sum, the route and who asks stay told", () => {
  test.for([
    ["the broker in Colombo wants 2 lakh rupees for Kuwait", "what shall I do now?", "LK-KW"],
    [
      "la agencia de Quito me pide 1800 dólares para trabajar en España",
      "ayúdeme por favor",
      "EC-ES",
    ],
    ["wakala wa Nairobi anadai shilingi 150000 kwa kazi ya Qatar", "nisaidie", "KE-QA"],
    ["दलालले मलेसिया जान २ लाख माग्यो, म नेपालमै छु", "अब के गर्ने", "NP-MY"],
    ["ahensya sa Davao humihingi ng 80,000 pesos para sa Taiwan", "tulungan niyo po ako", "PH-TW"],
    ["agen di Lombok minta 25 juta buat ke Malaysia", "harus gimana ya", "ID-MY"],
    ["ঢাকার দালাল মালয়েশিয়ার জন্য ৪ লাখ টাকা চায়", "এখন কী করা উচিত", "BD-MY"],
  ] as const)("%s / %s", ([before, own, way]) => {
    const { danger, sumsTold, corridors, goesOn } = lastOf(before, own);
    expect({ danger: danger ?? null, goesOn }).toEqual({ danger: null, goesOn: "for_advice" });
    expect(sumsTold?.isCharge).toBe(true);
    expect(`${corridors[0]?.origin ?? ""}-${corridors[0]?.destination ?? ""}`).toBe(way);
  });
});

describe("where danger was told the call for help keeps it", () => {
  test.for([
    ["my sponsor in Muscat beats me with a cable, I come from Malawi", "what must I do"],
    ["el patrón me encerró en la finca, estoy en Italia, soy de Perú", "ayuda por favor"],
    ["majikan di Jeddah menyiram saya air panas", "tolong dong"],
    ["मालिक कुवैत में मुझे रोज़ पीटता है", "अब मैं क्या करूँ"],
  ] as const)("%s / %s", ([before, own]) => {
    expect(lastOf(before, own).danger).not.toBeNull();
  });
  test("and not where it was left behind", () => {
    const told = ["I am Kenyan in Jeddah, madam beats me", "I'm safe now with a friend"] as const;
    expect(lastOf(...told, "so what next").danger ?? null).toBeNull();
  });
});

describe("whoever was paid and is gone is asked for the money back, in no danger", () => {
  test.for([
    [
      "I sent 900 dollars to an agent for a job in Poland, from Ghana",
      "he stopped replying",
      "what now",
    ],
    ["transfer 8 juta ke agen buat kerja di Jepang", "sekarang nomor saya diblokir", "gimana dong"],
    [
      "j'ai payé 700 euros à une agence pour un travail au Canada",
      "ils ne répondent plus",
      "que faire",
    ],
    ["я заплатила агентству 500 долларов за работу в Корее", "теперь они пропали", "что делать"],
    ["एजेंट को कतर की नौकरी के लिए 60 हज़ार दे दिए", "अब फोन बंद है", "क्या करें"],
  ] as const)("%s / %s / %s", (turns) => {
    const { danger, questionAsked } = lastOf(turns[0], turns[1], turns[2]);
    expect({ danger: danger ?? null, questionAsked }).toEqual({
      danger: null,
      questionAsked: "get_back",
    });
  });
});

test.for([
  ["the agency in Kathmandu wants 90,000 rupees for Dubai", "and 40000?", 40000],
  ["agensi di Jakarta minta 30 juta untuk Korea", "kalau 12 juta?", 12_000_000],
  ["la agencia de Lima pide 2000 dólares para España", "¿y si son 800?", 800],
] as const)(
  "another sum takes the place of the one that was asked: %s / %s",
  ([before, own, sum]) => {
    expect(lastOf(before, own).sumsTold?.asked.value).toBe(sum);
  },
);

test.for([
  ["the agency in Kathmandu wants 90,000 rupees for Dubai", "paid already"],
  ["agensi di Jakarta minta 30 juta untuk Korea", "udah bayar"],
  ["la agencia de Lima pide 2000 dólares para España", "ya lo pagué"],
  ["दलाल ओमान के लिए 80 हज़ार मांग रहा है", "दे दिया"],
] as const)("who has paid what was asked wants it back: %s / %s", ([before, own]) => {
  expect(lastOf(before, own)).toMatchObject({ hasPaid: true, questionAsked: "get_back" });
});

test.for([
  ["I got away from my boss in Amman and sleep at a friend's house, from Sri Lanka", "now what?"],
  ["tumakas na ako sa amo ko sa Qatar, nasa shelter na", "ano na pong susunod"],
  ["me fugué de la casa de mi jefa en Chile, estoy en la iglesia, soy de Haití", "¿y ahora?"],
  ["saya sudah kabur dari rumah majikan di Riyadh, sekarang di KJRI", "terus gimana"],
] as const)("who has got out is told where to go next: %s / %s", ([before, own]) => {
  const reading = lastOf(before, own);
  expect(reading.questionAsked).toBe("run_away");
  expect(reading.corridors[0]?.destination).not.toBeNull();
});

test.for([
  ["the agency in Kathmandu wants 90,000 rupees for Dubai", "my sister is locked in by her boss"],
  ["the agency in Kathmandu wants 90,000 rupees for Dubai", "I want to kill myself"],
  [
    "the agency in Kathmandu wants 90,000 rupees for Dubai",
    "how much is the minimum wage in Qatar?",
  ],
  ["the agency in Kathmandu wants 90,000 rupees for Dubai", "thank you"],
] as const)("a turn with a matter of its own goes on with none: %s / %s", ([before, own]) => {
  expect(lastOf(before, own).goesOn).toBeUndefined();
});
