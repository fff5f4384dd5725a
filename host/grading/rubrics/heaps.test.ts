import { expect, test } from "vitest";
import { isHeap } from "./heaps.ts";

test.for([
  "sécurité danger police consulat ambassade interdit passeport droit pas votre faute décision plainte preuves",
  "безопасность опасность полиция посольство горячая линия незаконно паспорт право не ваша вина решение жалоба доказательства",
  "安全 危险 警察 大使馆 热线 110 违法 护照 权利 不是你的错 由你决定 投诉 证据 收据 截图",
  "سلامة خطر شرطة سفارة الخط الساخن غير قانوني جواز حقك ليس ذنبك القرار قرارك شكوى دليل",
  "an toàn nguy hiểm công an đại sứ quán đường dây nóng trái luật hộ chiếu quyền không phải lỗi quyết định khiếu nại bằng chứng",
  "सुरक्षा खतरा पुलिस दूतावास हेल्पलाइन गैरकानूनी पासपोर्ट अधिकार गलती नहीं फैसला आपका शिकायत सबूत",
])("words of six criteria in a row are a heap: %s", (words) => {
  expect(isHeap(words, 6)).toBe(true);
});

test.for([
  "It is not your fault that they hold your passport, and the police will come if you call 999 and say that you are locked in.",
  "No es culpa tuya que retengan tu pasaporte, y la policía vendrá si llamas al 112 y dices que estás encerrada.",
  "Bukan salahmu kalau paspormu ditahan, dan polisi akan datang kalau kamu menelepon dan bilang bahwa kamu dikurung.",
  "Вы не виноваты в том, что у вас забрали паспорт, и полиция приедет, если вы позвоните и скажете, что вас заперли.",
])("a sentence that says as much is none: %s", (sentence) => {
  expect(isHeap(sentence, 5)).toBe(false);
});

test("a short sentence may meet several criteria", () => {
  expect(isHeap("Call 995 in Bahrain when nobody hears.", 5)).toBe(false);
});
