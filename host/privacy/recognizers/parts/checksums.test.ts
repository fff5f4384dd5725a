import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isDay,
  isLongDay,
  isShortDay,
  machineReadableCheck,
  passesLuhn,
  passesMod11x10,
  passesMod11x2,
  passesMod97,
  passesVerhoeff,
  remainder,
} from "./checksums.ts";

// The worked examples of the standards themselves, or of the pages that explain them.
test("the published examples pass", () => {
  expect(passesLuhn("79927398713")).toBe(true);
  expect(passesVerhoeff("2363")).toBe(true);
  expect(passesMod97("WEST12345698765432GB82")).toBe(true);
  expect(passesMod11x2("079X")).toBe(true);
  expect(passesMod11x10("36574261809")).toBe(true);
  expect(machineReadableCheck("520727")).toBe(3);
  expect(machineReadableCheck("AB2134<<<")).toBe(5);
});

test.for([
  ["Luhn", passesLuhn, 10],
  ["Verhoeff", passesVerhoeff, 10],
  ["MOD 11,10", passesMod11x10, 10],
] as const)(
  "%s gives every number one check digit and finds every single wrong digit",
  ([, passes]) => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(
        fc.array(digit, { minLength: 8, maxLength: 20 }),
        fc.nat(19),
        digit,
        (digits, place, other) => {
          const stem = digits.join("");
          const checks = [...Array(10).keys()].filter((check) => passes(`${stem}${check}`));
          expect(checks).toHaveLength(1);
          const at = place % stem.length;
          fc.pre(stem[at] !== String(other));
          const wrong = `${stem.slice(0, at)}${other}${stem.slice(at + 1)}${checks[0]}`;
          expect(passes(wrong)).toBe(false);
        },
      ),
    );
  },
);

test("a remainder is that of the whole number, however long", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (n) => {
      expect(remainder(n.toString(), 97)).toBe(Number(n % 97n));
    }),
  );
});

test("days are days of the calendar", () => {
  expect(isDay("1990", "02", "28")).toBe(true);
  expect(isDay("1990", "02", "29")).toBe(false);
  expect(isDay("1990", "13", "01")).toBe(false);
  expect(isDay("1990", "00", "10")).toBe(false);
  expect(isShortDay("000229")).toBe(true);
  expect(isShortDay("850431")).toBe(false);
  expect(isLongDay("19990101")).toBe(true);
  expect(isLongDay("11990101")).toBe(false);
});
