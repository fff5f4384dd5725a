import Type, { type Static } from "typebox";
import { BRANCHES, LEAF_NAMES } from "../taxonomy.ts";
import { words } from "./fields.ts";

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
    read_by: Type.String({ description: "Which part of the service acts on it, and how." }),
    content_keys: words("The keys its content may have."),
    required: words("The keys its content must have."),
    subtype_fields: words("The keys that split the leaf into subtypes."),
    common_subtypes: words("Values those keys often have."),
    example: Type.Object({}, { description: "A complete, valid content." }),
    example_object: Type.Object(
      {},
      {
        description:
          "The same in its envelope, with the tags and extensions that it wants: give it an id of its own and what repeats the id, and it can be promoted.",
      },
    ),
  },
  { description: "One leaf." },
);

/** What GET /api/knowledge/type-catalog answers: how to write an object of each leaf. */
export const TypeCatalog = Type.Object({
  types: Type.Record(Type.String(), LeafCard, { description: "A card per leaf." }),
});
export type TypeCatalog = Static<typeof TypeCatalog>;

/** The query of GET /api/knowledge/list. */
export const ListQuery = Type.Object(
  {
    type: Type.Optional(Type.Enum([...LEAF_NAMES], { description: "Only this leaf." })),
    branch: Type.Optional(
      Type.Enum(Object.keys(BRANCHES), { description: "Only leaves of this branch." }),
    ),
    pack: Type.Optional(Type.String({ maxLength: 60, description: "Only from this pack." })),
    tag: Type.Optional(
      Type.String({ maxLength: 120, description: "Only with this tag, whole: <key>:<value>." }),
    ),
    q: Type.Optional(
      Type.String({ maxLength: 200, description: "Only with this in id, summary or a tag." }),
    ),
    cursor: Type.Optional(
      Type.String({ maxLength: 300, description: "The `next` of the page before." }),
    ),
    limit: Type.Optional(
      Type.String({
        pattern: "^([1-9]\\d?|[1-4]\\d\\d|500)$",
        description: "A whole number from 1 to 500: the objects on a page. 100 when absent.",
      }),
    ),
  },
  { additionalProperties: false },
);

const ListedObject = Type.Object(
  {
    id: Type.String({ description: "Its id." }),
    type: Type.Enum([...LEAF_NAMES], { description: "Its leaf." }),
    branch: Type.String({ description: "Its branch." }),
    version: Type.String({ description: "v<integer>." }),
    pack: Type.String({ description: "The pack it is in force from." }),
    overrides: Type.Optional(Type.String({ description: "The pack whose object it replaces." })),
    summary: Type.String({ description: "What it is, in a line." }),
    tags: words("Its tags."),
    provenance: Type.Object({}, { description: "Where it comes from." }),
    updated_at: Type.String({
      description:
        "When it came to lie where it is in force from: promoted, put back, imported or saved (ISO 8601). When its author wrote it is in its provenance.",
    }),
  },
  { description: "One object." },
);

/** What GET /api/knowledge/list answers. */
export const KnowledgeList = Type.Object({
  objects: Type.Array(ListedObject, { description: "One page, by leaf and id." }),
  n: Type.Integer({ description: "How many objects there are on all pages." }),
  next: Type.Optional(
    Type.String({ description: "The cursor of the next page, if there is one." }),
  ),
});
export type KnowledgeList = Static<typeof KnowledgeList>;

/** What GET /api/knowledge/problems answers. */
export const KnowledgeProblems = Type.Object({
  revision: Type.String({ description: "Revision of the knowledge in force." }),
  problems: Type.Array(
    Type.Object(
      {
        file: Type.String({ description: "The file." }),
        path: Type.String({ description: "The field, dotted; empty for the whole file." }),
        message: Type.String({ description: "What was found and what would cure it." }),
        check: Type.String({ description: "The check that found it." }),
        severity: Type.Enum(["error", "warning"], { description: "Errors refuse the file." }),
        in_force: Type.Optional(
          Type.Enum(["last good", "nothing"], { description: "What is in force instead." }),
        ),
        also: Type.Optional(Type.String({ description: "The other file it is about." })),
      },
      { description: "One problem." },
    ),
    { description: "What is wrong on disk now." },
  ),
  n: Type.Integer({ description: "How many." }),
});
