import { expect, test } from "vitest";
import { featuresOf, type Features } from "./features.ts";

const BUCKETS = 1 << 20;

/** The buckets that count once, and those that count double. */
function sorted({ buckets, plain }: Features) {
  return { plain: buckets.slice(0, plain), double: buckets.slice(plain) };
}

function shared(a: Int32Array, b: Int32Array): number {
  const known = new Set(b);
  return a.filter((bucket) => known.has(bucket)).length;
}

test("each feature counts once, and the same text has the same features", () => {
  const text = "pay the fee, pay the fee, pay the fee";
  const features = featuresOf(text, "en", BUCKETS);
  const { plain, double } = sorted(features);
  expect(new Set(plain).size).toBe(plain.length);
  expect(new Set(double).size).toBe(double.length);
  expect(featuresOf(text, "en", BUCKETS)).toEqual(features);
});

test("what says the same in two scripts shares concepts and pairs of them, and no run of letters", () => {
  const english = sorted(featuresOf("the employer took my passport", "en", BUCKETS));
  const russian = sorted(featuresOf("работодатель забрал мой паспорт", "ru", BUCKETS));
  expect(shared(english.plain, russian.plain)).toBeLessThan(8);
  expect(shared(english.double, russian.double)).toBeGreaterThan(4);
});

test("what a text opens with is told from the same words further in", () => {
  const told =
    "the boss took the passport of the maid, beware of the agency and do not pay the fee. ";
  const text = told.repeat(3);
  const warning = text.slice(text.indexOf("beware"));
  const { double: inside } = sorted(featuresOf(text, "en", BUCKETS));
  const { double: opening } = sorted(featuresOf(warning, "en", BUCKETS));
  expect(shared(opening, inside)).toBeLessThan(opening.length);
});

test("a megabyte of text keeps within its buckets", () => {
  const { plain } = sorted(featuresOf("переписка ".repeat(100_000), "ru", 1024));
  expect(plain.length).toBeLessThanOrEqual(1024);
  expect(plain.every((bucket) => bucket >= 0 && bucket < 1024)).toBe(true);
});
