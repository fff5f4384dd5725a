import { expect, test } from "vitest";
import { narrowQuery } from "./narrow.ts";
import { sanitizeQuery } from "./sanitize.ts";
import { library, parts } from "../search.fixture.ts";

const strict = sanitizeQuery("placement fee domestic worker Hong Kong", library, parts);
const narrow = (text: string) => narrowQuery(text, { strict, knowledge: library }, parts);

test("what a model wrote stays where it only has better words", () => {
  expect(narrow("recruitment placement fee limit for domestic workers in Hong Kong")).toBe(
    "recruitment placement fee limit for domestic workers in Hong Kong",
  );
});

test.for([
  ["placement fee Hong Kong paid by Maria Santos", /maria|santos/iu],
  ["placement fee Hong Kong Kuwait RA 8042 PHP 60,000", /kuwait|8042|60,000|PHP/iu],
  ["placement fee Hong Kong, call +63 917 555 0199", /917/u],
  ["placement fee Hong Kong 2019", /2019/u],
  ["placement fee Golden Dragon Manpower Hong Kong", /golden|dragon/iu],
] as const)("%s loses what is more telling", ([said, gone]) => {
  const told = narrow(said);
  expect(told).toContain("placement fee");
  expect(told).not.toMatch(gone);
});

test("words of a model about something else, or none, are not used", () => {
  expect(narrow("weather tomorrow")).toBeNull();
  expect(narrow("Maria Santos")).toBeNull();
  expect(narrow("")).toBeNull();
});

test("what a model wrote never becomes long", () => {
  expect((narrow("placement fee ".repeat(100)) ?? "").split(" ").length).toBeLessThanOrEqual(24);
});
