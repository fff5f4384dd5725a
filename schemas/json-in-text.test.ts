import { expect, test } from "vitest";
import { jsonInText } from "./json-in-text.ts";

test.for([
  '{"query": "wage theft"}',
  '```json\n{"query": "wage theft"}\n```',
  'Here it is: {"query": "wage theft"} I hope it helps.',
])("the object is found in %j", (raw) => {
  expect(jsonInText(raw)).toEqual({ query: "wage theft" });
});

test.for(["", "wage theft", "} then {", '{"query": "wage', "{a} and {b}"])(
  "nothing is found in %j",
  (raw) => {
    expect(jsonInText(raw)).toBeUndefined();
  },
);
