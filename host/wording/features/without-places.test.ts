import { expect, test } from "vitest";
import { foldText } from "../../matching/folding/fold.ts";
import { featuresOf } from "./features.ts";
import { withoutPlaces } from "./without-places.ts";

const featuresIn = (text: string, language: string) =>
  featuresOf(withoutPlaces(foldText(text), language), language, 1 << 20);

test.for([
  [
    "en",
    "I am from Kenya. My boss in Riyadh beats me.",
    "I am from Bangladesh. My boss in Qatar beats me.",
  ],
  ["en", "Filipina maid wanted, PH-HK", "Ethiopian maid wanted, ET-LB"],
  ["es", "Soy de Colombia y trabajo en Madrid", "Soy de Honduras y trabajo en Chile"],
  ["hi", "मैं नेपाल से हूँ और क़तर में काम करता हूँ", "मैं भारत से हूँ और दुबई में काम करता हूँ"],
  ["ru", "Я из Узбекистана, работаю в Москве", "Я из Кыргызстана, работаю в Варшаве"],
  ["vi", "Tôi từ Việt Nam sang Đài Loan làm việc", "Tôi từ Campuchia sang Nhật Bản làm việc"],
] as const)("places and peoples have the same features, %s: %s", ([language, one, other]) => {
  expect(featuresIn(one, language)).toEqual(featuresIn(other, language));
});

test("all else keeps its place and its features", () => {
  const text = foldText("In Saudi Arabia we keep your passport.");
  const words = withoutPlaces(text, "en");
  expect(words.length).toBe(text.folded.length);
  expect(words.slice(-23)).toBe(text.folded.slice(-23));
  const plain = "we keep your passport for you";
  expect(withoutPlaces(foldText(plain), "en")).toBe(plain);
});

test("what is only spelled like a place is none", () => {
  const text = "the woman wore a china blue dress and ate turkey";
  expect(withoutPlaces(foldText(text), "en")).toContain("woman");
  expect(withoutPlaces(foldText(text), "en")).toContain("turkey");
});
