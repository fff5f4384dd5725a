import Type, { type Static } from "typebox";
import { BRANCHES, LEAF_NAMES } from "../taxonomy.ts";

const words = (description: string) => Type.Array(Type.String(), { description });

/** What GET /api/knowledge/taxonomy answers. */
export const Taxonomy = Type.Object({
  schema_version: Type.Literal("1.0", { description: "The envelope's version." }),
  branches: Type.Record(Type.String(), Type.Array(Type.Enum([...LEAF_NAMES])), {
    description: "The leaves of each branch.",
  }),
  n_branches: Type.Integer({ description: "How many branches." }),
  n_leaves: Type.Integer({ description: "How many leaves." }),
});
export type Taxonomy = Static<typeof Taxonomy>;

const LeafCard = Type.Object(
  {
    branch: Type.String({ description: `One of ${Object.keys(BRANCHES).join(", ")}.` }),
    purpose: Type.String({ description: "What such an object is for." }),
    content_keys: words("The keys its content may have."),
    required: words("The keys its content must have."),
    subtype_fields: words("The keys that split the leaf into subtypes."),
    common_subtypes: words("Values those keys often have."),
    example: Type.Object({}, { description: "A complete, valid content." }),
  },
  { description: "One leaf." },
);

/** What GET /api/knowledge/type-catalog answers: how to write an object of each leaf. */
export const TypeCatalog = Type.Object({
  types: Type.Record(Type.String(), LeafCard, { description: "A card per leaf." }),
});
export type TypeCatalog = Static<typeof TypeCatalog>;
