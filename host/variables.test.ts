import { expect, test } from "vitest";
import { helpText, VARIABLES } from "./variables.ts";

test("--help names every variable", () => {
  for (const name of Object.keys(VARIABLES)) expect(helpText()).toContain(name);
});
