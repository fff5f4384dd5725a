/** What stands behind a keyword: a schema or a list of them, schemas by names (which are no keywords), or what is no schema and is not looked into. */
type Holds = "schemas" | "named" | "data";

const words = (holds: Holds, names: string) =>
  names.split(" ").map((name): [string, Holds] => [name, holds]);

/**
 * The keywords of draft 2020-12 (and `dependencies`, `definitions`, `nullable`, `example`, which are older or OpenAPI's)
 * that a caller's schema may use. None runs a caller's expressions, looks elsewhere for schemas or into itself, or answers later.
 */
export const KEYWORDS: ReadonlyMap<string, Holds> = new Map([
  ...words("named", "properties dependentSchemas dependencies $defs definitions"),
  ...words("schemas", "allOf anyOf oneOf prefixItems"),
  ...words("schemas", "not if then else items contains additionalProperties propertyNames"),
  ...words("schemas", "unevaluatedItems unevaluatedProperties contentSchema"),
  ...words("data", "type nullable const enum default required dependentRequired format"),
  ...words("data", "minimum maximum exclusiveMinimum exclusiveMaximum multipleOf"),
  ...words("data", "minLength maxLength minItems maxItems uniqueItems minContains maxContains"),
  ...words("data", "minProperties maxProperties contentMediaType contentEncoding"),
  ...words("data", "title description examples example deprecated readOnly writeOnly"),
  ...words("data", "$schema $comment"),
]);

/** The first keyword of a schema that is not among them, or null. A body is nested at most 64 levels deep. */
export function unknownKeyword(schema: unknown): string | null {
  if (Array.isArray(schema)) return firstIn(schema);
  if (typeof schema !== "object" || schema === null) return null;
  for (const [keyword, value] of Object.entries(schema)) {
    const holds = KEYWORDS.get(keyword);
    if (holds === undefined) return keyword;
    const found = holds === "data" ? null : firstIn(holds === "named" ? valuesOf(value) : [value]);
    if (found !== null) return found;
  }
  return null;
}

function firstIn(schemas: readonly unknown[]): string | null {
  for (const schema of schemas) {
    const found = unknownKeyword(schema);
    if (found !== null) return found;
  }
  return null;
}

function valuesOf(value: unknown): readonly unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}
