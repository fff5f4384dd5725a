import Type, { type Static } from "typebox";
import { LEAF_NAMES } from "../taxonomy.ts";
import { word, wordOrNull } from "./fields.ts";

const leaf = Type.Enum([...LEAF_NAMES], { description: "Its leaf." });

const FieldProblems = Type.Array(
  Type.Object(
    {
      path: word("The field, dotted; empty for the whole object."),
      message: word("What was found and what would cure it."),
    },
    { description: "One thing to look at." },
  ),
  { description: "What to look at." },
);

/** The body of POST /api/knowledge/promote: any object; its leaf's own shape and every check decide, and all problems are told at once. */
export const PromoteRequest = Type.Object(
  {},
  { description: "A knowledge object; GET /api/knowledge/type-catalog has one of each leaf." },
);

/** What POST /api/knowledge/promote and /rollback answer, once the object is durable and in force. */
export const PromoteResult = Type.Object({
  ok: Type.Literal(true, { description: "It is in force." }),
  type: leaf,
  id: word("Its id."),
  version: word("The version in force."),
  revision: word("The revision of all knowledge in force from now on."),
  pack: word("The pack it is in force from: local, or the pack that was covered before."),
  problems: FieldProblems,
});
export type PromoteResult = Static<typeof PromoteResult>;

const version = Type.String({
  pattern: "^v[1-9]\\d{0,8}$",
  description: "v<integer>, v1 to v999999999.",
});

/** The body of POST /api/knowledge/rollback. */
export const RollbackRequest = Type.Object(
  {
    type: leaf,
    id: Type.String({ minLength: 1, maxLength: 120, description: "Its id." }),
    version: Type.Optional(version),
  },
  {
    additionalProperties: false,
    description: "Which object to put back to which of its versions; without one, the one before.",
  },
);

/** Most texts one dry run reads, and most characters of each. */
const MOST_TEXTS = 100;
const LONGEST_TEXT = 20_000;

/** The body of POST /api/knowledge/test. */
export const TestRequest = Type.Object(
  {
    object: Type.Object({}, { description: "A knowledge object, as it would be promoted." }),
    texts: Type.Array(
      Type.String({ minLength: 1, maxLength: LONGEST_TEXT, description: "A message." }),
      { minItems: 1, maxItems: MOST_TEXTS, description: "Messages to try it on." },
    ),
  },
  { additionalProperties: false, description: "An object and texts; nothing is stored." },
);

const Match = Type.Object(
  {
    text: word("What was matched, or how the document reads there."),
    start: Type.Optional(Type.Integer({ description: "Where it begins, in UTF-16 units." })),
    end: Type.Optional(Type.Integer({ description: "Where it ends." })),
  },
  { description: "One match." },
);

const TextResult = Type.Object(
  {
    text_index: Type.Integer({ description: "Which of the texts." }),
    fired: Type.Boolean({ description: "Whether the object acted on it." }),
    shadow: Type.Optional(
      Type.Boolean({ description: "Whether it only ran as a shadow: a draft, or mode shadow." }),
    ),
    matches: Type.Array(Match, { description: "Where." }),
  },
  { description: "What it did to one text." },
);

/** What POST /api/knowledge/test answers. */
export const TestResult = Type.Object({
  ok: Type.Boolean({ description: "Whether a promote of this object would pass the checks." }),
  problems: FieldProblems,
  results: Type.Array(TextResult, {
    description: "One per text; none when the object is refused or no layer reads texts with it.",
  }),
  note: Type.Optional(word("Why there are no results, or who else reads such objects.")),
});
export type TestResult = Static<typeof TestResult>;

const PastVersion = Type.Object(
  {
    version: word("v<integer>."),
    pack: word("The pack it comes from."),
    in_force: Type.Boolean({ description: "Whether it is in force now." }),
    replaced_at: wordOrNull("When another took its place (ISO 8601); null when that is not known."),
    sha256: word("Digest of its canonical bytes."),
    object: Type.Object({}, { description: "The object." }),
  },
  { description: "One version." },
);
export type PastVersion = Static<typeof PastVersion>;

/** What GET /api/knowledge/{type}/{id}/history answers. */
export const History = Type.Object({
  type: leaf,
  id: word("Its id."),
  versions: Type.Array(PastVersion, { description: "Every version known here, newest first." }),
});
