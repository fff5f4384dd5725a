import { Ajv2020 } from "ajv/dist/2020.js";
import type { Static, TSchema } from "typebox";
import { nullIsAbsent } from "./null-is-absent.ts";
import { explain, type ShapeProblem } from "./problems.ts";

// Formats are for readers; patterns decide.
const ajv = new Ajv2020({
  allErrors: true,
  useDefaults: true,
  strict: false,
  verbose: true,
  validateFormats: false,
});

ajv.addKeyword(nullIsAbsent);

export type { ShapeProblem } from "./problems.ts";

/** One shape, compiled: decides, and says why not. */
export interface Validator<T> {
  /** Whether `value` has the shape; fills defaults in place. */
  accepts(value: unknown): value is T;
  /** Why the last value was refused, one sentence per mistake, at most twenty. */
  problems(): readonly ShapeProblem[];
}

/** Compiles `schema` once; throws when it is no JSON Schema (draft 2020-12). */
export function validator<S extends TSchema>(schema: S): Validator<Static<S>> {
  const accepts = ajv.compile(schema);
  return {
    accepts: (value): value is Static<S> => accepts(value),
    problems: () => explain(accepts.errors ?? []).slice(0, 20),
  };
}

/** What is wrong with a value that claims to be a JSON Schema (draft 2020-12); empty when nothing is. */
export function schemaProblems(value: object): readonly ShapeProblem[] {
  const valid = ajv.validate("https://json-schema.org/draft/2020-12/schema", value);
  return valid ? [] : explain(ajv.errors ?? []).slice(0, 20);
}
