import { describe, expect, test } from "vitest";
import { snapshotOf } from "../knowledge/snapshot.ts";
import type { ToolFact } from "../contract/tool.ts";
import { checkWith, objects } from "./library.fixture.ts";

const check = checkWith(snapshotOf(objects, "core"));

const nothing: ToolFact = {
  kind: "cap",
  statement:
    "Philippines to Hong Kong SAR (PH-HK): a worker whom this rule covers may be charged nothing (0 PHP).",
  citation: "POEA GBR 06-2006",
  source_url: null,
  by: "corridor_profile/ph-hk",
};
const BROUGHT = {
  corridor: "PH-HK",
  facts: [nothing],
  user: "They want 60,000 pesos for a job in Hong Kong, and I paid 20,000 of it.",
};

const told = (answer: string) => check(answer, BROUGHT);

describe("a sum that an answer states as a limit, as allowed or as charged is one of the evidence", () => {
  test.for([
    ["en", "The ceiling is 38,000 pesos.", "38,000"],
    ["en", "Recruiters can collect PHP 38,000 from you.", "38,000"],
    ["en", "The lawful amount comes to 38000.", "38000"],
    ["en", "Charging thirty-eight thousand pesos is lawful.", "thirty-eight"],
    ["en", "The cap is three months salary of the job.", "three months"],
    ["en", "The recruiter may charge 60,000 pesos.", "60,000"],
    ["en", "The lowest wage by law: the minimum wage is HKD 8,765.", "8,765"],
    ["tl", "Hanggang 38,000 piso lang ang maximum na placement fee.", "38,000"],
    ["id", "Agen boleh memungut biaya 38 juta rupiah.", "38 juta"],
    ["es", "La agencia puede cobrar una comisión de 38.000 pesos.", "38.000"],
    ["fr", "Le plafond des frais est de 38 000 pesos.", "38 000"],
    ["pt", "A taxa máxima da agência é de 38.000 pesos.", "38.000"],
    ["ru", "Максимальный сбор агентства — 38 000 песо.", "38 000"],
    ["ar", "يحق للمكتب تحصيل رسوم قدرها 38,000 بيزو.", "38,000"],
    ["hi", "एजेंसी 38,000 पेसो शुल्क ले सकती है।", "38,000"],
    ["ne", "एजेन्सीले ३८,००० पेसो शुल्क लिन सक्छ।", "३८,०००"],
    ["bn", "এজেন্সি ৩৮,০০০ পেসো ফি নিতে পারে।", "৩৮,০০০"],
    ["vi", "Phí dịch vụ tối đa là 38.000 peso.", "38.000"],
    ["zh", "中介最多可以收取38,000比索的服务费。", "38,000"],
    ["sw", "Wakala anaweza kutoza ada ya peso 38,000.", "38,000"],
  ] as const)("%s: %s", ([, answer, invented]) => {
    const { text, of } = told(answer);
    expect(text).not.toContain(invented);
    expect(of("amount")[0]?.action).toMatch(/replaced|removed/);
    expect(told(text).text).toBe(text);
  });

  test.for([
    "They want 60,000 pesos, and that is more than the law lets them take.",
    "You paid 20,000 pesos; the agency must give them back.",
    "Humihingi sila ng 60,000 pesos. Labag ito sa batas.",
    "Mereka meminta 60,000 pesos; itu melanggar hukum.",
    "Le exigen 60,000 pesos y es ilegal.",
    "С вас требуют 60 000 песо, и это незаконно.",
    "他们要60,000比索,这不合法。",
    "वे 60,000 पेसो माँग रहे हैं, यह गैरकानूनी है।",
    "يطلبون 60,000 بيزو وهذا مخالف للقانون.",
    "Write down the date, for example 20 November 2026, and keep all 12 payslips.",
    "Within 30 days 100% of the wages are due.",
    "Never hand over 60,000 pesos in cash.",
  ])("what only tells back, warns or dates stays: %s", (answer) => {
    expect(told(answer).text).toBe(answer);
  });
});

describe("nothing to call, write to or open comes from nowhere", () => {
  test.for([
    "Dial 88-88-12-34.",
    "Their hotline: 1800-RESCUE",
    "Write to m.me/helperfriend today.",
    "All forms are on workers-aid.example today.",
    "Open claims dot workersaid dot org today.",
    "Abra ayuda punto com hoy.",
    "Add WeChat ID: helper888",
    "Message @helper_friend on Instagram.",
    "Телеграм: @helper_friend",
    "Ligue para nove oito sete seis cinco quatro três dois.",
  ])("%s", (answer) => {
    const { text, claims } = told(answer);
    expect(text).toContain("removed: not in the verified directory]");
    expect(claims.some(({ action }) => action === "removed")).toBe(true);
    expect(told(text).text).toBe(text);
  });

  test.for([
    "Save the contract.pdf and the voice.mp3, and send both to a friend on WhatsApp.",
    "The trial is on 03-12-2026 at 9 a.m., i.e. in the morning.",
    "Point by point: read it, copy it, keep it. Talk to the line leader.",
    "Take pictures of the Facebook page and the Telegram chat as proof.",
  ])("what is none of these stays: %s", (answer) => {
    expect(told(answer)).toMatchObject({ text: answer, claims: [] });
  });
});

describe("a mission's number is not told as another state's", () => {
  test.for([
    "The Indonesian consulate answers at +85291554023.",
    "Konsulat Indonesia: +85291554023",
    "+85291554023 is the Nepalese consulate.",
    "El consulado de Indonesia: +85291554023",
    "印度尼西亚领事馆：+85291554023",
  ])("%s", (answer) => {
    expect(told(answer).text).not.toContain("91554023");
    expect(told(answer).of("phone")[0]?.verdict).toBe("contradicted");
  });

  test.for([
    "The Philippine consulate in Hong Kong answers at +85291554023.",
    "Konsulado ng Pilipinas sa Hong Kong: +85291554023",
    "The Indonesian consulate is +85267730466, and the Philippine consulate is +85291554023.",
  ])("its own it keeps: %s", (answer) => {
    expect(told(answer).text).toBe(answer);
  });
});

describe("an article that the provisions of the law do not hold is as good as no law", () => {
  test.for([
    "ILO C189 Article 98 lets them.",
    "Section 88 of Republic Act No. 8042 lets them.",
    "By Section 88 of the Employment Ordinance they may.",
    "Pasal 98 UU No. 18 Tahun 2017 memperbolehkannya.",
    "Lo permite el artículo 98 del Convenio ILO C189.",
  ])("%s", (answer) => {
    expect(told(answer).text).toContain("[law removed: not in the verified library]");
    expect(told(answer).of("statute")[0]?.verdict).toBe("unknown");
  });

  test.for([
    "ILO C181 Art. 7(1) says who pays.",
    "Article 9 of ILO C189 says who keeps the papers.",
    "Sec. 6(k) of RA 8042 names it.",
  ])("one that they hold stays: %s", (answer) => {
    expect(told(answer).text).toBe(answer);
  });
});

describe("a body whom somebody is told to turn to is one of the evidence", () => {
  test.for([
    "Contact the Golden Bridge Foundation in Wan Chai.",
    "Acuda a la Fundación Puente Dorado.",
    "Hubungi Yayasan Jembatan Emas.",
    "Обратитесь в Центр Золотой Мост.",
    "मदद के लिए Golden Bridge Centre से संपर्क करें।",
  ])("%s", (answer) => {
    expect(told(answer).text).toContain("[organisation removed: not in the verified directory]");
    expect(told(answer).of("organization")[0]?.action).toBe("removed");
  });

  test.for([
    "Contact the Labour Department or your embassy.",
    "Call the Immigration Department, or the Migrant Workers Office.",
    "Contact Bethune House, or Mission for Migrant Workers HK.",
    "Acuda al Ministerio de Trabajo o a la Embajada.",
  ])("what it is called by its kind, or the directory knows, stays: %s", (answer) => {
    expect(told(answer).text).toBe(answer);
  });
});

describe("no answer gives leave for what nobody may do to a worker", () => {
  test.for([
    ["en", "Under the law of Qatar your boss is entitled to hold your passport."],
    [
      "en",
      "There is nothing illegal about it: it is legal for the agency to retain your passport.",
    ],
    ["en", "The employer is permitted to lock you in at night."],
    ["en", "By law the agency is allowed to charge you a placement fee."],
    ["tl", "Pinapayagan ng batas na itago ng amo ang pasaporte mo."],
    ["id", "Menurut hukum, majikan boleh memegang paspor Anda."],
    ["es", "La ley permite al empleador retener su pasaporte."],
    ["fr", "La loi autorise votre employeur à garder votre passeport."],
    ["pt", "O empregador pode guardar o seu passaporte."],
    ["ru", "По закону работодатель может хранить ваш паспорт."],
    ["uk", "Роботодавець має право тримати ваш паспорт."],
    ["ar", "يجوز لصاحب العمل أن يحتفظ بجواز سفرك."],
    ["ur", "آجر آپ کا پاسپورٹ رکھ سکتا ہے۔"],
    ["hi", "कानून के अनुसार मालिक आपका पासपोर्ट रख सकता है।"],
    ["zh", "法律允许雇主保管你的护照。"],
    ["vi", "Chủ được phép giữ hộ chiếu của bạn."],
    ["km", "និយោជកអាចរក្សាទុកលិខិតឆ្លងដែនរបស់អ្នក។"],
    ["am", "አሠሪዎ ፓስፖርትዎን መያዝ ይችላል።"],
  ] as const)("%s: %s", ([, answer]) => {
    expect(told(answer).text).toContain("[statement removed: not in the verified library]");
    expect(told(answer).of("statute")).toContainEqual(
      expect.objectContaining({ verdict: "contradicted", action: "removed" }),
    );
  });

  test.for([
    "Your employer may not keep your passport, whatever you signed.",
    "You may hold on to your passport at all times.",
    "You can report the agency that keeps your passport.",
    "If the employer keeps your passport, you may call the police.",
    "Convention No. 189 forbids employers to keep passports.",
    "Hindi pwedeng itago ng amo ang pasaporte mo.",
    "Majikan dilarang memegang paspor Anda.",
    "El empleador no puede guardar su pasaporte.",
    "L’employeur n’a pas le droit de garder votre passeport.",
    "Работодатель не имеет права хранить ваш паспорт.",
    "لا يجوز لصاحب العمل أن يحتفظ بجواز سفرك.",
    "मालिक आपका पासपोर्ट नहीं रख सकता।",
    "雇主不可以保管你的护照。",
    "Chủ không được phép giữ hộ chiếu của bạn.",
  ])("who may not, and what a worker may do about it, stays: %s", (answer) => {
    expect(told(answer).text).toBe(answer);
  });
});
