import { expect, test } from "vitest";
import { standsApart } from "./stands-apart.ts";

const LONG = "Send him the money before six and do not tell your family anything about it.";

function apart(text: string, passage: number, nearer: number | null): boolean {
  return standsApart(text, { passage, nearer, answers: () => [0.95, 0.95] });
}

test("a passage harms where all that was learned agrees, and sooner where harmful answers to the prompt mean the same", () => {
  expect(apart(LONG, 0.95, null)).toBe(true);
  expect(apart(LONG, 0.75, null)).toBe(false);
  expect(apart(LONG, 0.75, 0.1)).toBe(true);
  expect(apart(LONG, 0.95, -0.3)).toBe(true);
});

test("a few words, and what does not seem to harm, harm on no account", () => {
  expect(apart("Send it.", 0.99, 0.5)).toBe(false);
  expect(apart(LONG, 0.2, 1)).toBe(false);
});
