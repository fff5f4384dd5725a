import { expect, test } from "vitest";
import { lastOf } from "./conversation.fixture.ts";

test.each([
  "Mi amiga está encerrada en una casa en Madrid, yo estoy en Honduras",
  "bạn em bị nhốt ở Campuchia, em đang ở Nghệ An",
  "เพื่อนหนูโดนหลอกไปปอยเปต หนูอยู่โคราช",
  "আমার বন্ধু লিবিয়ায় আটকা, আমি সিলেটে আছি",
  "rafiki yangu amefungiwa Myanmar, mimi niko Nairobi",
  "मेरो साथी म्यानमारमा थुनिएको छ, म पोखरामा छु",
  "صديقتي محبوسة عند كفيلها في الكويت وانا في المغرب",
  "neighbour's boy is stuck in Laos casino, we are in Manipur",
])("a friend in danger abroad is written about from home: %s", (text) => {
  expect(lastOf(text).fromAfar).toBe(true);
});

test("a friend who is there, in the place named before, is written about from home", () => {
  const turns = [
    "may nag-alok ng trabaho sa Cambodia, encoder daw, legit ba",
    "yung kaibigan ko nandoon na, hindi daw makalabas",
  ] as const;
  expect(lastOf(...turns).fromAfar).toBe(true);
});

test.each([
  "My sister was stabbed by her employer in Jeddah and is in hospital, I am in Kampala",
  "Mon fils est tombé du chantier à Doha, il ne se réveille pas, nous sommes à Dakar",
  "Anak saya ditusuk majikan di Kuwait, sekarang di rumah sakit, saya di Indramayu",
  "Mi hermana está en el hospital en Madrid, el jefe la violó, yo estoy en Honduras",
])(
  "who writes from home of somebody hurt abroad is told what they can do from there: %s",
  (text) => {
    const { fromAfar, needsDoctor } = lastOf(text);
    expect({ fromAfar, needsDoctor }).toEqual({ fromAfar: true, needsDoctor: true });
  },
);

test.each([
  "my friend and I are locked in a flat in Dubai, we are from Kenya",
  "friend please help me I am locked in Riyadh",
  "saya di Malaysia, teman saya satu kamar juga dipukul majikan",
  "kaibigan tulungan mo ako nasa Kuwait ako nakakulong",
  "मैं सऊदी में हूँ, मेरे दोस्त भी हैं, मालिक हमें मारता है",
  "I am in Manila, my friend referred me to an agency in Dubai, they took my passport",
  "majikan laki tampar saya tiap hari, di Singapura",
  "majikan laki saya suka peluk dari belakang, saya di Riyadh",
])("who tells of themselves does not write from afar: %s", (text) => {
  expect(lastOf(text).fromAfar).toBeUndefined();
});
