import { expect, test } from "vitest";
import { lastOf, read } from "../../message/conversation.fixture.ts";

test.for([
  "We run a cleaning firm in Muscat. Can our new Ugandan cleaners sign a promissory note so they don't quit?",
  "Tenemos una finca en Murcia, ¿podemos quedarnos con un pagaré firmado por los temporeros?",
  "Nous sommes une agence de recrutement à Cotonou, peut-on prendre le titre foncier de la famille en gage ?",
  "Temos uma construtora em Angola, pode pedir aos pedreiros uma nota promissória?",
  "Мы фирма в Варшаве, можно ли взять с узбекских рабочих расписку на 3000 злотых?",
  "हम जयपुर की मैनपावर एजेंसी हैं, क्या कामगारों से घर के कागज गिरवी रख सकते हैं?",
  "ہم کراچی کی ایجنسی ہیں، ورکرز سے خالی چیک لے سکتے ہیں تاکہ وہ بھاگ نہ جائیں؟",
  "আমরা সিলেটের রিক্রুটিং এজেন্সি, কর্মীদের জমির দলিল বন্ধক রাখতে পারি?",
  "हामी पोखराको म्यानपावर हौं, कामदारसँग लालपुर्जा धितो राख्न मिल्छ?",
  "Chúng tôi là công ty môi giới ở Vinh, có được giữ sổ đỏ của lao động đi Hàn không?",
  "นายจ้างอย่างเรา เราเป็นนายจ้าง ให้แรงงานเซ็นสัญญาค้ำประกันไว้ได้ไหม",
  "Kami P3MI di Malang, boleh tahan ijazah calon pekerja sebagai jaminan?",
  "Sisi ni kampuni Mombasa, tunaweza kuchukua hati ya nyumba kama dhamana kwa wafanyakazi?",
  "نحن شركة في الدوحة، هل نأخذ شيك على بياض من العمال؟",
  "我们公司的老板是我，我是雇主，可以让员工签本票吗？",
])("who hires and asks to bind workers by what they would lose is refused: %s", (text) => {
  expect(read(text)).toMatchObject({ exploitingAsked: true });
});

test.for([
  "I am a licensed agency in Kampala, is it legal to ask nurses for a deposit?",
  "Je suis employeuse à Genève, puis-je garder le passeport de ma nounou philippine ?",
  "saya majikan di Penang, bolehkah saya simpan pasport pekerja saya?",
  "我是新加坡雇主，可以保管女佣的护照吗？",
  "أنا صاحب عمل في جدة، هل يجوز أن أحتفظ بجواز سفر السائق؟",
])("who hires and only asks whether papers or a deposit may be kept is told: %s", (text) => {
  expect(read(text)).toMatchObject({ askedByEmployer: "papers" });
});

test("the turn after counts as an employer's, too", () => {
  const turns = ["I hired a cook from Sri Lanka for my villa in Doha", "may i hold his passport"];
  expect(lastOf(turns[0] ?? "", ...turns.slice(1))).toMatchObject({ askedByEmployer: "papers" });
});

test.for([
  "The hotel in Dubai made me sign a bond of 4000 dirhams, is that lawful?",
  "La agencia quiere un pagaré firmado por mi papá, ¿es normal?",
  "Môi giới bắt nhà em đưa sổ đỏ mới cho đi Nhật, có đúng không?",
  "म्यानपावरले लालपुर्जा धितो माग्छ, के गर्ने?",
  "Агентство требует расписку на 3000 злотых, подписывать?",
  "公司要我签本票才给工作，合法吗？",
])("whom it is asked of is neither refused nor taken for an employer: %s", (text) => {
  const { exploitingAsked, askedByEmployer } = read(text);
  expect([exploitingAsked, askedByEmployer]).toEqual([undefined, undefined]);
});

test.for([
  ["Do I have to pay the security bond for my maid in Singapore?", "costs"],
  ["my maid broke my phone in Kuwait, can I deduct it from her pay?", "costs"],
  ["my helper in Hong Kong took money from my drawer, what can I do", "costs"],
  ["मेरी नौकरानी घर से चली गई, जेद्दा में, क्या करूँ?", "other"],
  ["أنا كفيل في الرياض، السائق هرب، كيف أبلغ؟", "other"],
  ["我在台北請了外傭，她懷孕了，怎麼辦？", "other"],
] as const)("an employer in trouble is neither refused nor in danger: %s", ([text, matter]) => {
  expect(read(text)).toMatchObject({
    askedByEmployer: matter,
    danger: null,
    fromAfar: undefined,
    fearsPolice: undefined,
  });
});

test.for([
  "my workers are beaten by the owner and i am their foreman, help us",
  "my helper is bleeding and does not wake up, what do I do, Singapore",
])("harm is heard whoever tells it: %s", (text) => {
  expect(read(text).askedByEmployer).toBeUndefined();
});
