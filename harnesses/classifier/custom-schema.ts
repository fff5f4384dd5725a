import type { TSchema } from "typebox";
import type { HarnessApp } from "../../host/contract/harness.ts";
import type { ClassifierRequest } from "../../schemas/http/classifier.ts";
import { schemaProblems, validator, type Validator } from "../../schemas/validate.ts";

/** Characters a custom schema may have. */
const MOST_CHARACTERS = 16_384;

/** Keywords that run a caller's own expressions, or look elsewhere for schemas. */
const REFUSED = /"(?:pattern|patternProperties|\$ref|\$dynamicRef|\$id)"\s*:/;

/** What a caller wants the model's JSON to be. */
export interface CustomSchema {
  readonly schema: TSchema;
  readonly validator: Validator<unknown>;
}

/** The request's own schema in mode custom, else null; refuses (400) a missing, large, unsafe or meaningless one. */
export function customSchema(app: HarnessApp, body: ClassifierRequest): CustomSchema | null {
  const { schema_mode, custom_schema } = body;
  if (schema_mode !== "custom") return null;
  if (custom_schema === undefined)
    return app.refuse("REQUEST_INVALID", "schema_mode custom needs custom_schema");
  const written = JSON.stringify(custom_schema);
  if (written.length > MOST_CHARACTERS)
    app.refuse("REQUEST_INVALID", `custom_schema may have ${MOST_CHARACTERS} characters`);
  if (REFUSED.test(written))
    app.refuse(
      "REQUEST_INVALID",
      "custom_schema may not use pattern, patternProperties, $ref, $dynamicRef or $id",
    );
  const [problem] = schemaProblems(custom_schema);
  if (problem !== undefined)
    app.refuse("REQUEST_INVALID", `custom_schema${problem.path}: ${problem.message}`);
  const schema: TSchema = custom_schema;
  return { schema, validator: compiled(app, schema) };
}

function compiled(app: HarnessApp, schema: TSchema): Validator<unknown> {
  try {
    return validator(schema);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it has no meaning";
    return app.refuse("REQUEST_INVALID", `custom_schema: ${reason}`);
  }
}
