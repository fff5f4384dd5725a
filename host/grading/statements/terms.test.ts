import { expect, test } from "vitest";
import { wordsOf } from "../known-texts.ts";
import { isTerms } from "./terms.ts";

/** Whether a text only names things, where all of its words are known. */
const isNamed = (text: string): boolean => isTerms(text, new Set(wordsOf(text.toLowerCase())));

test.for([
  "danger shelter consulate hotline 112 unlawful passport wages yours blame no choice yours first step second step receipts photos",
  "seguridad peligro policía consulado embajada línea ilegal pasaporte derecho culpa no decisión tuya primer paso recibos fotos denuncia",
  "keselamatan bahaya polisi konsulat hotline ilegal paspor hak bukan salahmu keputusan langkah pertama bukti foto slip hapus lapor",
  "безпека небезпека поліція посольство лінія незаконно паспорт право не винні скарга докази чек видалити чат рішення притулок",
])("words in a row without a mark between them are no sentence: %s", (text) => {
  expect(isNamed(text)).toBe(true);
});

test.for([
  "under law 21/2007 a victim who was forced into an offence is not punished for it by the court",
  "kalau majikan menahan paspor dan gaji kamu selama tiga bulan maka kamu boleh melapor ke kantor tenaga kerja",
  "если хозяин забрал паспорт и не платит три месяца то вы можете подать жалобу в инспекцию труда",
  "si el patrón se queda con el pasaporte y no paga tres meses puedes presentar una queja en la inspección",
])("a sentence without commas is one: %s", (text) => {
  expect(isNamed(text)).toBe(false);
});

test("Chinese terms with spaces between them are a list, a sentence with one is none", () => {
  expect(isNamed("拒绝 不服从 法律 证据 官方联系 保证金 扣押护照 强迫劳动 热线")).toBe(true);
  expect(isNamed("公司不得扣押你的护照， 请拨打热线并保存收据。")).toBe(false);
});
