import { expect, test } from "vitest";
import { calibrated, calibrationOf, guessesOf } from "./calibrate-harms.ts";
import { fitHarms, type HarmLesson } from "./fit-harms.ts";

const FITTING = {
  dimensions: ["illegal_fees", "withholding-of-wages"],
  buckets: 4096,
  epochs: 30,
  step: 0.3,
  decay: 1e-4,
  fewest: 1,
};
const LESSONS: readonly HarmLesson[] = [
  { text: "pay the agent before you fly", dimensions: ["illegal_fees"] },
  { text: "the agent wants money before we fly", dimensions: ["illegal_fees"] },
  { text: "no salary for three months", dimensions: ["withholding-of-wages"] },
  { text: "he keeps my salary since march", dimensions: ["withholding-of-wages"] },
  {
    text: "paid the agent and got no salary",
    dimensions: ["illegal_fees", "withholding-of-wages"],
  },
];

function chances(text: string): readonly number[] {
  const guesses = guessesOf(fitHarms(LESSONS, FITTING), { text, dimensions: [] }, FITTING);
  return guesses.map(({ logOdds }) => 1 / (1 + Math.exp(-logOdds)));
}

test("the same lessons give the same model, and each dimension is told by itself", () => {
  expect(fitHarms(LESSONS, FITTING)).toEqual(fitHarms(LESSONS, FITTING));
  const [fees = 0, wages = 0] = chances("my agent wants money");
  expect(fees).toBeGreaterThan(0.5);
  expect(wages).toBeLessThan(0.5);
  const both = chances("the agent wants money and my salary is gone");
  expect(Math.min(...both)).toBeGreaterThan(0.4);
});

test("a model that says too little is made to say how often it is right", () => {
  const timid = [0.4, 0.4, 0.4, 0.4, -0.4, -0.4, -0.4, -0.4];
  const guesses = timid.map((logOdds, i) => ({ logOdds, told: logOdds > 0 ? i !== 0 : i === 7 }));
  const { times, plus } = calibrationOf(guesses);
  expect(1 / (1 + Math.exp(-times * 0.4 - plus))).toBeCloseTo(0.75, 1);
  expect(1 / (1 + Math.exp(times * 0.4 - plus))).toBeCloseTo(0.25, 1);
  const model = { bias: [-1], weights: Float32Array.from([0.5]) };
  expect(calibrated(model, { times: 2, plus: 1 })).toEqual({
    bias: [-1],
    weights: Float32Array.from([1]),
  });
});

test("a lesson that is learned several times weighs as much as so many of its kind", () => {
  const [first = { text: "", dimensions: [] }, ...others] = LESSONS;
  const repeated = fitHarms([first, first, first, ...others], FITTING);
  expect(fitHarms([{ ...first, times: 3 }, ...others], FITTING)).toEqual(repeated);
});
