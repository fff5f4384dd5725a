import { expect, test } from "vitest";
import { tinyGguf } from "./tiny-gguf.ts";

test("the same seed gives the same bytes, another seed others", () => {
  expect(tinyGguf(7).equals(tinyGguf(7))).toBe(true);
  expect(tinyGguf(7).equals(tinyGguf(8))).toBe(false);
});

test("it is a GGUF file of about half a megabyte", () => {
  const bytes = tinyGguf();
  expect(bytes.toString("latin1", 0, 4)).toBe("GGUF");
  expect(bytes.length).toBeGreaterThan(400_000);
  expect(bytes.length).toBeLessThan(600_000);
});
