import { expect, test } from "vitest";
import { isStale } from "./contact-age.ts";

const SEEN = "2025-03-01";

test("a contact is fresh through the 365th day, and stale from the next one on", () => {
  expect(isStale(SEEN, Date.parse("2026-03-01T23:59:59Z"))).toBe(false);
  expect(isStale(SEEN, Date.parse("2026-03-02T00:00:00Z"))).toBe(true);
});

test("a contact that nobody has seen at its source is stale", () => {
  expect(isStale(null, Date.parse(SEEN))).toBe(true);
});

test("a day that lies ahead was not seen by anybody", () => {
  expect(isStale(SEEN, Date.parse("2025-02-20"))).toBe(true);
  expect(isStale(SEEN, Date.parse("2025-02-28T12:00:00Z"))).toBe(false);
});
