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
