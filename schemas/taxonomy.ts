/** The branch table: 7 branches, 28 leaves. Leaf types, folders, routes and JSON Schemas all derive from it. */
export const BRANCHES = {
  matching_knowledge: ["grep_rule", "glob_rule", "classifier_rule", "heuristic_rule"],
  grounding_knowledge: ["rag_doc", "citation_edge", "corridor_profile", "ngo_directory"],
  reasoning_knowledge: [
    "persona_block",
    "context_snippet",
    "reasoning_step",
    "rubric_dimension",
    "modus_operandi",
  ],
  evaluation_knowledge: [
    "evaluation_dimension",
    "evaluation_prompt",
    "evaluation_metric",
    "evaluation_weighting",
  ],
  tool_knowledge: ["tool_definition", "tool_example", "tool_chain"],
  input_knowledge: [
    "fact_template",
    "extracted_fact",
    "entity_signal",
    "upload_schema",
    "prompt_template",
  ],
  output_knowledge: ["envelope_schema", "audit_template", "submission_schema"],
} as const;

export type Branch = keyof typeof BRANCHES;
export type Leaf = (typeof BRANCHES)[Branch][number];

/** Every leaf, in the order of the branch table. */
export const LEAF_NAMES: readonly Leaf[] = Object.values(BRANCHES).flat();

/** Whether a word from outside names a leaf. */
export function isLeaf(word: unknown): word is Leaf {
  return LEAF_NAMES.some((leaf) => leaf === word);
}

/** Rule severities, mildest first. */
export const SEVERITIES = ["low", "medium", "high", "critical"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Whether a hit of that severity is a grave one. */
export function isGraveSeverity(severity: string): boolean {
  return severity === "high" || severity === "critical";
}

/** What a text can be a sign of: the 11 ILO indicators of forced labour, then six of recruitment itself. */
export const DIMENSIONS = [
  "abuse-of-vulnerability",
  "deception",
  "restriction-of-movement",
  "isolation",
  "physical-and-sexual-violence",
  "intimidation-and-threats",
  "retention-of-identity-documents",
  "withholding-of-wages",
  "debt-bondage",
  "abusive-working-and-living-conditions",
  "excessive-overtime",
  "illegal_fees",
  "fee_camouflage",
  "predatory_lending",
  "contract_substitution",
  "jurisdiction_evasion",
  "fraudulent_offer",
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Jurisdictions of law that is no one country's: international law, and what holds everywhere. */
export const INTERNATIONAL: ReadonlySet<string> = new Set(["INT", "ILO", "UN", "IOM", "*"]);

/** The closed list of tag keys; a tag is `<key>:<value>`. */
export const TAG_KEYS = [
  "status",
  "indicator",
  "lang",
  "corridor",
  "jurisdiction",
  "sector",
  "theme",
  "audience",
] as const;
export type TagKey = (typeof TAG_KEYS)[number];

/** Where an object stands: drafts load and are listed but act as shadow. */
export const STATUSES = ["draft", "reviewed", "deprecated"] as const;

/** What an object's tags say of a key: of `lang:en` and the key lang, en. */
export function tagged(
  { tags = [] }: { readonly tags?: readonly string[] },
  key: TagKey,
): readonly string[] {
  const prefix = `${key}:`;
  return tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));
}
