import type { TSchema } from "typebox";
import type { HarnessApp } from "../../../host/contract/harness.ts";
import type { ClassifierRequest } from "../../../schemas/http/classifier.ts";
import { KEYWORDS, unknownKeyword } from "./schema-keywords.ts";
import { passingValidator, schemaProblems } from "../../../schemas/validate.ts";

/** Characters a custom schema may have. */
const MOST_CHARACTERS = 16_384;

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
    app.refuse("REQUEST_INVALID", `custom_schema may have at most ${MOST_CHARACTERS} characters`);
  const keyword = unknownKeyword(custom_schema);
  if (keyword !== null)
    app.refuse(
      "REQUEST_INVALID",
      `custom_schema uses ${keyword}; it may use ${[...KEYWORDS.keys()].join(", ")}`,
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

function compiled(app: HarnessApp, schema: TSchema): (value: unknown) => boolean {
  try {
    return passingValidator(schema);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it has no meaning";
    return app.refuse("REQUEST_INVALID", `custom_schema: ${reason}`);
  }
}
