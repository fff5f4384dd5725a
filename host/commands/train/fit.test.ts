import { expect, test } from "vitest";
import type { Kind } from "../../wording/kinds.ts";
import { chancesFor, fit } from "./fit.ts";
import { fitBlend } from "./fit-blend.ts";
import { fitSpeaker } from "./fit-speaker.ts";
import type { Lesson } from "./lessons.ts";
import type { Sample } from "./samples.ts";

const FITTING = { buckets: 1024, epochs: 12, step: 0.3, decay: 1e-4 };

function lesson(text: string, ...kinds: Kind[]): Lesson {
  return { text, kinds, weight: 1 };
}

const lessons = [
  lesson("pay us the fee before you fly", "offer"),
  lesson("pay the agent and fly tomorrow", "offer"),
  lesson("they beat me and i am locked in", "danger"),
  lesson("he beat my sister, she is locked in", "danger"),
  lesson("may an employer ask for a fee", "inquiry"),
  lesson("may the agent ask me for it", "inquiry"),
  lesson("rain tomorrow, bring a coat", "unrelated"),
];

test("the same lessons give the same model, and it tells a text that is like one of them", () => {
  const model = fit(lessons, FITTING, () => undefined);
  expect(fit(lessons, FITTING, () => undefined)).toEqual(model);
  expect(chancesFor(model, "they beat us, locked in", 1024).danger).toBeGreaterThan(0.5);
  expect(chancesFor(model, "bring a coat, rain", 1024).unrelated).toBeGreaterThan(0.4);
});

test("a lesson that may be several kinds becomes the likeliest of them", () => {
  const open = [...lessons, lesson("they beat them at night", "offer", "danger", "victim")];
  const model = fit(open, FITTING, () => undefined);
  const { offer, danger } = chancesFor(model, "they beat them at night", 1024);
  expect(danger).toBeGreaterThan(offer);
});

const WORDING = {
  offer: 0.3,
  danger: 0.1,
  victim: 0.1,
  inquiry: 0.2,
  compliance: 0.2,
  unrelated: 0.1,
};

function sample(kind: number, exploits: boolean, cues: Record<string, number>): Sample {
  const all = new Map([["always", 1], ...Object.entries(cues)]);
  return { kind, exploits, rules: exploits ? 0.2 : 0.6, cues: all, wording: WORDING };
}

test("no weight of a rule is ever held against a text, whatever the samples say", () => {
  const samples = [
    sample(3, false, { rules: 1, "dimension:debt-bondage": 1, "topic:law": 1 }),
    sample(0, true, { "topic:fee": 1 }),
  ];
  const blend = fitBlend(samples);
  expect(blend.rules).toBe(0);
  expect(blend.cues).toMatchObject({ rules: 0, "dimension:debt-bondage": 0 });
  expect(blend.cues["topic:law"]).toBeLessThan(0);
  expect(blend.cues["topic:fee"]).toBeGreaterThan(0);
});

test("a question mark tells who speaks, and not how risky it is", () => {
  const samples = [sample(3, false, { question: 1 }), sample(0, true, {})];
  expect(fitSpeaker(samples).cues["question"]?.[3]).toBeGreaterThan(0);
  expect(fitBlend(samples).cues).not.toHaveProperty("question");
});
