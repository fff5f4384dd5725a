import Type, { type Static } from "typebox";
import type { ContentOf, ExtensionsOf } from "./leaves/index.ts";
import { ISO_TIME } from "./formats.ts";
import { LEAF_NAMES, TAG_KEYS, type Leaf } from "./taxonomy.ts";

/** Kebab-case, which every file system takes as it is. */
const ID = "^[a-z0-9]+(-[a-z0-9]+)*$";
const LONGEST_ID = 120;

/** Whether an object may be called so: only then does its id name a file or folder. */
export function isObjectId(text: string): boolean {
  return text.length <= LONGEST_ID && new RegExp(ID).test(text);
}

/** Who made an object, when, and from which run. */
export const Provenance = Type.Object(
  {
    created_at: Type.Optional(
      Type.String({
        pattern: ISO_TIME,
        description: "When it was written: ISO 8601 with a zone.",
      }),
    ),
    created_by: Type.Optional(
      Type.String({ description: "Who wrote it: a role, not a private name." }),
    ),
    source_run_id: Type.Optional(Type.String({ description: "The run that proposed it." })),
    source_row_ids: Type.Optional(
      Type.Array(Type.String(), { description: "The rows of that run it was drawn from." }),
    ),
  },
  { additionalProperties: false, description: "Where the object comes from." },
);

/** The envelope every knowledge object travels in, schema version 1.0. */
export const Envelope = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: "For editors only." })),
    schema_version: Type.Literal("1.0", { description: "The envelope's version." }),
    knowledge_object_type: Type.Enum([...LEAF_NAMES], {
      description: "The leaf: also the folder.",
    }),
    id: Type.String({
      pattern: ID,
      maxLength: LONGEST_ID,
      description: "Kebab-case slug: also the file name.",
    }),
    version: Type.Optional(
      Type.String({
        pattern: "^v[1-9]\\d{0,8}$",
        description: "`v<integer>`, v1 to v999999999; v1 when absent.",
      }),
    ),
    provenance: Type.Optional(Provenance),
    content: Type.Object({}, { description: "What the leaf asks for." }),
    tags: Type.Optional(
      Type.Array(
        Type.String({
          pattern: `^(${TAG_KEYS.join("|")}):.+$`,
          maxLength: 120,
          description: `<key>:<value> with one of the keys ${TAG_KEYS.join(", ")}.`,
        }),
        { description: "Subject and review state." },
      ),
    ),
    extensions: Type.Optional(
      Type.Object({}, { description: "What the interface has no key for." }),
    ),
  },
  { additionalProperties: false },
);
export type Envelope = Static<typeof Envelope>;
export type Provenance = Static<typeof Provenance>;

/** One knowledge object whose content and extensions were checked against its leaf. */
export interface KnowledgeObject<L extends Leaf = Leaf> {
  readonly schema_version: "1.0";
  readonly knowledge_object_type: L;
  readonly id: string;
  readonly version?: string;
  readonly provenance?: Provenance;
  readonly content: ContentOf<L>;
  readonly tags?: readonly string[];
  readonly extensions?: ExtensionsOf<L>;
}
