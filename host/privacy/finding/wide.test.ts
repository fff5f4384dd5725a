import { expect, test } from "vitest";
import { wide } from "./wide.ts";

test("a text is the same in two bytes a unit", () => {
  for (const text of [
    "",
    "a",
    "abc",
    "call +966 55 123 4567, please",
    "नाम",
    "🙂🙂",
    "\ud83d and more",
  ])
    expect(wide(text)).toBe(text);
});
