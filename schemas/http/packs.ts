import Type, { type Static } from "typebox";
import { packName } from "../pack.ts";
import { BRANCHES, LEAF_NAMES, type Branch } from "../taxonomy.ts";
import { word } from "./fields.ts";

const branches = Object.keys(BRANCHES) as Branch[];

/** The query of GET /api/knowledge/export. */
export const ExportQuery = Type.Object(
  {
    pack: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 60,
        description: "Only this pack, at the ZIP's root.",
      }),
    ),
    type: Type.Optional(Type.Enum([...LEAF_NAMES], { description: "Only objects of this leaf." })),
    branch: Type.Optional(Type.Enum(branches, { description: "Only leaves of this branch." })),
  },
  { additionalProperties: false },
);
export type ExportQuery = Static<typeof ExportQuery>;

/** The query of POST /api/knowledge/import. */
export const ImportQuery = Type.Object(
  {
    downgrade: Type.Optional(
      Type.Enum(["true", "false"], {
        description: "Whether a version lower than the one in force is meant.",
      }),
    ),
  },
  { additionalProperties: false },
);

const ImportedObject = Type.Object(
  {
    type: Type.Enum([...LEAF_NAMES], { description: "Its leaf." }),
    id: word("Its id."),
    version: word("v<integer>."),
  },
  { description: "One object." },
);

const ImportedPack = Type.Object(
  {
    pack: word("Its name."),
    version: word("Its version."),
    revision: word("Digest of its objects."),
    state: Type.Enum(["installed", "unchanged", "withdrawn"], {
      description: "unchanged: it was in force already.",
    }),
  },
  { description: "One pack of the ZIP." },
);

const Told = Type.Object(
  {
    file: word("The file in the ZIP."),
    path: word("The field."),
    message: word("What to look at."),
  },
  { description: "A doubt that refused nothing." },
);

const Rejected = Type.Object(
  { name: word("The file."), reason: word("Why.") },
  { description: "One file that is left out." },
);

/** What POST /api/knowledge/import answers once everything in the ZIP is durable and in force; else nothing changed and it is an error with all `problems`. */
export const ImportResult = Type.Object({
  ok: Type.Literal(true, { description: "All of it is in force." }),
  pack: word("The pack, or the first of several."),
  version: word("Its version."),
  revision: word("The revision of all knowledge in force from now on."),
  imported: Type.Array(ImportedObject, { description: "Every object of the packs that are new." }),
  rejected: Type.Array(Rejected, {
    description: "Always empty: a ZIP is taken whole or not at all.",
  }),
  packs: Type.Array(ImportedPack, { description: "Every pack of the ZIP." }),
  warnings: Type.Array(Told, { description: "What to look at though it is in force." }),
});
export type ImportResult = Static<typeof ImportResult>;

/** What GET /api/knowledge/packs answers. */
export const PackList = Type.Object({
  packs: Type.Array(
    Type.Object(
      {
        pack: word("Its name."),
        version: word("The version in force."),
        revision: word("Digest of its objects."),
        n_objects: Type.Integer({ description: "How many objects it holds." }),
        from: Type.Enum(["bundled", "installed"], {
          description: "bundled: it lies in a folder that is only read.",
        }),
        signed: Type.Boolean({ description: "Whether its signature came along and still fits." }),
        pinned: Type.Union([Type.String(), Type.Null()], {
          description: "The version it is held at, if it is.",
        }),
        kept: Type.Array(Type.String(), {
          description: "Versions it can be put back to, the last one first.",
        }),
      },
      { description: "One pack in force." },
    ),
    { description: "By name." },
  ),
});
export type PackList = Static<typeof PackList>;

/** The path of POST /api/knowledge/packs/{pack}/rollback. */
export const PackParams = Type.Object({
  pack: packName("The pack's name (lower-case words joined by -)"),
});

/** The body of POST /api/knowledge/packs/{pack}/rollback. */
export const PackRollbackRequest = Type.Object(
  {
    version: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 60,
        description: "A kept version; the one before when absent.",
      }),
    ),
  },
  { additionalProperties: false, description: "Which version to put back." },
);
