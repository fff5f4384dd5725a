import { expect, test } from "vitest";
import { readStance } from "../../../classifier/stance.ts";
import type { Kind } from "../../../wording/models/kinds.ts";
import { chancesFor, fit } from "./fit.ts";
import { fitBlend } from "./fit-blend.ts";
import { fitSpeaker } from "./fit-speaker.ts";
import type { Lesson } from "../lesson.ts";
import type { Sample } from "./samples.ts";

const FITTING = { buckets: 1024, epochs: 12, step: 0.3, decay: 1e-4, fewest: 1 };

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

test("even a lesson heard many times leaves a model unsure", () => {
  const model = fit(lessons, { ...FITTING, epochs: 300 }, () => undefined);
  const { offer } = chancesFor(model, "pay us the fee before you fly", 1024);
  expect(offer).toBeGreaterThan(0.8);
  expect(offer).toBeLessThan(0.99);
});

function sample(kind: number, exploits: boolean, cues: Record<string, number>): Sample {
  const all = new Map([["always", 1], ...Object.entries(cues)]);
  return { kind, exploits, rules: exploits ? 0.2 : 0.6, cues: all, wording: WORDING, weight: 1 };
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

test("where the wording says offer of what victims tell, the speaker learns to doubt it", () => {
  const heard = (kind: number, offer: number, victim: number): Sample => ({
    ...sample(kind, true, {}),
    wording: { ...WORDING, offer, victim },
  });
  const fitted = fitSpeaker([heard(0, 0.6, 0.05), heard(2, 0.5, 0.15), heard(2, 0.45, 0.2)]);
  const chances = { ...WORDING, offer: 0.5, victim: 0.15 };
  expect(readStance(new Map([["always", 1]]), chances, { speaker: fitted }).label).toBe("victim");
});

test("a text counts for as much as its weight", () => {
  const [asked, offered] = [sample(3, false, {}), sample(0, true, {})];
  const label = (samples: readonly Sample[]) =>
    readStance(new Map([["always", 1]]), WORDING, { speaker: fitSpeaker(samples) }).label;
  expect(label([{ ...asked, weight: 20 }, offered])).toBe("inquiry");
  expect(label([asked, { ...offered, weight: 20 }])).toBe("offer");
});
