import { expect, test } from "vitest";
import { openPrivacy } from "./open.ts";
import { wide } from "./wide.ts";

test("a text is the same in two bytes a unit", () => {
  for (const text of ["abc", "call +966 55 123 4567, please", "नाम", "🙂🙂", "\ud83d and more"])
    expect(wide(text)).toBe(text);
});

test("what is too short to hold anything is left as it is", () => {
  expect(["", "a", "李明"].map(wide)).toEqual([null, null, null]);
  const { anonymize } = openPrivacy(() => ({ numbers: new Set(), addresses: new Set() }));
  expect(anonymize(["", "ok", "🙂"])).toEqual(["", "ok", "🙂"]);
});
