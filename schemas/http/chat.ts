import Type, { type Static } from "typebox";
import { NULL_IS_ABSENT } from "../null-is-absent.ts";
import {
  CustomCorridorCap,
  CustomFeeCamouflage,
  CustomGrepRule,
  CustomNgoIntake,
  CustomRagDoc,
} from "./custom.ts";
import { ModelInfo } from "./model-info.ts";
import { HarnessTrace } from "./trace.ts";
import { Verification } from "./verification.ts";

/** The layers a harness may run, in the order they run. */
export const LAYER_NAMES = [
  "persona",
  "grep",
  "rag",
  "tools",
  "official_sources",
  "online",
] as const;
export type LayerName = (typeof LAYER_NAMES)[number];

/** Most UTF-16 units of text one message may hold: 1 MiB. */
export const MAX_TEXT = 1_048_576;

const orNull = <T extends Type.TSchema>(schema: T, options: Type.TSchemaOptions = {}) =>
  Type.Union([schema, Type.Null()], options);

/** One part of a message: text, or an image uploaded before. */
export const ContentPart = Type.Object(
  {
    type: Type.Enum(["text", "image"], { description: "What the part holds." }),
    text: Type.Optional(
      orNull(Type.String({ maxLength: MAX_TEXT }), {
        description: "What is said; beside an image, the words under it.",
      }),
    ),
    image: Type.Optional(
      orNull(Type.String({ maxLength: 200 }), {
        description:
          "`store://<image_id>` of an earlier upload; beside a text, the image above it.",
      }),
    ),
  },
  { additionalProperties: false, description: "One part of a message." },
);
export type ContentPart = Static<typeof ContentPart>;

/** One turn of the conversation. */
export const ChatMessage = Type.Object(
  {
    role: Type.Enum(["user", "assistant", "system"], { description: "Who speaks." }),
    content: Type.Union(
      [Type.String({ maxLength: MAX_TEXT }), Type.Array(ContentPart, { maxItems: 100 })],
      { description: "What is said: a string, or a list of parts." },
    ),
  },
  { additionalProperties: false, description: "One turn." },
);
export type ChatMessage = Static<typeof ChatMessage>;

/** How the engine writes; every field has a default, so all are there once validated. */
export const GenerationParams = Type.Object(
  {
    max_new_tokens: Type.Integer({
      minimum: 1,
      maximum: 8192,
      default: 8192,
      description: "Most tokens of the answer.",
    }),
    temperature: Type.Number({
      minimum: 0,
      maximum: 2,
      default: 1,
      description: "How freely the model chooses; 0 is always the likeliest.",
    }),
    top_p: Type.Number({
      exclusiveMinimum: 0,
      maximum: 1,
      default: 0.95,
      description: "The model chooses among the likeliest tokens of this total probability.",
    }),
    top_k: Type.Integer({
      minimum: 0,
      default: 64,
      description: "The model chooses among so many likeliest tokens; 0 is no limit.",
    }),
  },
  { additionalProperties: false, description: "How the engine writes." },
);
export type GenerationParams = Static<typeof GenerationParams>;

// Not a union: defaults inside the branches of one are never filled.
const customItems = <T extends Type.TSchema>(items: T, description: string) =>
  Type.Unsafe<Static<T>[] | null>({
    type: ["array", "null"],
    items,
    maxItems: 50,
    default: null,
    description,
  });

const switchedOff = (description: string) => Type.Boolean({ default: false, description });

/** Which layers run for one request, and what it brings of its own; every field has a default. */
export const HarnessToggles = Type.Object(
  {
    persona: switchedOff("Whether a role prompt comes first."),
    persona_text: orNull(Type.String({ maxLength: 20_000 }), {
      default: null,
      description: "The role prompt; the bundled one when null.",
    }),
    grep: switchedOff("Whether the rules run."),
    rag: switchedOff("Whether documents are retrieved."),
    tools: switchedOff("Whether lookups are made."),
    official_sources: switchedOff("Whether configured official sources are asked."),
    online: switchedOff("Whether a configured search engine is asked."),
    custom_grep_rules: customItems(CustomGrepRule, "Rules that run beside the built-in ones."),
    custom_rag_docs: customItems(CustomRagDoc, "Documents findable beside the bundled ones."),
    custom_corridor_caps: customItems(CustomCorridorCap, "Fee caps that win over bundled ones."),
    custom_fee_camouflage: customItems(
      CustomFeeCamouflage,
      "Fee names that win over bundled ones.",
    ),
    custom_ngo_intake: customItems(CustomNgoIntake, "Contacts that come before bundled ones."),
  },
  { additionalProperties: false, description: "Which layers run." },
);
export type HarnessToggles = Static<typeof HarnessToggles>;

/** The toggles of a request that says nothing of them: every default. */
export const NOTHING_ON: Readonly<HarnessToggles> = {
  persona: false,
  persona_text: null,
  grep: false,
  rag: false,
  tools: false,
  official_sources: false,
  online: false,
  custom_grep_rules: null,
  custom_rag_docs: null,
  custom_corridor_caps: null,
  custom_fee_camouflage: null,
  custom_ngo_intake: null,
};

/** Body of POST /api/chat/send. `generation` and `toggles` may be absent, null or partial; validation fills them. */
export const ChatRequest = Type.Object(
  {
    messages: Type.Array(ChatMessage, {
      minItems: 1,
      maxItems: 1000,
      description: "The conversation, oldest first.",
    }),
    generation: Type.Object(GenerationParams.properties, {
      additionalProperties: false,
      default: {},
      description: "How the engine writes.",
    }),
    toggles: Type.Object(HarnessToggles.properties, {
      additionalProperties: false,
      default: {},
      description: "Which layers run.",
    }),
  },
  { additionalProperties: false, [NULL_IS_ABSENT]: ["generation", "toggles"] },
);
export type ChatRequest = Static<typeof ChatRequest>;

/** Last event of POST /api/chat/send when it went well. */
export const ChatAnswer = Type.Object({
  response: Type.String({ description: "The answer." }),
  elapsed_ms: Type.Integer({ minimum: 0, description: "Milliseconds from request to answer." }),
  model_info: ModelInfo,
  harness_trace: HarnessTrace,
  verification: Type.Optional(Verification),
});
export type ChatAnswer = Static<typeof ChatAnswer>;

/** Last event of POST /api/chat/send when something failed after the stream had opened. */
export const ChatFailure = Type.Object({
  error: Type.Object(
    {
      detail: Type.String({ description: "What went wrong, in a sentence." }),
      code: Type.String({ description: "The same, for programs." }),
      retry_after: Type.Optional(
        Type.Integer({
          minimum: 1,
          description:
            "Seconds after which asking again makes sense, as Retry-After says elsewhere.",
        }),
      ),
    },
    { description: "Why there is no answer." },
  ),
  elapsed_ms: Type.Integer({ minimum: 0, description: "Milliseconds until it failed." }),
  harness_trace: Type.Optional(HarnessTrace),
});
export type ChatFailure = Static<typeof ChatFailure>;

/** The one data event of POST /api/chat/send; comments keep the stream alive before it. */
export const ChatEvent = Type.Union([ChatAnswer, ChatFailure], {
  description: "An answer, or why there is none.",
});

/** What POST /api/chat/upload-image answers. */
export const ImageUpload = Type.Object({
  id: Type.String({ description: "Opaque; a message part names it as `store://<id>`." }),
  mime: Type.String({ description: "The type that the bytes themselves show." }),
  bytes: Type.Integer({ minimum: 1, description: "Size in bytes." }),
});
export type ImageUpload = Static<typeof ImageUpload>;
