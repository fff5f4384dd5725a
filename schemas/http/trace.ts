import Type, { type Static } from "typebox";
import { NEEDS } from "../needs.ts";
import { wordOrNull, words } from "./fields.ts";
import { custom, FailedRule, GrepHitShape, LabelShape } from "./grep-trace.ts";
import { OCR_DESCRIPTION, OCR_TRACE } from "./ocr-trace.ts";
import { OUTSIDE_TRACE } from "./outside-trace.ts";

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

/** A document that was retrieved. */
export const RetrievedDocumentShape = Type.Object(
  {
    id: Type.String({ description: "Its id." }),
    title: Type.String({ description: "Its title." }),
    jurisdiction: wordOrNull("Whose law it is."),
    score: Type.Number({ description: "How well it fits; more is better." }),
    snippet: Type.String({ description: "Its passage that fits best." }),
    source_url: wordOrNull("Where it can be read."),
    custom,
  },
  { description: "A document that was retrieved." },
);

/** A document that came along by a citation. */
const LinkedShape = Type.Object(
  {
    id: Type.String({ description: "Its id." }),
    title: Type.String({ description: "Its title." }),
    jurisdiction: wordOrNull("Whose law it is."),
    citation: wordOrNull("As people cite it."),
    source_url: wordOrNull("Where it can be read."),
    via: Type.String({ description: "The retrieved document that leads to it." }),
    relation: Type.String({ description: "What that document is to this one." }),
    evidence: wordOrNull("Where the one says so of the other."),
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

/** Lookups of one tool that were not made. */
const LeftOutShape = Type.Object(
  {
    tool: Type.String({ description: "The tool." }),
    n_calls: Type.Integer({ minimum: 1, description: "How many of its lookups." }),
  },
  { description: "Lookups of one tool that were not made." },
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
    indicators: words("Its indicators that fired."),
    n_indicators: Type.Integer({ description: "How many it has." }),
    named: words("Its names that stand in the message."),
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
    steps: Type.Optional(words("The reasoning_steps of an answer, in their order.")),
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
    ocr: layer(OCR_TRACE, OCR_DESCRIPTION),
    conversation: Type.Optional(
      Type.Object(
        {
          taken: words("What the last message did not tell itself: language, route, subjects."),
        },
        {
          description:
            "What lookups and answer took from what the user said before; absent where nothing.",
        },
      ),
    ),
    persona: layer(
      {
        id: Type.Optional(wordOrNull("The persona_block; null when the request brought its own.")),
        characters: Type.Optional(Type.Integer({ description: "Length of the role prompt." })),
      },
      "The role prompt.",
    ),
    grep: layer(
      {
        hits: Type.Optional(Type.Array(GrepHitShape, { description: "The rules that fired." })),
        wording: Type.Optional(
          Type.Record(Type.String(), Type.Number(), {
            description:
              "How likely each kind of speaker is by the wording alone; absent without a text model.",
          }),
        ),
        needs: Type.Optional(
          Type.Array(Type.Enum([...NEEDS]), {
            description:
              "Who must be helped before anything else, by the message's words or its wording: somebody wants to die, needs a doctor, is held for money, is a child, may not be able to call the police, is far from who writes, or is held by who writes; absent where none is heard.",
          }),
        ),
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
        left_out: Type.Optional(
          Type.Array(LeftOutShape, {
            description: "Lookups that were not made, as there were too many; absent when none.",
          }),
        ),
        failed: Type.Optional(words("Tools that failed.")),
      },
      "The lookups.",
    ),
    official_sources: layer(OUTSIDE_TRACE, "Configured official sources."),
    online: layer(OUTSIDE_TRACE, "A configured search engine."),
    reasoning,
    error: Type.Optional(Type.String({ description: "Why the request ended early." })),
  },
  { description: "What the layers did." },
);
export type HarnessTrace = Static<typeof HarnessTrace>;
