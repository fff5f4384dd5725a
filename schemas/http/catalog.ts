import Type, { type Static } from "typebox";
import { LEAF_NAMES, SEVERITIES } from "../taxonomy.ts";
import { word, wordOrNull, words } from "./fields.ts";

/** What GET /api/harness-info answers: which layers are wired. */
export const HarnessInfo = Type.Object({
  persona: Type.Boolean({ description: "Whether a role prompt can be put first." }),
  persona_default: word("The bundled role prompt."),
  grep: Type.Boolean({ description: "Whether rules can run." }),
  rag: Type.Boolean({ description: "Whether documents can be retrieved." }),
  tools: Type.Boolean({ description: "Whether lookups can be made." }),
  grade: Type.Boolean({ description: "Whether answers can be graded." }),
  grade_categories: words("The rubrics answers can be graded by."),
});
export type HarnessInfo = Static<typeof HarnessInfo>;

/** The layers GET /api/harness-catalog/{layer} knows. */
export const CATALOG_LAYERS = ["grep", "rag", "tools"] as const;

/** A rule in the catalogue. */
export const GrepItem = Type.Object(
  {
    rule: word("Its rule_id."),
    category: word("What it is about."),
    severity: Type.Enum([...SEVERITIES], { description: "How grave a hit is." }),
    citation: wordOrNull("The law or standard."),
    indicator: word("What a hit means."),
    patterns: words("Its patterns."),
    languages: words("The languages it reads."),
    mode: word("enforce, shadow or off."),
    pack: word("The pack it comes from."),
    version: word("Its version."),
  },
  { description: "A rule." },
);
export type GrepItem = Static<typeof GrepItem>;

/** A document in the catalogue. */
export const RagItem = Type.Object(
  {
    id: word("Its id."),
    title: word("Its title."),
    jurisdiction: word("Whose law it is."),
    doc_type: wordOrNull("What kind of document it is."),
    source: wordOrNull("Where it can be read."),
    snippet: word("How it begins."),
    fetched_at: wordOrNull("When the source was last read."),
  },
  { description: "A document." },
);
export type RagItem = Static<typeof RagItem>;

/** A lookup in the catalogue. */
export const ToolItem = Type.Object(
  {
    name: word("Its name."),
    description: word("What it looks up."),
    schema: Type.Object({}, { description: "JSON Schema of its arguments." }),
    wired: Type.Boolean({ description: "Whether a module answers it." }),
  },
  { description: "A lookup." },
);
export type ToolItem = Static<typeof ToolItem>;

/** What GET /api/harness-catalog/{layer} answers. */
export const CatalogResponse = Type.Object({
  layer: Type.Enum([...CATALOG_LAYERS], { description: "The layer." }),
  wired: Type.Boolean({ description: "Whether the layer can run." }),
  items: Type.Array(Type.Union([GrepItem, RagItem, ToolItem], { description: "One of them." }), {
    description: "What the layer has: rules, documents or lookups.",
  }),
  note: wordOrNull("What else to know."),
});
export type CatalogResponse = Static<typeof CatalogResponse>;

/** The guides GET /api/docs/{layer} knows. */
export const DOC_LAYERS = ["persona", "grep", "rag", "tools", "examples", "grade"] as const;

/** What GET /api/docs/{layer} answers; an unknown layer is `found: false`, not an error. */
export const LayerDocs = Type.Object({
  layer: word("The layer that was asked for."),
  found: Type.Boolean({ description: "Whether there is a guide." }),
  markdown: word("The guide; empty when there is none."),
});
export type LayerDocs = Static<typeof LayerDocs>;

/** A prompt of the example library. */
export const ExamplePrompt = Type.Object(
  {
    id: word("Its id."),
    text: word("The message."),
    category: word("What it is about."),
    subcategory: word("The narrower subject."),
    sector: word("The kind of work."),
    corridor: word("The route, or any."),
    difficulty: Type.Enum(["easy", "medium", "hard"], {
      description: "How hard a good answer is.",
    }),
    ilo_indicators: words("The signs it shows."),
  },
  { description: "An example." },
);
export type ExamplePrompt = Static<typeof ExamplePrompt>;

/** What GET /api/examples answers. */
export const Examples = Type.Object({
  examples: Type.Array(ExamplePrompt, { description: "The example library." }),
});
export type Examples = Static<typeof Examples>;

const leaves = (description: string) => Type.Array(Type.Enum([...LEAF_NAMES]), { description });

const HarnessItem = Type.Object(
  {
    name: word("Its name."),
    tier: Type.Optional(Type.Enum(["core", "secondary"], { description: "How central it is." })),
    summary: Type.Optional(word("What it is for.")),
    state: Type.Enum(["mounted", "failed", "restart_needed"], { description: "Whether it runs." }),
    error: Type.Optional(word("Why it does not.")),
    applied_layers: words("The layers it may run."),
    consumes: leaves("The leaves it reads."),
    emits: leaves("The leaves it makes."),
    endpoints: Type.Array(
      Type.Object(
        {
          method: word("HTTP method."),
          path: word("Path."),
          summary: word("What it does."),
        },
        { description: "A route." },
      ),
      { description: "Its routes." },
    ),
    tools: Type.Optional(words("The lookups it relies on.")),
    knowledge_manifest: Type.Optional(
      Type.Object({}, { description: "What it needs of the packs." }),
    ),
    rubric: Type.Optional(Type.Object({}, { description: "How its answers are judged." })),
    logic_paths: Type.Optional(words("Where its logic is.")),
    knowledge_packs: Type.Optional(words("The packs it reads.")),
    logic_packs: Type.Optional(words("The packs of rules it runs.")),
    model_io: Type.Optional(word("What it asks of the model.")),
    model_targets: Type.Optional(words("The models it is made for.")),
    input_verification: Type.Optional(words("How requests are checked.")),
    output_verification: Type.Optional(words("How answers are checked.")),
    privacy_boundaries: Type.Optional(words("What never leaves.")),
  },
  { description: "A harness." },
);

/** What GET /api/harnesses answers; a faulty one is listed with its reason. */
export const HarnessListing = Type.Object({
  harnesses: Type.Array(HarnessItem, { description: "Every harness that was found." }),
  n_harnesses: Type.Integer({ minimum: 0, description: "How many." }),
});
export type HarnessListing = Static<typeof HarnessListing>;
