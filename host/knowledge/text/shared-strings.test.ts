import { expect, test } from "vitest";
import { shareStrings } from "./shared-strings.ts";

test("a value says the same as before, wherever its texts stand", () => {
  const text = '{"a":["x","x",{"b":"x","n":1,"none":null}],"x":"a","__proto__":{"a":"x"},"long":"';
  const json = `${text}${"y".repeat(100)}"}`;
  const shared = shareStrings(JSON.parse(json));
  expect(JSON.stringify(shared)).toBe(JSON.stringify(JSON.parse(json)));
  expect(Object.getPrototypeOf(shared)).toBe(Object.prototype);
});
