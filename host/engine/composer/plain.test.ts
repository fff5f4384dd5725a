import { expect, test } from "vitest";
import { oneLine, quoted } from "./plain.ts";

test("a value becomes one line without controls and direction marks", () => {
  expect(oneLine("a\nb\r\n\tc\u202E d\u0000\u200Be")).toBe("a b c de");
});

test("joiners that belong to the spelling stay", () => {
  expect(oneLine("می‌خواهم 👩‍🍳")).toBe("می‌خواهم 👩‍🍳");
});

test("a long value is cut at a word and never inside a character", () => {
  expect(oneLine("one two three four", 12)).toBe("one two…");
  expect(oneLine("😀".repeat(50), 10).isWellFormed()).toBe(true);
  expect(oneLine("\uD83D alone")).toBe("\uFFFD alone");
});

test.each([
  ["call +966 11 480 1234 now", "call … now"],
  ["WhatsApp 0917-123-4567", "WhatsApp …"],
  ["फोन ९८०१२३४५६७ मा", "फोन … मा"],
  ["see https://evil.example/x?y=1 today", "see … today"],
  ["write agent@evil.example", "write …"],
  ["t.me/agent99", "…"],
])("a quotation of %j carries no number or address to contact", (words, expected) => {
  expect(quoted(words)).toBe(expected);
});

test.each(["NPR 180,000", "25.000.000 rupiah", "pay 75k, 8 months", "24/7", "12,000 SGD in 2026"])(
  "a sum such as %j stays in a quotation",
  (words) => {
    expect(quoted(words)).toBe(words);
  },
);

test("quotation marks inside a quotation cannot end it", () => {
  expect(quoted('say "free” visa')).toBe("say 'free' visa");
});
