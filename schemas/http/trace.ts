import Type, { type Static } from "typebox";

const elapsed = Type.Number({ minimum: 0, description: "Milliseconds, three decimals." });

/** What one layer did; a layer that failed has `error` and `fired: null`, never an all clear. */
const layer = (properties: Type.TProperties, description: string) =>
  Type.Optional(
    Type.Object(
      {
        fired: Type.Union([Type.Boolean(), Type.Null()], {
          description: "Whether it found something; null when it failed.",
        }),
        elapsed_ms: elapsed,
        error: Type.Optional(Type.String({ description: "Why it failed." })),
        ...properties,
      },
      { description },
    ),
  );

const custom = Type.Optional(
  Type.Literal(true, { description: "Set when the request itself brought it." }),
);
const stringOrNull = (description: string) =>
  Type.Union([Type.String(), Type.Null()], { description });
const strings = (description: string) => Type.Array(Type.String(), { description });

/** A rule that fired, with where. */
export const GrepHitShape = Type.Object(
  {
    rule: Type.String({ description: "The rule's rule_id." }),
    leaf: Type.Optional(
      Type.Enum(["glob_rule", "heuristic_rule", "classifier_rule"], {
        description: "The leaf the rule belongs to; a grep_rule when absent.",
      }),
    ),
    category: Type.String({ description: "What the rule is about." }),
    severity: Type.String({ description: "How grave a hit is." }),
    citation: stringOrNull("The law or standard."),
    indicator: Type.String({ description: "What a hit means." }),
    dimensions: Type.Optional(strings("The dimension ids the rule is a sign of.")),
    cites: Type.Optional(strings("<leaf>/<id> of its grounds.")),
    matches: Type.Array(
      Type.Object(
        {
          text: Type.String({ description: "The words as they were written." }),
          start: Type.Integer({ description: "UTF-16 offset in the scanned text." }),
          end: Type.Integer({ description: "UTF-16 offset just behind them." }),
        },
        { description: "One place." },
      ),
      { description: "Where it matched." },
    ),
    from: Type.Optional(strings("The rules a heuristic rests on.")),
    weight: Type.Optional(
      Type.Number({ description: "How much a heuristic's hit adds to the risk, 0 to 1." }),
    ),
    probability: Type.Optional(
      Type.Number({ description: "What a classifier rule's model said, 0 to 1." }),
    ),
    custom,
    mode: Type.Optional(
      Type.Literal("shadow", { description: "Set when it was traced only and changed nothing." }),
    ),
  },
  { description: "A rule that fired." },
);

/** What one classifier rule said of the message. */
const LabelShape = Type.Object(
  {
    rule: Type.String({ description: "The rule's rule_id." }),
    label: Type.String({ description: "The label asked about." }),
    probability: Type.Union([Type.Number(), Type.Null()], {
      description: "0 to 1; null when no model could say.",
    }),
    threshold: Type.Number({ description: "The rule fires from here on." }),
    fired: Type.Boolean({ description: "Whether it did." }),
    shadow: Type.Optional(Type.Literal(true, { description: "Set when it changes nothing." })),
  },
  { description: "One classifier rule." },
);

const FailedRule = Type.Object(
  {
    rule: Type.String({ description: "The rule's rule_id." }),
    error: Type.String({ description: "Why it could not be asked." }),
  },
  { description: "One rule." },
);

/** A document that was retrieved. */
export const RetrievedDocumentShape = Type.Object(
  {
    id: Type.String({ description: "Its id." }),
    title: Type.String({ description: "Its title." }),
    jurisdiction: stringOrNull("Whose law it is."),
    score: Type.Number({ description: "How well it fits; more is better." }),
    snippet: Type.String({ description: "Its passage that fits best." }),
    source_url: stringOrNull("Where it can be read."),
    custom,
  },
  { description: "A document that was retrieved." },
);

/** A document that came along by a citation. */
const LinkedShape = Type.Object(
  {
    id: Type.String({ description: "Its id." }),
    title: Type.String({ description: "Its title." }),
    jurisdiction: stringOrNull("Whose law it is."),
    citation: stringOrNull("As people cite it."),
    source_url: stringOrNull("Where it can be read."),
    via: Type.String({ description: "The retrieved document that leads to it." }),
    relation: Type.String({ description: "What that document is to this one." }),
    evidence: stringOrNull("Where the one says so of the other."),
    by: Type.String({ description: "The citation_edge." }),
  },
  { description: "A document that came along by a citation." },
);

/** A lookup that was made. */
export const ToolCallShape = Type.Object(
  {
    tool: Type.String({ description: "The tool's name." }),
    args: Type.Object({}, { description: "What it was asked." }),
    result: Type.Object({}, { description: "What it answered." }),
    elapsed_ms: elapsed,
  },
  { description: "A lookup that was made." },
);

/** A chain of lookups that was carried out. */
const ChainShape = Type.Object(
  {
    chain: Type.String({ description: "The tool_chain's id." }),
    steps: Type.Array(
      Type.Object(
        {
          tool: Type.String({ description: "The tool." }),
          args_from: Type.String({ description: "Where its arguments came from." }),
          calls: Type.Array(Type.Integer(), { description: "Positions in `calls`." }),
        },
        { description: "One step." },
      ),
      { description: "The steps made." },
    ),
    done: Type.Boolean({ description: "Whether every step found something." }),
  },
  { description: "A chain of lookups." },
);

/** A tactic that a message shows. */
const PatternShape = Type.Object(
  {
    id: Type.String({ description: "The modus_operandi's id." }),
    pattern: Type.String({ description: "Its name in counts and reports." }),
    label: Type.String({ description: "The tactic in a few words." }),
    description: Type.String({ description: "How it works." }),
    indicators: strings("Its indicators that fired."),
    n_indicators: Type.Integer({ description: "How many it has." }),
    named: strings("Its names that stand in the message."),
    told: Type.Boolean({ description: "Whether it is told, rather than only counted." }),
  },
  { description: "A tactic that fits." },
);

/** What was made of what the layers found. */
const reasoning = layer(
  {
    snippets: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: Type.String({ description: "The context_snippet's id." }),
            tokens: Type.Integer({ description: "About so many tokens of the prompt." }),
          },
          { description: "One snippet." },
        ),
        { description: "Background put before the layers' findings." },
      ),
    ),
    patterns: Type.Optional(Type.Array(PatternShape, { description: "Tactics, best first." })),
    steps: Type.Optional(strings("The reasoning_steps of an answer, in their order.")),
  },
  "Background, tactics and steps.",
);

/** What the layers did for one request; further keys may appear. */
export const HarnessTrace = Type.Object(
  {
    revision: Type.String({ description: "Digest of the knowledge that was in force." }),
    packs: Type.Array(Type.Object({}, { description: "One pack." }), {
      description: "The packs in force, with version and revision.",
    }),
    elapsed_ms: elapsed,
    _final_user_text: Type.String({ description: "The exact merged prompt the model received." }),
    persona: layer(
      {
        id: Type.Optional(
          stringOrNull("The persona_block; null when the request brought its own."),
        ),
        characters: Type.Optional(Type.Integer({ description: "Length of the role prompt." })),
      },
      "The role prompt.",
    ),
    grep: layer(
      {
        hits: Type.Optional(Type.Array(GrepHitShape, { description: "The rules that fired." })),
        n_rules: Type.Optional(Type.Integer({ description: "How many rules ran." })),
        n_shadow: Type.Optional(
          Type.Integer({ description: "How many shadow rules would have fired." }),
        ),
        shadow: Type.Optional(
          Type.Array(GrepHitShape, {
            description: "Rules on trial and drafts that would have fired; absent when none did.",
          }),
        ),
        labels: Type.Optional(
          Type.Array(LabelShape, {
            description: "What each classifier rule said; absent when none runs.",
          }),
        ),
        failed: Type.Optional(
          Type.Array(FailedRule, {
            description: "Rules that could not be asked: their silence is no all-clear.",
          }),
        ),
      },
      "The rules.",
    ),
    rag: layer(
      {
        documents: Type.Optional(
          Type.Array(RetrievedDocumentShape, { description: "The documents, best first." }),
        ),
        linked: Type.Optional(
          Type.Array(LinkedShape, {
            description: "Documents one citation away from them; absent when there are none.",
          }),
        ),
      },
      "Retrieval.",
    ),
    tools: layer(
      {
        calls: Type.Optional(Type.Array(ToolCallShape, { description: "The lookups." })),
        chains: Type.Optional(
          Type.Array(ChainShape, { description: "Chains whose first step found something." }),
        ),
        failed: Type.Optional(strings("Tools that failed.")),
      },
      "The lookups.",
    ),
    official_sources: layer({}, "Configured official sources."),
    online: layer({}, "A configured search engine."),
    reasoning,
    error: Type.Optional(Type.String({ description: "Why the request ended early." })),
  },
  { description: "What the layers did." },
);
export type HarnessTrace = Static<typeof HarnessTrace>;
