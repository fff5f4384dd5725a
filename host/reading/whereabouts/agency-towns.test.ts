import { describe, expect, test } from "vitest";
import { routes } from "../sides/routes.fixture.ts";

describe("a worker is sent from the town that an agency is named by", () => {
  test.for([
    ["A Chittagong agency wants 4 lakh taka for a mason job in Jeddah", "BD-SA"],
    ["What may a Quezon City recruiter take from a welder for work in Australia?", "PH-AU"],
    ["a Surabaya broker charges 20 million rupiah for a maid job in Hong Kong", "ID-HK"],
    ["Mombasa based agency says 120,000 for a cleaner job in Riyadh", "KE-SA"],
    ["Johannesburg recruitment agency to Doha, 20,000 rand for a waiter", "ZA-QA"],
    ["पोखराको म्यानपावरले कतारको कामको लागि डेढ लाख माग्यो", "NP-QA"],
    ["पटना की एजेंसी ओमान में नौकरी के लिए 80 हजार मांग रही है", "IN-OM"],
    ["সিলেটের দালাল মালয়েশিয়ায় কাজের জন্য ৪ লাখ টাকা চায়", "BD-MY"],
    ["لاہور کی ایجنسی دبئی میں نوکری کے لیے دو لاکھ مانگ رہی ہے", "PK-AE"],
    ["胡志明市的中介要五千美元去东京工作", "VN-JP"],
    ["மதுரை ஏஜென்ட் கத்தார் வேலைக்கு 1 லட்சம் கேட்கிறார்", "IN-QA"],
  ] as const)("%s: %s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

test.for([
  ["I'm from Nepal, a Doha agency took my passport and pays nothing", "NP-QA"],
  ["My Oman agent keeps my passport in Kuwait, I am from Sri Lanka", "LK-KW"],
] as const)("an agency where the work is sends nobody from there: %s", ([text, route]) => {
  expect(routes(text)).toEqual([route]);
});

test.for([
  ["I am Bangladeshi factory hand in Johor, the boss took my passport", "BD-MY"],
  ["We are Sri Lankan hotel staff in Kuwait, unpaid since May", "LK-KW"],
  ["म बंगलादेशी कारखाना मजदुर हुँ, मलेसियामा तलब पाइनँ", "BD-MY"],
  ["मैं नेपाली होटल कर्मचारी हूँ, कतर में वेतन नहीं मिला", "NP-QA"],
  ["আমি নেপালি কোম্পানির শ্রমিক, কাতারে বেতন পাই না", "NP-QA"],
] as const)(
  "what somebody is who names the kind of workplace is their origin: %s",
  ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  },
);

test.for([
  ["Our plant in Malaysia will give the fees back to Bangladeshi operators and workers", "BD-MY"],
  ["Our farm in Poland returns visa costs to Ukrainian women", "UA-PL"],
  ["Notre usine au Qatar rembourse les frais aux ouvriers népalais", "NP-QA"],
  ["Nuestra finca en Canadá devuelve las cuotas a los trabajadores mexicanos", "MX-CA"],
  ["Pabrik kami di Malaysia mengembalikan biaya kepada pekerja Bangladesh", "BD-MY"],
] as const)("money that goes to workers goes to no country: %s", ([text, route]) => {
  expect(routes(text)).toEqual([route]);
});
