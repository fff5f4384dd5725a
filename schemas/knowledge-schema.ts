import Type from "typebox";
import { Envelope } from "./envelope.ts";
import { LEAVES } from "./leaves/index.ts";
import type { Leaf } from "./taxonomy.ts";

/** The shape of one leaf's whole object: the envelope with the leaf's own content and extensions. */
export function objectShape(leaf: Leaf): Type.TObject {
  const { content, extensions, purpose } = LEAVES[leaf];
  const properties: Record<string, Type.TSchema> = {
    ...Envelope.properties,
    knowledge_object_type: Type.Literal(leaf, { description: "The leaf: also the folder." }),
    content: Type.Object(content.properties, {
      additionalProperties: false,
      description: "What the leaf asks for.",
    }),
    extensions: Type.Optional(
      Type.Object(extensions.properties, { description: "What the interface has no key for." }),
    ),
  };
  return Type.Object(properties, {
    title: leaf,
    description: purpose,
    additionalProperties: false,
  });
}

/** The same as a JSON Schema document (draft 2020-12), plain JSON, for editors and integrators. */
export function knowledgeSchema(leaf: Leaf): object {
  const plain: object = JSON.parse(JSON.stringify(objectShape(leaf)));
  return { $schema: "https://json-schema.org/draft/2020-12/schema", ...plain };
}
