import Type, { type Static } from "typebox";
import { NULL_IS_ABSENT } from "../null-is-absent.ts";
import { MAX_TEXT } from "./chat.ts";
import { word } from "./fields.ts";

/** Most texts of one request, most objects of one submission. */
const MOST_TEXTS = 1_000;
const MOST_OBJECTS = 500;

const oneText = Type.String({ maxLength: MAX_TEXT, description: "A text." });
const texts = Type.Array(oneText, { minItems: 1, maxItems: MOST_TEXTS, description: "Texts." });

/** The body of POST /api/anonymize: `texts`, or one `text`. */
export const AnonymizeRequest = Type.Object(
  {
    texts: Type.Optional(
      Type.Union([texts, oneText], {
        description: "Texts, or one; the same value has the same placeholder in all of them.",
      }),
    ),
    text: Type.Optional(oneText),
    entities: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 60, description: "A label, as PHONE." }), {
        minItems: 1,
        maxItems: 400,
        description: "The labels to take out; every label when absent.",
      }),
    ),
    language: Type.Optional(
      Type.String({
        pattern: "^[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8}){0,4}$",
        description: "Language of the texts (BCP 47); every language is looked for in any case.",
      }),
    ),
  },
  { additionalProperties: false, [NULL_IS_ABSENT]: ["texts", "text", "entities", "language"] },
);
export type AnonymizeRequest = Static<typeof AnonymizeRequest>;

const Redaction = Type.Object(
  {
    label: word("What kind of value it is."),
    placeholder: word("What stands for it."),
    start: Type.Integer({
      description: "Where it begins in the text that was sent, in UTF-16 units.",
    }),
    end: Type.Integer({ description: "Where it ends." }),
  },
  { description: "One value that was taken out; the value itself is not told." },
);

/** What POST /api/anonymize answers. */
export const AnonymizeResult = Type.Object({
  redacted: Type.Array(word("The text without its personal values."), {
    description: "One for each text.",
  }),
  diffs: Type.Array(
    Type.Object(
      {
        n_redactions: Type.Integer({ description: "How many values were taken out." }),
        redactions: Type.Array(Redaction, { description: "In the text's order." }),
      },
      { description: "What was taken out of one text." },
    ),
    { description: "One for each text." },
  ),
});
export type AnonymizeResult = Static<typeof AnonymizeResult>;

const objects = (description: string) =>
  Type.Array(Type.Object({}, { description: "An object." }), {
    minItems: 1,
    maxItems: MOST_OBJECTS,
    description,
  });
const object = Type.Object({}, { description: "One of them." });

/** The body of POST /api/submit/local: `facts` of any shape, or `knowledge` objects. */
export const LocalSubmission = Type.Object(
  {
    facts: Type.Optional(
      Type.Union([objects("Facts."), object], { description: "Facts, or one." }),
    ),
    knowledge: Type.Optional(
      Type.Union([objects("Knowledge objects."), object], {
        description: "Knowledge objects, or one.",
      }),
    ),
  },
  { additionalProperties: false, [NULL_IS_ABSENT]: ["facts", "knowledge"] },
);
export type LocalSubmission = Static<typeof LocalSubmission>;

/** The body of POST /api/submit/knowledge. */
export const HubSubmission = Type.Object(
  {
    knowledge: Type.Union([objects("Knowledge objects."), object], {
      description: "Knowledge objects, or one.",
    }),
    target_url: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2_000,
        description:
          "The hub's address; its host must be on HARNESS_HUB_ALLOW. Without one nothing is sent.",
      }),
    ),
  },
  { additionalProperties: false, [NULL_IS_ABSENT]: ["target_url"] },
);
export type HubSubmission = Static<typeof HubSubmission>;

/** What both submit routes answer. */
export const SubmissionResult = Type.Object({
  ok: Type.Boolean({ description: "Whether it is where it was to go." }),
  run_id: word("The run's id, as in the audit log."),
  n_items: Type.Integer({ description: "How many objects." }),
  sha256_blob: word("Digest of the anonymized bytes, never of what was sent in."),
  transmitted: Type.Boolean({ description: "Whether anything left this machine." }),
  remote_status: Type.Optional(Type.Integer({ description: "The HTTP status the hub answered." })),
  note: word("What was done, in a sentence."),
});
export type SubmissionResult = Static<typeof SubmissionResult>;
