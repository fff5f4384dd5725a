import { expect, test } from "vitest";
import { unknownVariables } from "./unknown-variables.ts";
import { VARIABLES } from "./variables.ts";

test.for([
  ["HARNESS_TRUSTED_KEY", "HARNESS_TRUSTED_KEYS"],
  ["HARNESS_TRUSTED_KEYES", "HARNESS_TRUSTED_KEYS"],
  ["HARNESS_TRUTSED_KEYS", "HARNESS_TRUSTED_KEYS"],
  ["HARNESS_TRUSTEDKEYS", "HARNESS_TRUSTED_KEYS"],
  ["HARNESS_PIN", "HARNESS_PINS"],
  ["HARNESS_HUB_ALLOWED", "HARNESS_HUB_ALLOW"],
  ["HARNESS_MODELS", "HARNESS_MODEL"],
  ["HARNESS_OFFICAL_SOURCES", "HARNESS_OFFICIAL_SOURCES"],
  ["Harness_Data", "HARNESS_DATA"],
  ["HARNESS_PORT", null],
  ["HARNESS_KIND", null],
  ["HARNESS_URL", null],
  ["HARNESS_OWNER_OF_THE_MACHINE", null],
] as const)("%s is unknown, and near to %s", ([name, nearest]) => {
  expect(unknownVariables({ [name]: "x" })).toEqual([{ name, nearest }]);
});

test.for(["HARNESS_API_KEYS", "HARNESS_API_KEY", "harness_api_keys"])(
  "%s would protect somebody, and says what does instead",
  (name) => {
    const [told] = unknownVariables({ [name]: "x" });
    expect(told?.planned).toContain("asks nobody for a key");
  },
);

test("what is only planned and protects nobody is told as planned", () => {
  for (const name of ["HARNESS_ROLE", "HARNESS_FOLLOW"])
    expect(unknownVariables({ [name]: "hub" })).toEqual([{ name, nearest: null, planned: null }]);
});

test("what is known, set to nothing or of others is not told", () => {
  const known = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, "x"]));
  const others = { PATH: "/bin", HARNESS_OLD: " ", HARNESS_NONE: undefined, HARNESSES: "x" };
  expect(unknownVariables({ ...known, ...others })).toEqual([]);
});

test("no variable is a slip of another", () => {
  for (const name of Object.keys(VARIABLES)) {
    const others = unknownVariables({ [`${name}_X`]: "x" });
    expect(others.every(({ nearest }) => nearest === null || nearest === name)).toBe(true);
  }
});
