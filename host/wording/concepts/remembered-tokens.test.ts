import { expect, test } from "vitest";
import { RememberedTokens } from "./remembered-tokens.ts";

const tokenOf = (text: string) => ({ text: `so ${text} it`, start: 3, end: 3 + text.length });

test("what was made of a token is found again for whom it was made, as long as there is room", () => {
  const remembered = new RememberedTokens();
  const listAt = (at: number) => [...remembered.numbers.subarray(at)].slice(0, 2);
  expect(remembered.locate(0, tokenOf("paid"))).toBe(0);
  remembered.remember(0, tokenOf("paid"), [7]);
  remembered.remember(1, tokenOf("paid"), [9]);
  expect(listAt(remembered.locate(0, tokenOf("paid")))).toEqual([7, -1]);
  expect(listAt(remembered.locate(1, tokenOf("paid")))).toEqual([9, -1]);
  expect(remembered.locate(0, tokenOf("pai"))).toBe(0);
  for (let n = 0; n < 40_000; n++) remembered.remember(0, tokenOf(`word${n}`), [n]);
  expect(listAt(remembered.locate(0, tokenOf("word39999")))).toEqual([39_999, -1]);
  expect(remembered.locate(0, tokenOf("paid"))).toBe(0);
  expect(remembered.numbers.length).toBeLessThanOrEqual(1 << 17);
});
