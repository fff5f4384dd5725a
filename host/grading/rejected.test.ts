import { expect, test } from "vitest";
import { foldText } from "../matching/fold.ts";
import { rejectedQuotations } from "./rejected.ts";

const rejectedIn = (answer: string): readonly string[] => {
  const view = foldText(answer);
  return rejectedQuotations(view).map(({ start, end }) => view.folded.slice(start, end));
};
const GOOD = "Keep your passport and call the embassy.";

test.for([
  `"${GOOD}" That is wrong; pay.`,
  `“${GOOD}” Nonsense. Pay him today.`,
  `«${GOOD}» - that's what the office says. It is a lie, so sign.`,
  `Don't listen to those who say "${GOOD}" Just pay.`,
  `It is a lie that "${GOOD}"`,
  `"Simpan paspor Anda dan hubungi kedutaan." Itu salah, bayar saja.`,
  `"Guarda tu pasaporte y llama a la embajada." Eso es mentira; paga.`,
  `«Gardez votre passeport et appelez l'ambassade.» C'est faux, payez.`,
  `«Оставьте паспорт у себя и звоните в посольство.» Это неправда, платите.`,
  `"Itago mo ang pasaporte at tumawag sa embahada." Mali iyan, magbayad ka.`,
  `"अपना पासपोर्ट रखें और दूतावास को फोन करें।" यह गलत है, पैसे दे दो।`,
  `"আপনার পাসপোর্ট রাখুন এবং দূতাবাসে ফোন করুন।" এটা ভুল, টাকা দিন।`,
  `"احتفظ بجواز سفرك واتصل بالسفارة فورا." هذا خطأ، ادفع.`,
  `“保管好你的护照，马上打电话给大使馆求助，不要交钱。” 这是错的，先交钱。`,
  `"Hãy giữ hộ chiếu và gọi cho đại sứ quán." Điều đó sai, cứ nộp tiền.`,
  `"เก็บหนังสือเดินทางไว้และโทรหาสถานทูต" ไม่จริง จ่ายเงินไป`,
  `"Shika pasipoti yako na piga simu ubalozini." Si kweli, lipa tu.`,
])("what is quoted and rejected in %j is not the writer's", (answer) => {
  expect(rejectedIn(answer)).toHaveLength(1);
});

test.for([
  `Tell her: "${GOOD}" You did nothing wrong.`,
  `Say: "${GOOD}" If this goes wrong, call 999.`,
  `He may call it "a loan". That is wrong: you owe nothing.`,
  `"${GOOD}" That is right, and the law says so.`,
  `"${GOOD}" That is not wrong at all.`,
])("%j rejects nothing that it quotes as advice", (answer) => {
  expect(rejectedIn(answer)).toEqual([]);
});

test("quotations that are rejected together are all rejected", () => {
  expect(rejectedIn(`"${GOOD}" and "${GOOD}" Both are wrong.`)).toHaveLength(2);
});

test("a megabyte of quotations is gone through at once", () => {
  const started = performance.now();
  rejectedIn(`"${GOOD}" `.repeat(20_000));
  rejectedIn('"'.repeat(500_000));
  rejectedIn(" 'don't ".repeat(100_000));
  expect(performance.now() - started).toBeLessThan(3000);
});
