import { expect, test } from "vitest";
import { fewestDigits } from "./fewest-digits.ts";

test.for<[number, RegExp]>([
  [0, /[A-Z]{2}/gu],
  [7, /[A-Z]\d{7}/gu],
  [6, /[A-Z]{2}\d{6,8}[A-Z]?/gu],
  [4, /[1-9][0-24-9][\d]2/gu],
  [0, /[\dA-Z][^\d]\p{N}\u{33}\x34/gu],
  [5, /\d{9}|[A-Z]\d{5}|\d{6}/gu],
  [3, /(?:19|20)\d{1,}(?:\d{3})*/gu],
  [2, /\d+?\d??\d\d*/gu],
  [1, /(?<!\d)(?=\d{9})(?<value>\d)(?!\d)(?<=\d)/gu],
  [8, /(?:\d(?:[ ]?\d){3}){2}/gu],
  [0, /\[\d\]|/gu],
  [1, /[\]]\d|\(\d\{/gu],
  [2, /[[\p{N}\d]&&[\0-\uffff]]{3}\d{2}/gv],
  [0, /[[a]\d]/gv],
  [1, /[[\d]]?(?<part1>[[^\]]0-9])\d/gv],
  [2, /[[(?<]>\d(?i:a|b)(?<!\d{3})\d/gu],
])("%i digits stand in whatever %s matches", ([digits, pattern]) => {
  expect(fewestDigits(pattern)).toBe(digits);
});
