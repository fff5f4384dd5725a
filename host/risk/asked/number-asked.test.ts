import { expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";

test.for(["what is ILO C189", "is ILO C181 about agencies?", "que dice el convenio C189 OIT"])(
  "the number of a treaty is none to dial: %s",
  (text) => {
    expect(read(text).numbersAsked).toBeUndefined();
    expect(read(text).contactAsked).toBeUndefined();
  },
);

test("the number of a line that is known is asked about", () => {
  expect(read("is 1955 open at night?").numbersAsked).toEqual(["1955"]);
});
