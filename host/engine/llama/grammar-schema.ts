import type { Llama } from "node-llama-cpp";
import { schemaPart, type SchemaPart } from "../json-schema-part.ts";

/** The dialect of JSON Schema that node-llama-cpp turns into grammars. */
export type GrammarSchema = Parameters<Llama["createGrammarForJsonSchema"]>[0];

/** The part of a JSON Schema that a llama.cpp grammar can hold a model to: shape, names, choices, lengths. Patterns and bounds of numbers are left out; where a schema says nothing usable, a string is asked for. */
export function grammarSchema(schema: object): GrammarSchema {
  return part(schema as SchemaPart) as GrammarSchema;
}

function part(schema: SchemaPart): SchemaPart {
  const definitions = Object.entries(schemaPart(schema["$defs"]));
  if (definitions.length === 0) return shape(schema);
  const $defs = definitions.map(([name, value]) => [name, part(schemaPart(value))] as const);
  return { ...shape(schema), $defs: Object.fromEntries($defs) };
}

function shape(schema: SchemaPart): SchemaPart {
  if (typeof schema["$ref"] === "string") return { $ref: schema["$ref"] };
  const choices = list(schema["anyOf"]) ?? list(schema["oneOf"]);
  if (choices) return { oneOf: choices.map(part) };
  if (Array.isArray(schema["enum"])) return { enum: schema["enum"] };
  if ("const" in schema) return { const: schema["const"] };
  switch (schema["type"]) {
    case "object":
      return objectPart(schema);
    case "array":
      return {
        type: "array",
        items: part(schemaPart(schema["items"])),
        ...kept(schema, ["minItems", "maxItems"]),
      };
    case "string":
      return { type: "string", ...kept(schema, ["minLength", "maxLength"]) };
    default:
      return { type: schema["type"] ?? "string" };
  }
}

function objectPart(schema: SchemaPart): SchemaPart {
  const properties = Object.entries(schemaPart(schema["properties"])).map(
    ([name, value]) => [name, part(schemaPart(value))] as const,
  );
  const [byPattern] = Object.values(schemaPart(schema["patternProperties"]));
  const others = byPattern ?? schema["additionalProperties"];
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    ...(typeof others === "object" ? { additionalProperties: part(schemaPart(others)) } : {}),
    ...kept(schema, ["minProperties", "maxProperties"]),
  };
}

function kept(schema: SchemaPart, keys: readonly string[]): SchemaPart {
  return Object.fromEntries(keys.filter((key) => key in schema).map((key) => [key, schema[key]]));
}

function list(value: unknown): readonly SchemaPart[] | undefined {
  return Array.isArray(value) ? value.map(schemaPart) : undefined;
}
