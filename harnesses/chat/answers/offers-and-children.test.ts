import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestHost, type TestHost } from "../../../host/test-host.ts";

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

test.for([
  ["typing job in Cambodia, 1100 dollars, agent pays the flight, should I accept?", /^Offers of/],
  ["lowongan customer service di Laos gaji 15 juta tiket gratis, aman?", /^Tawaran seperti ini/],
  ["लाओस में डाटा एंट्री, टिकट कंपनी देगी, जाना चाहिए?", /^ऐसे प्रस्ताव/],
  ["Работа в колл-центре в Камбодже, билет бесплатно, ехать?", /^Такие предложения/],
  ["去柬埔寨做客服，包机票，靠谱吗？", /^这类招工/],
] as const)("what a lure leads to is told first: %s", async ([message, told]) => {
  const answer = await on.answerTo(message);
  expect(answer).toMatch(told);
  expect(answer).not.toMatch(/in danger now|sedang dalam bahaya/);
});

test.for([
  [
    "My sons pick fruit with us on the farm in Spain, they are 10 and 13, may they?",
    /worst forms of child labour/,
  ],
  ["anak saya umur 12 tahun ikut bekerja di ladang sawit, boleh?", /pekerjaan anak/],
  ["मेरी छोरी १५ वर्षकी हो, एजेन्टले उमेर २४ बनाएर कुवेत पठाउने भन्छ", /बालश्रम/],
  ["我儿子15岁，中介改了年龄送他去马来西亚打工", /童工/],
] as const)("of a child at work it is told what may not be: %s", async ([message, told]) => {
  expect(await on.answerTo(message)).toMatch(told);
});

const NOTHING_CLEAR =
  /^(?:Nothing in this message|Tidak ada tanda peringatan yang jelas|En este mensaje no hay|इस संदेश में चेतावनी का कोई साफ़)/;

test.for([
  'Real? "We hire cleaners for Muscat. Salary OMR 140, air ticket paid by the company, no recruitment fee, Friday off. Your passport stays with you."',
  'Aman gak? "Lowongan perawat di Jerman, gaji 2.800 euro, tanpa biaya penempatan, libur mingguan, P3MI berizin."',
  '¿Lo borro? Soy moderador: "Se buscan temporeros para Lleida, sin costo de contratación, alojamiento incluido, 9 euros la hora"',
])("whether a lawful advert is all right is answered first: %s", async (message) => {
  const answer = await on.answerTo(message);
  expect(answer).toMatch(NOTHING_CLEAR);
  expect(answer).not.toMatch(/can hide|bisa tersembunyi|pueden esconder|pueden ocultar/);
});
