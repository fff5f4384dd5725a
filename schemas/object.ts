import { Envelope } from "./envelope.ts";
import { objectShape } from "./knowledge-schema.ts";
import { isLeaf, type Leaf } from "./taxonomy.ts";
import { schemaProblems, validator, type ShapeProblem, type Validator } from "./validate.ts";

const compiled = new Map<Leaf, Validator<unknown>>();
let anyEnvelope: Validator<unknown> | undefined;

/** What is wrong with a knowledge object: envelope, content and extensions in one list; empty when nothing is. Never throws. */
export function objectProblems(value: unknown): readonly ShapeProblem[] {
  const leaf = leafOf(value);
  const shape = leaf === undefined ? (anyEnvelope ??= validator(Envelope)) : shapeOf(leaf);
  if (!shape.accepts(value)) return shape.problems();
  return leaf === "tool_definition" ? argumentProblems(value) : [];
}

function leafOf(value: unknown): Leaf | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const type: unknown = Reflect.get(value, "knowledge_object_type");
  return isLeaf(type) ? type : undefined;
}

function shapeOf(leaf: Leaf): Validator<unknown> {
  const known = compiled.get(leaf);
  if (known) return known;
  const shape = validator(objectShape(leaf));
  compiled.set(leaf, shape);
  return shape;
}

/** A tool's arguments are themselves described by a JSON Schema. */
function argumentProblems(value: unknown): readonly ShapeProblem[] {
  const { content } = value as { readonly content: { readonly schema: object } };
  return schemaProblems(content.schema).map(({ path, message }) => ({
    path: ["content.schema", path].filter(Boolean).join("."),
    message,
  }));
}
