import { describe, expect, test } from "vitest";
import { DIMENSIONS } from "../../../schemas/taxonomy.ts";
import { bundledObjects, libraryOf } from "./bundled-library.ts";
import { routesOf, rulesOf } from "./coverage.ts";

const library = libraryOf(await bundledObjects());

describe("every dimension has a rule in English", () => {
  test.for([...DIMENSIONS])("%s", (dimension) => {
    expect(rulesOf(library, dimension, "en").length).toBeGreaterThan(0);
  });
});

test("there are routes, and each has a law and a contact", () => {
  const routes = routesOf(library);
  expect(routes.length).toBeGreaterThanOrEqual(90);
  const lacking = routes.filter(({ law, contact }) => !law || !contact);
  expect(lacking.map(({ corridor }) => corridor)).toEqual([]);
});
