import { objectProblems } from "../../../schemas/object.ts";
import { manifestProblems } from "../pack.ts";
import type { ObjectCheck, PackCheck } from "./check.ts";

/** Without the right shape no reader can work; every other check relies on this one. */
export const schema: ObjectCheck = {
  name: "schema",
  description: "The envelope, the content and the extensions have the shape their leaf asks for.",
  scope: "object",
  check: ({ value }) => objectProblems(value),
};

/** The same for `pack.json`. */
export const packSchema: PackCheck = {
  name: "schema",
  description: "pack.json says name, version, licence and who answers for the pack.",
  scope: "pack",
  check: ({ value }) => manifestProblems(value),
};
