import { expect, test } from "vitest";
import { rowAfter, rowBefore, SideWords } from "./side-words.ts";

const LEFT = new SideWords({
  boss: rowBefore("boss|老板", "(?:is )?"),
  agent: rowBefore("agent"),
});
const RIGHT = new SideWords({ job: rowAfter("job|工作"), boss: rowAfter("boss") });

test("a pattern matches beside a place where a word of its own stands there, and no other does", () => {
  const isLeft = LEFT.leftOf("my boss is ");
  expect([isLeft("boss"), isLeft("agent")]).toEqual([true, false]);
  const isRight = RIGHT.rightOf(" job now");
  expect([isRight("job"), isRight("boss")]).toEqual([true, false]);
});

test("within another word, or away from the place, it does not", () => {
  expect(LEFT.leftOf("kaboss ")("boss")).toBe(false);
  expect(LEFT.leftOf("my boss said ")("boss")).toBe(false);
  expect(RIGHT.rightOf(" no job")("job")).toBe(false);
  expect(RIGHT.rightOf(" jobless")("job")).toBe(false);
});

test("in a script without spaces it may follow upon another word", () => {
  expect(LEFT.leftOf("我的老板")("boss")).toBe(true);
  expect(RIGHT.rightOf("工作了")("job")).toBe(true);
});
