import { expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";

test.for([
  "A recruiter offers me a live chat job in Sihanoukville, 1000 USD, flight paid. Is it safe?",
  "data entry in Laos, they pay the ticket, i am from Kenya, shall i go",
  "tawaran kerja admin slot di Poipet gaji 10 juta, aman tidak?",
  "bạn rủ sang Lào làm nhập liệu lương 20 triệu, nên đi không?",
  "मुझे म्यांमार में कस्टमर केयर की नौकरी मिली है, टिकट फ्री, जाऊं?",
  "লাওসে কল সেন্টারে চাকরি, টিকিট ওরা দেবে, যাওয়া ঠিক হবে?",
  "लाओसमा टाइपिङको काम भन्छ, टिकट उनीहरूले काट्छन्, जाऊँ?",
  "Предлагают работу в службе поддержки в Мьянме, билет за их счёт. Стоит ехать?",
  "有人找我去老挝金三角做线上推广，包吃住，安全吗？",
  "มีงานตอบแชทที่แม่สอด เงินดี น่าไปไหม",
  "me ofrecen ser operador de chat en Camboya, pagan el boleto, ¿voy?",
  "කාම්බෝජයේ data entry රැකියාවක්, ටිකට් එක දෙනවා, යන්නද?",
])("an offer of the kind that leads to where people are held is heard: %s", (text) => {
  expect(read(text)).toMatchObject({ lure: "compound", danger: null });
});

test.for([
  "call centre job in Manila, is the agency licensed?",
  "data entry job in Canada, agent asks 2000 dollars",
  "hotel cook job in Siem Reap, salary 500 dollars, ok?",
  "mau kerja kebun di Kamboja, gaji 5 juta",
  "I am from Cambodia and want to work in Korea, how much is the fee?",
  "chăm sóc người già ở Đài Loan, phí bao nhiêu?",
])("an offer of other work, or elsewhere, is not: %s", (text) => {
  expect(read(text).lure).toBeUndefined();
});

test("who is held there already is in danger, and not warned of an offer", () => {
  const { danger, lure } = read(
    "I am locked in a compound in Myawaddy, they make me chat with strangers, help",
  );
  expect(danger).toBe("likely");
  expect(lure).toBeUndefined();
});

test.for([
  "bang ada lowongan admin kamboja gaji 15jt tiket gratis, aman gak?",
  "loker operator ketik di Laos gaji 12 juta tiket ditanggung, aman?",
  "me prometeram emprego na Tailândia com salário de 2000 dólares e passagem paga, é só digitar. É seguro?",
])("work at a keyboard is one in other words, too: %s", (text) => {
  expect(read(text).lure).toBe("compound");
});
