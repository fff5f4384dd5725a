import { expect, test } from "vitest";
import { instrumentNumbersIn } from "./instrument-numbers.ts";

test.for([
  ["c189", ["C189"]],
  ["article 9 of c 189", ["C189"]],
  ["ilo p029 and r203", ["P29", "R203"]],
  ["ilo convention 97 and 12 others", ["C97"]],
  ["protocol 29", ["P29"]],
  ["recommendation 201", ["R201"]],
  ["ilo 190", ["C190"]],
  ["ماذا تقول اتفاقيه 189", ["C189"]],
  ["कन्भेन्सन 189 ले", ["C189"]],
  ["abc189 and abc 189", []],
  ["c 9", []],
  ["189", []],
  ["they took 500 and c1000", []],
] as const)("%s names %j", ([text, numbers]) => {
  expect(instrumentNumbersIn(text)).toEqual(numbers);
});
