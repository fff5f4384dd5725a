import Type, { type Static } from "typebox";
import { NULL_IS_ABSENT } from "../null-is-absent.ts";
import { DIMENSIONS } from "../taxonomy.ts";
import { GenerationParams, HarnessToggles, MAX_TEXT } from "./chat.ts";
import { share } from "./fields.ts";
import { ModelInfo } from "./model-info.ts";
import { HarnessTrace } from "./trace.ts";

/** Who is speaking: someone who exploits or tells others how, someone it happens to, someone who asks about the law, someone who keeps to it, or none of these. */
export const STANCES = ["offer", "victim", "inquiry", "compliance", "unrelated"] as const;
export type Stance = (typeof STANCES)[number];

/** What to do about a text, mildest first. */
export const ACTIONS = [
  "allow",
  "log_only",
  "review",
  "escalate_to_ngo",
  "escalate_to_regulator",
  "urgent_safety_referral",
] as const;
export type Action = (typeof ACTIONS)[number];

/** What of the verdict is asked for. */
export const SCHEMA_MODES = ["single_label", "multi_label", "risk_vector", "custom"] as const;
export type SchemaMode = (typeof SCHEMA_MODES)[number];

/** How the engine writes a verdict: brief and without chance, unless asked otherwise. */
const BriefGeneration = {
  ...GenerationParams.properties,
  max_new_tokens: Type.Integer({ ...GenerationParams.properties.max_new_tokens, default: 512 }),
  temperature: Type.Number({ ...GenerationParams.properties.temperature, default: 0 }),
};

/** Body of POST /api/classifier/evaluate: form A names its text `content_text` and is answered with JSON, form B `content` and is answered with an event stream. */
export const ClassifierRequest = Type.Object(
  {
    content_text: Type.Optional(
      Type.String({ maxLength: MAX_TEXT, description: "Form A: the text to classify." }),
    ),
    image_base64: Type.Optional(
      Type.String({
        description:
          "Form A: an image (PNG, JPEG, WebP, GIF) of at most 12 MiB, in base64 or as a data URL.",
      }),
    ),
    content: Type.Optional(
      Type.String({ maxLength: MAX_TEXT, description: "Form B: the text to classify." }),
    ),
    image: Type.Optional(
      Type.String({
        maxLength: 200,
        description: "Form B: `store://<image_id>` of an earlier upload.",
      }),
    ),
    schema_mode: Type.Enum([...SCHEMA_MODES], {
      default: "risk_vector",
      description: "What of the verdict is asked for.",
    }),
    custom_schema: Type.Optional(
      Type.Unsafe<object>({
        type: "object",
        description:
          "JSON Schema of the model's answer in mode custom; at most 16 KiB. Without it `custom` is null.",
      }),
    ),
    generation: Type.Object(BriefGeneration, {
      additionalProperties: false,
      default: {},
      description: "How the engine writes.",
    }),
    toggles: Type.Object(HarnessToggles.properties, {
      additionalProperties: false,
      default: {},
      description:
        "Which layers enter the model's prompt; the verdict always rests on all of them.",
    }),
  },
  {
    additionalProperties: false,
    [NULL_IS_ABSENT]: [
      "content_text",
      "image_base64",
      "content",
      "image",
      "schema_mode",
      "custom_schema",
      "generation",
      "toggles",
    ],
  },
);
export type ClassifierRequest = Static<typeof ClassifierRequest>;

/** What of a language model's answer is taken; whatever else it says is left. */
export const ModelVerdict = Type.Object(
  {
    classification: Type.Enum([...DIMENSIONS, "no_risk_found"], {
      description: "The strongest dimension.",
    }),
    overall_risk: share("How likely it is that somebody is exploited."),
    confidence: share("How sure this is."),
    recommended_action: Type.Enum([...ACTIONS], { description: "What to do about the text." }),
    rationale: Type.String({ maxLength: 2000, description: "Why, in one or two sentences." }),
  },
  { description: "A language model's opinion." },
);
export type ModelVerdict = Static<typeof ModelVerdict>;

/** Tenths from 0 to 1: a grammar holds a model to a list, not to a range. */
const TENTHS = Array.from({ length: 11 }, (_, tenth) => tenth / 10);
const tenths = (description: string) => Type.Unsafe<number>({ enum: TENTHS, description });

/** What a language model is asked for: the same, in the steps and lengths that a grammar can hold it to. */
export const AskedVerdict = Type.Object(
  {
    ...ModelVerdict.properties,
    overall_risk: tenths("How likely it is that somebody is exploited."),
    confidence: tenths("How sure this is."),
    rationale: Type.String({ maxLength: 160, description: "Why, in one sentence." }),
  },
  { additionalProperties: false, description: "A language model's opinion." },
);

/** One dimension of a verdict. */
export const RiskVector = Type.Object(
  {
    dimension: Type.String({ description: "The dimension's id." }),
    magnitude: share("How strongly the evidence speaks for it."),
    direction: Type.Enum(["high", "medium", "low"], { description: "The same in a word." }),
    evidence: Type.String({ description: "The words of the text and the rules they met." }),
  },
  { description: "One dimension." },
);
export type RiskVector = Static<typeof RiskVector>;

/** What is said beside every verdict, in both forms. */
const BESIDE = {
  stance: Type.Object(
    {
      label: Type.Enum([...STANCES], { description: "Who is speaking." }),
      evidence: Type.String({ description: "Why it is read so." }),
    },
    { description: "Who is speaking." },
  ),
  sources: Type.Object(
    {
      deterministic: share("The risk by rules, lookups and the bundled text model."),
      model: Type.Union([share("A share."), Type.Null()], {
        description: "The risk as the language model gave it, or null.",
      }),
    },
    { description: "Who says what of the risk; overall_risk is the larger." },
  ),
  rationale: Type.String({ description: "Why, in plain words, naming rules and law." }),
  ngo_referrals: Type.Array(Type.String(), { description: "ngo_directory ids, from packs only." }),
};

const VERDICT = {
  classification: Type.String({
    description:
      "The strongest dimension; risk_in_wording where no rule names one; or no_risk_found.",
  }),
  confidence: share("How sure the classification is."),
  overall_risk: Type.Optional(share("How likely it is that somebody is exploited.")),
  recommended_action: Type.Optional(
    Type.Enum([...ACTIONS], { description: "What to do about the text." }),
  ),
  labels: Type.Optional(
    Type.Record(Type.String(), share("Its probability."), {
      description: "Mode multi_label: every dimension.",
    }),
  ),
  custom: Type.Optional(
    Type.Unknown({ description: "Mode custom: the model's JSON, or null where it did not fit." }),
  ),
};

/** The verdict as form A has it. */
export const FlatVerdict = Type.Object({
  ...VERDICT,
  risk_vectors: Type.Optional(
    Type.Record(Type.String(), share("Its magnitude."), { description: "Dimension → magnitude." }),
  ),
  ...BESIDE,
});
export type FlatVerdict = Static<typeof FlatVerdict>;

/** The verdict as form B has it. */
export const ListedVerdict = Type.Object(
  {
    ...VERDICT,
    classification_label: Type.String({ description: "The same for people." }),
    risk_vectors: Type.Optional(Type.Array(RiskVector, { description: "The dimensions found." })),
    ...BESIDE,
  },
  { description: "The verdict." },
);
export type ListedVerdict = Static<typeof ListedVerdict>;

/** How a verdict was come by. */
const MADE = {
  raw: Type.String({ description: "What the model wrote, unparsed; empty without a model." }),
  parse_ok: Type.Boolean({ description: "Whether it parsed as the structured envelope." }),
  elapsed_ms: Type.Integer({ minimum: 0, description: "Milliseconds end to end." }),
  decision_id: Type.String({ description: "Names this decision." }),
  harness_trace: HarnessTrace,
  model_info: ModelInfo,
};

/** What form A is answered with. */
export const ClassifierAnswer = Type.Object({ ...FlatVerdict.properties, ...MADE });
export type ClassifierAnswer = Static<typeof ClassifierAnswer>;

/** The last event that form B is answered with. */
export const ClassifierEvent = Type.Object({ parsed: ListedVerdict, ...MADE });
export type ClassifierEvent = Static<typeof ClassifierEvent>;
