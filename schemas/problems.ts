import type { ErrorObject } from "ajv";
import { NOT_BLANK } from "./formats.ts";

/** One thing that is wrong with a value: a dotted path ("" is the root) and a sentence. */
export interface ShapeProblem {
  readonly path: string;
  readonly message: string;
}

/** Most of Ajv's errors that are read: a hostile value may have one per item. */
const MAX_ERRORS = 200;

/** Ajv's errors (all, verbose) as one sentence per mistake; of a union only the branch that was meant. */
export function explain(errors: readonly ErrorObject[]): readonly ShapeProblem[] {
  const problems = sentences(errors.slice(0, MAX_ERRORS));
  const seen = new Set<string>();
  return problems.filter(({ path, message }) => {
    const key = `${path}\n${message}`;
    return !seen.has(key) && seen.add(key);
  });
}

function sentences(errors: readonly ErrorObject[]): ShapeProblem[] {
  const unions = errors.filter(({ keyword }) => keyword === "anyOf" || keyword === "oneOf");
  const inside = (error: ErrorObject) => unions.some((union) => isBranch(error, union));
  return errors
    .filter((error) => !inside(error))
    .flatMap((error) => (unions.includes(error) ? unionSentences(error, errors) : sentence(error)));
}

function isBranch(error: ErrorObject, union: ErrorObject): boolean {
  const { instancePath } = union;
  return (
    error.schemaPath.startsWith(`${union.schemaPath}/`) &&
    (error.instancePath === instancePath || error.instancePath.startsWith(`${instancePath}/`))
  );
}

function unionSentences(union: ErrorObject, errors: readonly ErrorObject[]): ShapeProblem[] {
  const branches = Map.groupBy(
    errors.filter((error) => isBranch(error, union)),
    ({ schemaPath }) => schemaPath.slice(union.schemaPath.length + 1).split("/", 1)[0],
  );
  const meant = [...branches.values()]
    .filter((branch) => !branch.some((error) => isOfAnotherType(error, union)))
    .toSorted((a, b) => a.length - b.length)[0];
  if (meant) return sentences(meant.map((error) => describedAs(union, error)));
  const choices: readonly BranchSchema[] = Array.isArray(union.schema) ? union.schema : [];
  const kinds = choices.map(kindOf).filter((kind) => kind !== undefined);
  if (kinds.length === choices.length)
    return [problem(union, `must be ${alternatives(kinds)}${found(union)}`)];
  // A branch behind a $ref has its own schema path: its errors already say what is wrong here.
  const isTold = errors.some(
    (error) =>
      error !== union && error.instancePath === union.instancePath && !isBranch(error, union),
  );
  return isTold ? [] : [problem(union, `fits none of the allowed forms${found(union)}`)];
}

/** An error at the union itself, with the description of the union where the branch has none of its own: a form is told in words. */
function describedAs({ instancePath, parentSchema }: ErrorObject, error: ErrorObject): ErrorObject {
  const description: unknown = parentSchema?.["description"];
  if (error.instancePath !== instancePath || description === undefined) return error;
  return { ...error, parentSchema: { description, ...error.parentSchema } };
}

function isOfAnotherType(error: ErrorObject, union: ErrorObject): boolean {
  return error.keyword === "type" && error.instancePath === union.instancePath;
}

const WORDED: Readonly<Record<string, (error: ErrorObject) => string>> = {
  additionalProperties: ({ params, parentSchema }) =>
    `has the unknown key "${params["additionalProperty"]}"; remove it (known keys: ${Object.keys(parentSchema?.["properties"] ?? {}).join(", ")})`,
  required: ({ params }) => `lacks the required key "${params["missingProperty"]}"`,
  enum: (error) => `must be one of ${error.params["allowedValues"].join(", ")}${found(error)}`,
  const: (error) => `must be ${JSON.stringify(error.params["allowedValue"])}${found(error)}`,
  type: (error) =>
    `must be ${alternatives([error.params["type"]].flat().map(typed))}${found(error)}`,
  minLength: (error) =>
    error.params["limit"] === 1 ? "must not be empty" : `${error.message}${found(error)}`,
  maxLength: ({ params }) => `is longer than ${params["limit"]} characters`,
  minItems: ({ params }) => `must have at least ${params["limit"]} item(s)`,
  maxItems: ({ params }) => `must have at most ${params["limit"]} item(s)`,
  pattern: (error) => {
    if (error.params["pattern"] === NOT_BLANK)
      return error.data === "" ? "must not be empty" : `holds nothing to read${found(error)}`;
    const form: unknown = error.parentSchema?.["description"];
    return `${typeof form === "string" ? `must be of the form: ${form.replace(/\.$/, "")}` : error.message}${found(error)}`;
  },
};

function sentence(error: ErrorObject): ShapeProblem {
  const worded = WORDED[error.keyword];
  return problem(
    error,
    worded ? worded(error) : `${error.message ?? "is not valid"}${found(error)}`,
  );
}

function problem({ instancePath }: ErrorObject, message: string): ShapeProblem {
  const steps = instancePath.slice(1).split("/");
  const path = steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")).join(".");
  return { path, message };
}

interface BranchSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
}

function kindOf(schema: BranchSchema): string | undefined {
  if (schema.enum) return `one of ${schema.enum.join(", ")}`;
  return schema.type === undefined ? undefined : typed(schema.type);
}

function typed(type: string): string {
  const names: Readonly<Record<string, string>> = {
    string: "a string",
    number: "a number",
    integer: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
  };
  return names[type] ?? type;
}

function alternatives(kinds: readonly string[]): string {
  return kinds.length < 2 ? kinds.join("") : `${kinds.slice(0, -1).join(", ")} or ${kinds.at(-1)}`;
}

function found({ data }: ErrorObject): string {
  if (data === undefined) return "";
  if (Array.isArray(data)) return "; found a list";
  if (typeof data === "object" && data !== null) return "; found an object";
  const shown = JSON.stringify(data);
  return `; found ${shown.length > 60 ? `${shown.slice(0, 57)}…` : shown}`;
}
