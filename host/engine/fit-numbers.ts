import { schemaPart, type SchemaPart } from "./json-schema-part.ts";

/** The JSON text with its numbers moved into the bounds that `schema` sets, which a grammar cannot; text that is not JSON comes back as it is. */
export function fitNumbers(text: string, schema: object): string {
  try {
    return JSON.stringify(fit(JSON.parse(text), schema as SchemaPart));
  } catch {
    return text;
  }
}

function fit(value: unknown, whole: SchemaPart): unknown {
  const schema = chosen(value, whole);
  if (typeof value === "number") return fitNumber(value, schema);
  if (Array.isArray(value)) return value.map((item) => fit(item, schemaPart(schema["items"])));
  if (typeof value !== "object" || value === null) return value;
  const properties = schemaPart(schema["properties"]);
  const [byPattern] = Object.values(schemaPart(schema["patternProperties"]));
  const others = schemaPart(byPattern ?? schema["additionalProperties"]);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      fit(item, schemaPart(properties[key] ?? others)),
    ]),
  );
}

/** Of several shapes, the first for this kind of value. */
function chosen(value: unknown, schema: SchemaPart): SchemaPart {
  const choices = schema["anyOf"] ?? schema["oneOf"];
  if (!Array.isArray(choices)) return schema;
  return choices.map(schemaPart).find(({ type }) => kindsOf(value).includes(type)) ?? {};
}

function kindsOf(value: unknown): readonly unknown[] {
  if (typeof value === "number") return ["number", "integer"];
  if (value === null) return ["null"];
  return [Array.isArray(value) ? "array" : typeof value];
}

function fitNumber(value: number, schema: SchemaPart): number {
  const { minimum, maximum } = schema;
  const low = typeof minimum === "number" ? minimum : -Number.MAX_VALUE;
  const high = typeof maximum === "number" ? maximum : Number.MAX_VALUE;
  const fitted = Math.min(Math.max(value, low), high);
  return schema["type"] === "integer" ? Math.round(fitted) : fitted;
}
