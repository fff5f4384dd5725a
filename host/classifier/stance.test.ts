import { expect, test } from "vitest";
import { readStance } from "./stance.ts";

test("without a model of the wording and without a sign a text is about something else", () => {
  expect(readStance(new Map([["always", 1]]), null).label).toBe("unrelated");
});

test("without a model of the wording, rules speak for an offer, and asking for help for a victim", () => {
  const fired = [
    ["always", 1],
    ["rules", 1],
  ] as const;
  expect(readStance(new Map(fired), null).label).toBe("offer");
  expect(readStance(new Map([...fired, ["topic:help", 1]]), null).label).toBe("victim");
});

test("what a victim's rule heard keeps to no law where the wording is rather a victim's", () => {
  const wording = {
    offer: 0.02,
    danger: 0.22,
    victim: 0.25,
    inquiry: 0.02,
    compliance: 0.46,
    unrelated: 0.03,
  };
  const lawful = { always: [0, 0, 0, 0, 1, 0] } as const;
  const label = (befell: boolean) =>
    readStance(new Map([["always", 1]]), wording, {
      speaker: { wording: 1, cues: lawful },
      befell,
    }).label;
  expect([label(false), label(true)]).toEqual(["compliance", "victim"]);
});

test("what only somebody writes who offers is an offer, whatever its wording is like", () => {
  const wording = {
    offer: 0.04,
    danger: 0.1,
    victim: 0.4,
    inquiry: 0.03,
    compliance: 0.03,
    unrelated: 0.4,
  };
  const { label, evidence } = readStance(new Map([["always", 1]]), wording, { offered: true });
  expect([label, evidence]).toEqual([
    "offer",
    "a rule fired for what only somebody writes who offers",
  ]);
});
