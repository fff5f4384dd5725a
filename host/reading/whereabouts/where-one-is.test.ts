import { describe, expect, test } from "vitest";
import { routes } from "../sides/routes.fixture.ts";

describe("where people are taken to they are, and not where the work was promised", () => {
  test.for([
    ["We are in Sihanoukville, the agent promised us Thailand. They beat us", "*-KH"],
    ["I am in Myawaddy, they told me the job was in Thailand, they shock us", "*-MM"],
    ["My cousin is in Laos, he was promised work in Thailand, they beat him", "*-LA"],
    ["nipo Myanmar, nilidanganywa kazi Thailand, wananipiga", "*-MM"],
    ["मैं म्यांमार में हूं, थाईलैंड में नौकरी का वादा था, यहां मारते हैं", "*-MM"],
    ["estoy en Camboya, me prometieron trabajo en Tailandia, nos pegan", "*-KH"],
    ["अहिले म्यानमारमा छु, थाइल्याण्ड भनेर ल्याए, करेन्ट लगाउँछन्", "NP-MM"],
    ["saya di kamboja, dijanjikan kerja di thailand, dipukul terus", "ID-KH"],
    ["我在缅甸，他们说是泰国的工作，不达标就电击", "*-MM"],
    ["Tôi đang ở Campuchia, họ hứa việc ở Thái Lan, bị đánh", "VN-KH"],
    ["I am in Phnom Penh, an agency offers a job in Malaysia for 2000 USD", "KH-MY"],
    ["I am in Yangon and want to work in Thailand, the agent asks 20000 baht", "MM-TH"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text).join(" ")).toBe(route);
  });
});

describe("whoever writes from a country that people go to, or came back from it, works or worked there", () => {
  test.for([
    ["I am writing from Kuwait, my madam does not pay", "*-KW"],
    ["Hello from Qatar, can you help me with my salary", "*-QA"],
    ["escribo desde España, no me pagan", "*-ES"],
    ["naandika kutoka Saudi, mwajiri hanilipi", "*-SA"],
    ["пишу из Польши, не платят", "*-PL"],
    ["أكتب لكم من الكويت، لا يدفعون راتبي", "*-KW"],
    ["I want to come back from Kuwait, they do not pay", "*-KW"],
    ["Nimerudi kutoka Saudia mwezi uliopita, hawakunilipa", "*-SA"],
    ["I am from Spain and I got a job offer in Germany", "ES-DE"],
    ["Sunt din Cluj", "RO-*"],
    ["a recruiter from Bangkok wants a deposit", "TH-*"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text).join(" ")).toBe(route);
  });
});

describe("of several places of work the first is where somebody is, the last where they were before, and that is none where they are hurt or held now", () => {
  test.for([
    [
      "I worked in Kuwait before and my boss there was fine. Now I am in Qatar, my boss beats me",
      "*-QA",
    ],
    ["before i was in Oman for 2 years. now in UAE, they locked me in the room", "*-AE"],
    [
      "My friend in Kuwait told me to write to you. I am in Bahrain, my boss locked me in",
      "*-BH *-KW",
    ],
    ["Dulu saya kerja di Hong Kong, sekarang di Arab Saudi majikan pukul saya", "ID-SA"],
    [
      "I worked in Malaysia before, they paid. Now I am in Singapore and they do not pay",
      "*-SG *-MY",
    ],
    ["Antes trabajé en España, ahora en Italia no me pagan", "*-IT *-ES"],
    ["Trabalhei em Portugal, agora estou na Irlanda e o patrão não paga", "*-IE *-PT"],
    ["Раньше работал в Польше, сейчас в Германии, не платят", "*-DE *-PL"],
    ["كنت أعمل في الكويت، الآن في قطر لا يدفعون راتبي", "*-QA *-KW"],
    ["पहले कुवैत में था, अब कतर में हूं, मालिक मारता है", "*-QA"],
    ["Dati nagtrabaho ako sa Singapore, ngayon nasa Dubai ako, sinasaktan ako ng amo", "PH-AE"],
    ["Trước đây tôi làm ở Malaysia, bây giờ ở Đài Loan, chủ đánh tôi", "VN-TW"],
    ["我以前在新加坡打工，现在在日本，老板不发工资", "*-JP *-SG"],
    ["I am in Dubai now and an agency offers me a job in Qatar for 3000 dirhams", "*-QA *-AE"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text).join(" ")).toBe(route);
  });
});

describe("who was brought to another country than the one promised is there", () => {
  test.for([
    ["sabi sa Dubai daw po pero dinala ako sa Syria, tulungan nyo po ako", "PH-SY"],
    ["They promised me Dubai but brought me to Damascus, help", "*-SY"],
    ["agent told me Canada, now I am in Libya in a farm", "*-LY"],
    ["said Qatar but I ended up in Iraq, the madam beats me", "*-IQ"],
    ["बोले थे कनाडा भेजेंगे लेकिन ईरान ले आए", "*-IR"],
    ["कतार भनेर इराक पुर्‍याए, अहिले इराकमा छु", "NP-IQ"],
    ["قالوا لي قطر لكن جابوني على ليبيا", "*-LY"],
    ["me dijeron España pero me trajeron a Serbia", "*-RS"],
    ["on m'a promis la France mais je suis au Liban maintenant", "*-LB"],
    ["hứa đi Hàn Quốc nhưng đưa sang Campuchia", "VN-KH"],
    ["обещали Польшу, а привезли в Россию", "*-RU"],
    ["说好去新加坡,结果把我骗到了缅甸", "*-MM"],
    ["ပြောတော့ ထိုင်းလို့ပြောပြီး ခု တရုတ်ပြည်ရောက်နေတယ်", "MM-CN"],
    ["I am in Phnom Penh, an agency promised me Malaysia for 2000 USD", "KH-MY"],
    ["dibawa agen ke Arab Saudi, sekarang balik lagi di rumah di Cianjur", "ID-SA"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)[0]).toBe(route);
  });
});
