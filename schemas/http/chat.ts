import Type, { type Static } from "typebox";
import {
  CustomCorridorCap,
  CustomFeeCamouflage,
  CustomGrepRule,
  CustomNgoIntake,
  CustomRagDoc,
} from "./custom.ts";

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

const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const ContentPart = Type.Object(
  {
    type: Type.Enum(["text", "image"], { description: "What the part holds." }),
    text: Type.Optional(nullable(Type.String({ maxLength: MAX_TEXT }))),
    image: Type.Optional(
      nullable(Type.String({ description: "`store://<image_id>` of an earlier upload." })),
    ),
  },
  { additionalProperties: false },
);
export type ContentPart = Static<typeof ContentPart>;

export const ChatMessage = Type.Object(
  {
    role: Type.Enum(["user", "assistant", "system"], { description: "Who speaks." }),
    content: Type.Union([
      Type.String({ maxLength: MAX_TEXT }),
      Type.Array(ContentPart, { maxItems: 100 }),
    ]),
  },
  { additionalProperties: false },
);
export type ChatMessage = Static<typeof ChatMessage>;

export const GenerationParams = Type.Object(
  {
    max_new_tokens: Type.Integer({ minimum: 1, maximum: 8192, default: 8192 }),
    temperature: Type.Number({ minimum: 0, maximum: 2, default: 1 }),
    top_p: Type.Number({ exclusiveMinimum: 0, maximum: 1, default: 0.95 }),
    top_k: Type.Integer({ minimum: 0, default: 64 }),
  },
  { additionalProperties: false },
);
export type GenerationParams = Static<typeof GenerationParams>;

const customItems = <T extends Type.TSchema>(item: T) =>
  Type.Union([Type.Array(item, { maxItems: 50 }), Type.Null()], { default: null });

export const HarnessToggles = Type.Object(
  {
    persona: Type.Boolean({ default: false }),
    persona_text: Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()], { default: null }),
    grep: Type.Boolean({ default: false }),
    rag: Type.Boolean({ default: false }),
    tools: Type.Boolean({ default: false }),
    official_sources: Type.Boolean({ default: false }),
    online: Type.Boolean({ default: false }),
    custom_grep_rules: customItems(CustomGrepRule),
    custom_rag_docs: customItems(CustomRagDoc),
    custom_corridor_caps: customItems(CustomCorridorCap),
    custom_fee_camouflage: customItems(CustomFeeCamouflage),
    custom_ngo_intake: customItems(CustomNgoIntake),
  },
  { additionalProperties: false },
);
export type HarnessToggles = Static<typeof HarnessToggles>;

export const ChatRequest = Type.Object(
  {
    messages: Type.Array(ChatMessage, { minItems: 1, maxItems: 1000 }),
    generation: Type.Object(GenerationParams.properties, {
      additionalProperties: false,
      default: {},
    }),
    toggles: Type.Object(HarnessToggles.properties, { additionalProperties: false, default: {} }),
  },
  { additionalProperties: false },
);
export type ChatRequest = Static<typeof ChatRequest>;
