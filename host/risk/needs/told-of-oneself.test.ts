import { describe, expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";

describe("who calls the reader sister, brother or mother speaks for themselves", () => {
  test.for([
    "Brother, I clean offices in Doha and the supervisor keeps my bank card",
    "didi main Oman mein ek ghar me kaam karti hoon, madam 4 mahine se tankhwah nahi deti",
    "भैया मैं सऊदी में ड्राइवर का काम करता हूँ, मालिक गाली देता है",
    "আপা আমি ওমানে বাসার কাজ করি, ম্যাডাম রোজ মারে",
    "ভাই আমারে বাঁচান, মালিক ঘরে আটকায়া রাখছে, কুয়েতে আছি",
    "akka naan Qatar la veetu velai seiren, madam sambalam tharala",
    "दिदी, म कुवेतमा घरको काम गर्छु, तलब दिँदैन",
    "hermana, yo trabajo en Valencia de interna y la señora no me paga",
    "姐，我在新加坡做女佣，雇主三个月没发工资",
  ])("%s", (text) => {
    expect(read(text)).toMatchObject({ fromAfar: undefined });
  });
});

describe("a word for oneself or for a place that also means a relative names none", () => {
  test.for([
    "mama saudi wala wada karanawa, nona padi denne na",
    "qatar ma kaam garchu, company le passport dinna",
    "nona mata gahanawa, gedara yanna denne na, mama oman wala",
    "እኔ የኬንያ ልጅ ነኝ፣ ኩዌት ነኝ፣ ማዳም ትመታኛለች",
    "የኢትዮጵያ ልጅ ነኝ፣ ቤሩት ውስጥ ማዳም ምግብ ትከለክለኛለች",
  ])("%s", (text) => {
    expect(read(text)).toMatchObject({ fromAfar: undefined });
  });
});

describe("the employer's family, or whom one cares for, is not the writer's", () => {
  test.for([
    "saya kerja di singapura jaga nenek, disuruh bersih rumah adiknya juga",
    "aku di taichung jaga akong, tiap minggu disuruh kerja di toko anak majikan",
    "trabajo en Barcelona cuidando a un señor, la hija de la señora me grita y no me paga",
    "I work for a family in Riyadh and the madam's brother comes into my room",
    "amo ko sa Kuwait pinapalinis pa sakin ang bahay ng kapatid ng amo, walang day off",
    "मैं बहरीन में काम करती हूँ, मालिक का भाई मुझे छेड़ता है",
  ])("%s", (text) => {
    expect(read(text)).toMatchObject({ fromAfar: undefined });
  });
});

describe("whose own relative at home is ill speaks for themselves where they say that they are at work abroad", () => {
  test.for([
    "mi mamá está enferma en Lima, yo en Italia y la patrona no me da permiso",
    "ma fille est malade à Douala, moi au Koweït et madame refuse que je parte",
    "बाबा बिरामी हुनुहुन्छ, म साउदीमा काम गर्छु, छुट्टी दिएन",
    "meri maa bimar hai, main dubai mein kaam karta hoon, company chhutti nahi deti",
  ])("%s", (text) => {
    expect(read(text)).toMatchObject({ fromAfar: undefined });
  });
});

describe("a relative who is hurt or out of reach is told of from afar as before", () => {
  test.for([
    "My sister works in Oman, her madam beats her and I am in Kampala",
    "bhai Kuwait me hai, malik marta hai aur phone le liya, hum Bihar me hain",
    "adik saya di Malaysia dikurung majikan, sudah dua minggu tidak ada kabar",
    "আমার বোন জর্ডানে কাজ করে, মালিক মারে, ফোন বন্ধ",
    "mi hermana trabaja en Catar y su jefe la tiene encerrada, estamos en Bogotá",
    "我妹妹在黎巴嫩做保姆，雇主打她，电话也打不通了",
  ])("%s", (text) => {
    expect(read(text)).toMatchObject({ fromAfar: true });
  });
});

test.for([
  "my husband wants to go to Oman as a mason, the recruiter asks 80,000 taka for him",
  "meri behen ko qatar jana hai, agent 2 lakh maang raha hai",
  "mi hijo cuida ancianos en Italia por 800 euros sin descanso, ¿qué derechos tiene?",
  "adik saya 16 tahun mau diajak kerja di pabrik Malaysia tanpa kontrak, aman tidak?",
])("of a relative whom nothing befell no question is that of a missing one: %s", (text) => {
  expect(read(text)).toMatchObject({ fromAfar: undefined });
});

test.for([
  "Si ate ko nasa Qatar, binubugbog siya ng amo at wala na siyang cellphone",
  "My daughter is still in Jeddah, the boss locked her in. We live in Mombasa",
  "abang saya masih di Kamboja, dipukul tiap hari, kami di Johor",
])("a place is not that of the writer where a relative is said to be there: %s", (text) => {
  const { fromAfar, isIn, corridors } = read(text);
  expect(fromAfar).toBe(true);
  expect(isIn?.has(corridors[0]?.destination ?? "") ?? false).toBe(false);
});
