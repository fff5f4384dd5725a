/** A part of a JSON Schema. */
export type SchemaPart = Readonly<Record<string, unknown>>;

/** What a schema holds somewhere, as a part of it; where nothing or no object stands, the part that says nothing. */
export function schemaPart(value: unknown): SchemaPart {
  return typeof value === "object" && value !== null ? (value as SchemaPart) : {};
}
