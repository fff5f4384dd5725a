import { expect, test } from "vitest";
import { placeholdersOf, renderTemplate } from "./placeholders.ts";

test("a value stands where its name stands in braces, each time", () => {
  expect(
    renderTemplate("{name}: {phone}. Ask for {name}.", { name: "Desk", phone: "1343" }),
  ).toEqual({
    text: "Desk: 1343. Ask for Desk.",
  });
});

test("a placeholder without a value is named and nothing is rendered", () => {
  expect(renderTemplate("{name} {phone} {phone}", { name: "Desk" })).toEqual({
    missing: ["phone"],
  });
});

test("braces inside a value stay what they are", () => {
  const values = { quote: "{meaning} {quote} {constructor}", meaning: "$& $1" };
  expect(renderTemplate("{quote}: {meaning}", values)).toEqual({
    text: "{meaning} {quote} {constructor}: $& $1",
  });
});

test("names of the object prototype are no values", () => {
  expect(renderTemplate("{constructor}", {})).toEqual({ missing: ["constructor"] });
});

test("other braces are plain text", () => {
  expect(placeholdersOf("{a} { b } {C} {} {{d}}")).toEqual(["a", "d"]);
});
