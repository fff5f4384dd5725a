import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import type { Static, TSchema } from "typebox";

const ajv = new Ajv2020({ allErrors: true, useDefaults: true, strict: false, verbose: true });

/** One thing that is wrong with a value: a JSON pointer-like path ("" is the root) and a sentence. */
export interface ShapeProblem {
  readonly path: string;
  readonly message: string;
}

export interface Validator<T> {
  /** Whether `value` has the shape; fills defaults in place. */
  accepts(value: unknown): value is T;
  /** Why the last value was refused, at most twenty problems. */
  problems(): readonly ShapeProblem[];
}

/** Compiles `schema` once. */
export function validator<S extends TSchema>(schema: S): Validator<Static<S>> {
  const accepts = ajv.compile(schema);
  return {
    accepts: (value): value is Static<S> => accepts(value),
    problems: () => (accepts.errors ?? []).slice(0, 20).map(sentence),
  };
}

function sentence(error: ErrorObject): ShapeProblem {
  const path = error.instancePath.slice(1).replaceAll("/", ".");
  const { params } = error;
  switch (error.keyword) {
    case "additionalProperties":
      return { path, message: `has the unknown key "${params["additionalProperty"]}"; remove it` };
    case "required":
      return { path, message: `lacks the required key "${params["missingProperty"]}"` };
    case "enum":
      return {
        path,
        message: `must be one of ${params["allowedValues"].join(", ")}${found(error)}`,
      };
    case "const":
      return { path, message: `must be ${JSON.stringify(params["allowedValue"])}${found(error)}` };
    default:
      return { path, message: `${error.message ?? "is not valid"}${found(error)}` };
  }
}

function found({ data }: ErrorObject): string {
  if (data === undefined || (typeof data === "object" && data !== null)) return "";
  const shown = JSON.stringify(data);
  return `; found ${shown.length > 60 ? `${shown.slice(0, 57)}…` : shown}`;
}
