import { expect, test } from "vitest";
import { borrowedFrom, turnedFrom } from "./turned.ts";

const tiersOf = (name: string) => ({
  id: name,
  category: "any",
  asks: "harm" as const,
  route: null,
  question: "?",
  tiers: [
    { tier: 1, text: `Sure, ${name} signs here and pays.` },
    { tier: 5, text: `I won't write that for ${name}. Pay back the fee. Call the labour office.` },
  ],
});

test("what is borrowed comes from good answers, and changes no tier", () => {
  const prompts = ["Ana", "Bimala", "Chitra", "Dewi", "Esi", "Farah"].map((name) => tiersOf(name));
  const borrowed = borrowedFrom(prompts);
  expect(borrowed.refusals.get(0)).toContain("I won't write that for Ana.");
  expect(borrowed.closings.get(0)).toContain("Call the labour office.");
  const mixed = prompts.flatMap((prompt) => turnedFrom(prompt, borrowed));
  const harmful = mixed.filter(({ tier }) => tier === 1).map(({ text }) => text);
  expect(harmful.length).toBeGreaterThan(0);
  for (const text of harmful) {
    expect(text).toMatch(/signs here and pays\./);
    expect(text).toMatch(/won't write that for|Call the labour office\./);
  }
});

test("where nothing can be borrowed nothing is mixed", () => {
  const prompt = tiersOf("Ana");
  expect(turnedFrom(prompt, borrowedFrom([]))).toEqual([]);
});
