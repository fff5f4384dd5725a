import { Ajv2020, type Options } from "ajv/dist/2020.js";
import type { Static, TSchema } from "typebox";
import { nullIsAbsent } from "./null-is-absent.ts";
import { explain, type ShapeProblem } from "./problems.ts";

export type { ShapeProblem } from "./problems.ts";

// Formats are for readers; patterns decide.
const OPTIONS: Options = {
  useDefaults: true,
  strict: false,
  verbose: true,
  validateFormats: false,
  // Compiling refuses what it cannot read; making the schema of schemas as well takes a quarter of a second of each start.
  validateSchema: false,
  // V8 does as well; compiling takes half as long without it.
  code: { optimize: false },
};

/** Stops at the first mistake: a hostile body of a million mistakes costs no more than one. */
const deciding = new Ajv2020(OPTIONS).addKeyword(nullIsAbsent);
/** Finds every mistake; asked only about refused values of ordinary size. */
const explaining = new Ajv2020({ ...OPTIONS, allErrors: true }).addKeyword(nullIsAbsent);

/** Most values inside a refused one for which every mistake is told, not only the first. */
const MAX_EXPLAINED = 10_000;

/** One shape, compiled: decides, and says why not. */
export interface Validator<T> {
  /** Whether `value` has the shape; fills defaults in place. */
  accepts(value: unknown): value is T;
  /** Why the last value was refused, one sentence per mistake, at most twenty; of a huge value only the first. */
  problems(): readonly ShapeProblem[];
}

/** Compiles `schema` (draft 2020-12) once; throws where a keyword of it has no meaning, such as an unknown type. */
export function validator<S extends TSchema>(schema: S): Validator<Static<S>> {
  const decide = deciding.compile(schema);
  let refused: { readonly value: unknown } | undefined;
  let problems: readonly ShapeProblem[] = [];
  return {
    accepts(value): value is Static<S> {
      const isAccepted = decide(value);
      refused = isAccepted ? undefined : { value };
      problems = isAccepted ? [] : explain(decide.errors ?? []);
      return isAccepted;
    },
    problems() {
      if (refused && countOf(refused.value) <= MAX_EXPLAINED) {
        const find = explaining.compile(schema);
        if (!find(refused.value)) problems = explain(find.errors ?? []).slice(0, 20);
      }
      refused = undefined;
      return problems;
    },
  };
}

/** Decides by a schema that came with a request (draft 2020-12), which is forgotten with the function; throws as `validator` does. */
export function passingValidator(schema: TSchema): (value: unknown) => boolean {
  try {
    return deciding.compile(schema);
  } finally {
    // Compiled schemas are kept by their object: one for each request would never go.
    deciding.removeSchema(schema);
  }
}

/** What is wrong with a value that claims to be a JSON Schema (draft 2020-12); empty when nothing is. */
export function schemaProblems(value: object): readonly ShapeProblem[] {
  const valid = explaining.validate("https://json-schema.org/draft/2020-12/schema", value);
  return valid ? [] : explain(explaining.errors ?? []).slice(0, 20);
}

/** How many values a JSON value holds, itself included; stops counting once it is too many. */
function countOf(value: unknown): number {
  const open = [value];
  let count = 0;
  while (open.length > 0 && count <= MAX_EXPLAINED) {
    const next = open.pop();
    count += 1;
    if (typeof next !== "object" || next === null) continue;
    const parts = Object.values(next);
    if (count + parts.length > MAX_EXPLAINED) return Infinity;
    for (const part of parts) open.push(part);
  }
  return count;
}
