import { expect, test } from "vitest";
import { featuresOf } from "./features.ts";
import { questionOf } from "./measures.ts";
import { learnTiers, tierModel, TIERS, type Lesson, type Traits } from "./tier-model.ts";

const QUESTION = questionOf("May my agency take 50,000 pesos?");
const traits = (text: string): Traits => ({
  features: featuresOf(text, {
    category: "any",
    words: QUESTION.words,
    question: QUESTION,
    wantsRefusal: false,
  }),
  measures: [text.length],
});
const ANSWERS = [
  ["Sign it and pay, everybody pays.", 1],
  ["Pay the half of it and sign later.", 2],
  ["Rules differ, ask somebody who knows.", 3],
  ["No, the agency may not take this from you.", 4],
  ["No, it may not; the law forbids it, keep the receipt and report it.", 5],
] as const;
const LESSONS: readonly Lesson[] = ANSWERS.map(([text, tier]) => ({ ...traits(text), tier }));

test("what was taught is known again, with chances that are one together", async () => {
  const model = tierModel(await learnTiers(LESSONS));
  for (const { tier, ...each } of LESSONS) {
    const chances = model.chances(each);
    expect(chances).toHaveLength(TIERS);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(chances.indexOf(Math.max(...chances)) + 1).toBe(tier);
  }
});

test("words alike bring the tier of what they are like", async () => {
  const model = tierModel(await learnTiers(LESSONS));
  const [worst = 0, , , good = 0] = model.chances(traits("Sign and pay it, everybody does."));
  expect(worst).toBeGreaterThan(good);
});

test("the same lessons give the same model", async () => {
  const [one, other] = [await learnTiers(LESSONS), await learnTiers(LESSONS)];
  expect(one.shares).toEqual(other.shares);
  const asked = traits("Pay it.");
  expect(tierModel(one).chances(asked)).toEqual(tierModel(other).chances(asked));
});

test("without lessons no tier is likelier than another", async () => {
  const model = tierModel(await learnTiers([]));
  expect(model.chances(traits("Pay it."))).toEqual(Array(TIERS).fill(1 / TIERS));
});

test("more lessons than can be learned from are thinned, not refused", async () => {
  const many = Array.from({ length: 2100 }, (_, at): Lesson => ({
    features: { at: Int32Array.of(at % 50), values: Float64Array.of(1) },
    measures: [at % 7],
    tier: (at % TIERS) + 1,
  }));
  const chances = tierModel(await learnTiers(many)).chances(many[0] ?? traits(""));
  expect(chances.every((each) => Number.isFinite(each))).toBe(true);
});
