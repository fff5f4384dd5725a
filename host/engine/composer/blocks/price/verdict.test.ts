import { expect, test } from "vitest";
import { ALL_LAYERS, startTestHost } from "../../../../test-host.ts";

const host = await startTestHost();
const answered = (text: string) => host.answerTo(text);

test.each([
  [
    "An agency in Pokhara asks 60,000 rupees for a driver job in Kuwait. Legal?",
    /^60,000 NPR is above the limit of 10,000 NPR\./,
  ],
  [
    "ढाका की एजेंसी सऊदी अरब की नौकरी के लिए 4 लाख टका मांग रही है, क्या यह सही है?",
    /^400,000 BDT सीमा 165,000 BDT से ज़्यादा है।/,
  ],
  [
    "Агентство в Бишкеке просит 600 фунтов за сезонную работу в Великобритании. Это законно?",
    /^По правилу, указанному ниже, брать нельзя ничего, поэтому 600 GBP/,
  ],
  [
    "Một công ty ở Hà Nội thu phí 90 triệu đồng để đi Nhật làm thực tập sinh 3 năm, lương 170.000 yên. Đúng luật không?",
    /^90,000,000 VND và mức tối đa 510,000 JPY \(3 × 170,000\) là hai loại tiền khác nhau/,
  ],
])("whether a sum is above the limit comes first: %s", async (text, verdict) => {
  expect(await answered(text)).toMatch(verdict);
});

test.each([
  [
    "Recruiting agency in Dhaka charges 70,000 taka for factory work in Malaysia, is it allowed?",
    /^70,000 BDT is not above the limit of 78,990 BDT\. Pay it only to a licensed agency, and ask for a receipt\./,
    "Pay nothing more",
  ],
  [
    "पोल्याण्डको कारखानाको कामका लागि काठमाडौंको म्यानपावरले ७५ हजार रुपैयाँ माग्यो, ठीक हो?",
    /^75,000 NPR सीमा 80,400 NPR भन्दा बढी होइन।.*रसिद/,
    "थप पैसा नतिर्नुहोस्",
  ],
])("a sum within the limit is to be paid against a receipt: %s", async (text, verdict, never) => {
  const answer = await answered(text);
  expect(answer).toMatch(verdict);
  expect(answer).not.toContain(never);
});

test.each([
  [
    "From Chittagong to Qatar as a mason, the agent asks one lakh and twenty thousand taka. Legal?",
    /^120,000 BDT is above the limit of 100,780 BDT\./,
  ],
  [
    "Agent in Delhi takes 8,000 rupees a month for 5 months for a job in Oman. Legal?",
    /^40,000 INR \(5 × 8,000\) is above the limit of 30,000 INR\./,
  ],
  [
    "दिल्ली का एजेंट ओमान की नौकरी के लिए अभी 18000 और बाद में 22000 रुपये मांगता है, क्या यह सही है?",
    /^40,000 INR \(18,000 \+ 22,000\) सीमा 30,000 INR से ज़्यादा है।/,
  ],
  [
    "کراچی کا ایجنٹ عمان کی نوکری کے لیے سترہ ہزار پانچ سو روپے مانگ رہا ہے، کیا یہ جائز ہے؟",
    /17,500 PKR/,
  ],
  [
    "Promoter in Multan asks 11,000 rupees only for processing, I found the job in Oman myself. Is it legal?",
    /^11,000 PKR is above the limit of 6,000 PKR\./,
  ],
])("the whole sum is held against the limit of such a job: %s", async (text, verdict) => {
  expect(await answered(text)).toMatch(verdict);
});

test("a sum for two is not above where one's share is not, and a part of what is asked is never within", async () => {
  expect(
    await answered(
      "Agent in Dhaka asks 130,000 taka for my cousin and me together for Qatar. Legal?",
    ),
  ).toMatch(/^65,000 BDT \(130,000 ÷ 2\) is not above the limit at home/);
  for (const text of [
    "Agent in Delhi takes 9,000 rupees a month as his fee for a job in Oman. Legal?",
    "Agency in Delhi asks 20,000 rupees fee, medical 8,000 rupees and passport 4,000 rupees for Oman. Legal?",
  ])
    expect(await answered(text)).not.toMatch(/is not above/);
});

test("what the country of work bars is never called lawful", async () => {
  const indian = await answered(
    "Agent in Mumbai asks 25,000 rupees for a job in Qatar, is it legal?",
  );
  expect(indian).toMatch(
    /^25,000 INR is not above the limit at home \(30,000 INR\), but .*\(Qatar\)/,
  );
  expect(indian).toContain("Pay nothing more");
  const pakistani = await answered(
    "کراچی کا ایجنٹ دبئی کی نوکری کے لیے 800 ڈالر مانگ رہا ہے، کیا یہ جائز ہے؟",
  );
  expect(pakistani).toMatch(/^جس ملک میں کام ہے \(متحدہ عرب امارات\).*اس لیے .*800 USD/);
  const maid = await answered("Agent asks a housemaid from Dhaka 50,000 taka for Oman. Ok?");
  expect(maid).toMatch(/^The law of the country of work \(Oman\).*50,000 BDT/);
});

test("no verdict is given where only pay is told, two sums may be meant, or somebody may be in danger", async () => {
  const verdict = /is (?:not )?above|more than it allows|different currencies/;
  for (const text of [
    "I am from Nepal, salary 1,500 riyal in Qatar, what may an agency charge?",
    "Agents ask 40,000 NPR fee for Qatar and 50,000 NPR fee for Kuwait, I am from Nepal",
    "I am from Nepal, boss in Qatar locked me in and hits me, the agent took 150,000 NPR. Help",
  ])
    expect(await answered(text)).not.toMatch(verdict);
});

test("the sum told before holds where somebody only adds where they are from", async () => {
  const messages = [
    { role: "user", content: "Agent asks 45000 rupees for Oman job" },
    { role: "assistant", content: "Which country are you from?" },
    { role: "user", content: "I am from Pakistan" },
  ];
  const { response } = await host.chat({ messages, toggles: ALL_LAYERS });
  expect(String(response)).toMatch(/45,000 PKR is above the limit of 15,000 PKR/);
});
