import type { TSchema } from "typebox";
import type { HarnessApp } from "../../host/contract/harness.ts";
import type { ClassifierRequest } from "../../schemas/http/classifier.ts";
import { passingValidator, schemaProblems } from "../../schemas/validate.ts";

/** Characters a custom schema may have. */
const MOST_CHARACTERS = 16_384;

/** Keywords that run a caller's own expressions, look elsewhere for schemas, or answer later. */
const REFUSED = new Set(["pattern", "patternProperties", "$ref", "$dynamicRef", "$id", "$async"]);

/** Keywords whose keys are names and whose values are schemas. */
const NAMED = new Set(["properties", "$defs", "definitions", "dependentSchemas"]);

/** Keywords whose values are data, whatever that looks like. */
const DATA = new Set(["const", "enum", "default", "examples"]);

/** What a caller wants the model's JSON to be. */
export interface CustomSchema {
  readonly schema: TSchema;
  readonly validator: { readonly accepts: (value: unknown) => boolean };
}

/** The request's own schema in mode custom, or null; refuses (400) a large, unsafe or meaningless one. */
export function customSchema(app: HarnessApp, body: ClassifierRequest): CustomSchema | null {
  const { schema_mode, custom_schema } = body;
  if (schema_mode !== "custom" || custom_schema === undefined) return null;
  if (JSON.stringify(custom_schema).length > MOST_CHARACTERS)
    app.refuse("REQUEST_INVALID", `custom_schema may have ${MOST_CHARACTERS} characters`);
  const keyword = refusedKeyword(custom_schema);
  if (keyword !== null)
    app.refuse(
      "REQUEST_INVALID",
      `custom_schema uses ${keyword}; it may not use ${[...REFUSED].join(", ")}`,
    );
  const problems = schemaProblems(custom_schema).map(({ path, message }) => ({
    path: path === "" ? "custom_schema" : `custom_schema.${path}`,
    message,
  }));
  const [first] = problems;
  if (first !== undefined)
    app.refuse("REQUEST_INVALID", `${first.path} ${first.message}`, problems);
  const schema: TSchema = custom_schema;
  return { schema, validator: { accepts: compiled(app, schema) } };
}

/** The first keyword of a schema that is not taken, or null. A body is nested at most 64 levels deep. */
function refusedKeyword(schema: unknown): string | null {
  if (typeof schema !== "object" || schema === null) return null;
  for (const [key, value] of Object.entries(schema)) {
    if (!Array.isArray(schema) && REFUSED.has(key)) return key;
    if (DATA.has(key)) continue;
    const within =
      NAMED.has(key) && typeof value === "object" ? Object.values(value ?? {}) : [value];
    for (const each of within) {
      const found = refusedKeyword(each);
      if (found !== null) return found;
    }
  }
  return null;
}

function compiled(app: HarnessApp, schema: TSchema): (value: unknown) => boolean {
  try {
    return passingValidator(schema);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it has no meaning";
    return app.refuse("REQUEST_INVALID", `custom_schema: ${reason}`);
  }
}
