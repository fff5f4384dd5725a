import { afterAll, beforeAll, expect, test } from "vitest";
import { ALL_LAYERS, startTestHost, type TestHost } from "../../../host/test-host.ts";

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

const paragraphs = async (message: string) => (await on.answerTo(message)).split("\n\n");

test.for([
  ["我妹妹被骗去柬埔寨做诈骗,怎么办", "117"],
  ["我是台湾人,被骗去柬埔寨", "117"],
  ["Chủ tàu bắt, thuyền trưởng đánh em, em làm tàu cá ở Đài Loan", "110"],
  ["මගේ අක්කා කුවේට් වල හිර වෙලා", "112"],
  ["என் தம்பி கம்போடியாவில் சிக்கிக் கொண்டான்", "117"],
  ["เพื่อนผมโดนหลอกไปกัมพูชา ปอยเปต", "117"],
] as const)(
  "wherever danger is told or feared, whom to call is, too: %s",
  async ([message, number]) => {
    expect(await on.answerTo(message)).toContain(number);
  },
);

test.for([
  "Kinidnap ang kapatid ko sa scam hub sa Cambodia, humihingi sila ng 300k na ransom",
  "我弟弟被关在缅甸园区,要我们付十万赎金",
  "Anak saya disekap di Myawaddy, disetrum, minta tebusan 100 juta",
  "They locked my son in a compound in Cambodia and want 10,000 dollars to let him go",
])("a ransom is no fee of an agency: %s", async (message) => {
  const answer = await on.answerTo(message);
  expect(answer).not.toMatch(
    /Pay nothing more|Huwag nang magbayad|不要再付任何钱|Jangan membayar lagi/,
  );
  expect(answer).not.toMatch(
    /agency is licensed|lisensiya ang ahensiya|中介有没有许可证|agen itu berizin/,
  );
});

test("whoever has no papers is told that the police may ask, and the police last", async () => {
  const [first = "", ...rest] = await paragraphs(
    "I ran away from my boss in Saudi, he reported me huroob, I have no papers",
  );
  expect(first).toMatch(/^Police may ask about your visa or papers/);
  const contacts = rest.find((each) => each.startsWith("Who can help")) ?? "";
  expect(contacts.split("\n").at(1)).not.toContain("Police");
});

test("whoever was dismissed is told the labour office before the police", async () => {
  const answer = await on.answerTo("I am pregnant, my boss in Dubai fired me. I'm Kenyan");
  expect(answer).not.toContain("in danger now");
  expect(answer.indexOf("MOHRE")).toBeGreaterThan(0);
});

test.for([
  ["We are on a fishing vessel near Taiwan, the captain beats us", /on board now.*SeafarerHelp/],
  ["ABK di kapal ikan Taiwan, kapten memukul kami di tengah laut", /atas kapal.*SeafarerHelp/],
  [
    "Seaman ako sa barko, binubugbog kami ng kapitan, nasa laot kami malapit sa Taiwan",
    /barko.*SeafarerHelp/,
  ],
  ["Captain beats us on our fishing vessel, we are docked in Kaohsiung, Taiwan", /local police/],
] as const)(
  "who is at sea is told a seafarers' line first, in a port the police: %s",
  async ([message, first]) => {
    expect((await paragraphs(message))[0]).toMatch(first);
  },
);

test.for([
  ["nasa Kuwait po kapatid ko binubugbog", "salamat po sa tulong", /^Walang anuman\..*$/],
  ["मेरा मालिक मारता है, मैं दुबई में हूँ", "धन्यवाद", /^आपका स्वागत है।.*$/],
  ["mwajiri wangu Saudi ananipiga", "asante", /^Karibu\..*$/],
] as const)(
  "thanks after an answer get a kind word, not the alarm again: %s, %s",
  async ([message, thanks, kind]) => {
    const messages = [
      { role: "user", content: message },
      { role: "assistant", content: await on.answerTo(message) },
      { role: "user", content: thanks },
    ];
    const { response } = await on.chat({ messages, toggles: ALL_LAYERS });
    expect(response).toMatch(kind);
  },
);

test.for([
  "I am a Filipina maid in Kuwait, madam beats me",
  "gusto ko nang mamatay, di ko na kaya ang amo ko dito sa Kuwait",
])("a line for recruiters' prices is told to nobody who is hurt: %s", async (message) => {
  expect(await on.answerTo(message)).not.toContain("Ministry of Commerce");
});

test.for([
  "என் தங்கை சிங்கப்பூரில் வீட்டு வேலை செய்கிறாள், முதலாளி அடிக்கிறார்",
  "বোন সিঙ্গাপুরে বাসায় কাজ করে, মালিক মারে",
  "kasambahay ako sa Singapore, sinasaktan ako ng amo ko",
])(
  "who works in a household in Singapore is told the line for it among the first three: %s",
  async (message) => {
    const lines = (await on.answerTo(message)).split("\n").filter((line) => line.startsWith("- "));
    expect(lines.slice(0, 2).join(" ")).toContain("MOM migrant domestic worker helpline");
  },
);

test("who builds houses is told no line for household workers", async () => {
  const answer = await on.answerTo("I am a construction worker in Singapore, the boss hits me");
  expect(answer).not.toMatch(/domestic worker/i);
});
