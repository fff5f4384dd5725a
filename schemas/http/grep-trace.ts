import Type from "typebox";
import { wordOrNull, words } from "./fields.ts";

/** Set on what the request itself brought. */
export const custom = Type.Optional(
  Type.Literal(true, { description: "Set when the request itself brought it." }),
);

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
    lowered_from: Type.Optional(
      Type.String({
        description:
          "The rule's own severity, where the wording of the message and around every match is that of somebody who asks, informs or speaks of something else, or rules out all that the rule is a sign of.",
      }),
    ),
    citation: wordOrNull("The law or standard."),
    indicator: Type.String({ description: "What a hit means." }),
    dimensions: Type.Optional(
      words(
        "The dimension ids the rule is a sign of, without those that the wording of the message rules out.",
      ),
    ),
    named: Type.Optional(words("All of them, where the wording rules some out.")),
    cites: Type.Optional(words("<leaf>/<id> of its grounds.")),
    matches: Type.Array(
      Type.Object(
        {
          text: Type.String({ description: "The words as they were written." }),
          start: Type.Integer({ description: "UTF-16 offset in the scanned text." }),
          end: Type.Integer({ description: "UTF-16 offset just behind them." }),
          image: Type.Optional(
            Type.Integer({
              description:
                "Position in `ocr.images` of the image whose text it touches; absent for typed words.",
            }),
          ),
        },
        { description: "One place." },
      ),
      { description: "Where it matched." },
    ),
    from: Type.Optional(words("The rules a heuristic rests on.")),
    weight: Type.Optional(
      Type.Number({ description: "How much a heuristic's hit adds to the risk, 0 to 1." }),
    ),
    probability: Type.Optional(
      Type.Number({ description: "What a classifier rule's model said, 0 to 1." }),
    ),
    by_wording: Type.Optional(
      Type.Literal(true, {
        description:
          "Set where the bundled text model alone says so: neither risk nor danger rests on it.",
      }),
    ),
    custom,
    mode: Type.Optional(
      Type.Literal("shadow", { description: "Set when it was traced only and changed nothing." }),
    ),
  },
  { description: "A rule that fired." },
);

/** What one classifier rule said of the message. */
export const LabelShape = Type.Object(
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

/** A rule that could not be asked. */
export const FailedRule = Type.Object(
  {
    rule: Type.String({ description: "The rule's rule_id." }),
    error: Type.String({ description: "Why it could not be asked." }),
    shadow: Type.Optional(
      Type.Literal(true, { description: "It is on trial, and nothing is built on it." }),
    ),
  },
  { description: "One rule." },
);
