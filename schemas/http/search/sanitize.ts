import Type, { type Static } from "typebox";
import { NULL_IS_ABSENT } from "../../null-is-absent.ts";
import { word, words } from "../fields.ts";
import { GateKind } from "./gate-kind.ts";
import { Query } from "./query.ts";
import { SearchRedaction } from "./redaction.ts";

/** Body of POST /api/search/sanitize. */
export const SanitizeRequest = Type.Object(
  {
    query: Query,
    mode: Type.Enum(["strict", "rephrase"], {
      default: "strict",
      description:
        "strict: without a model. rephrase: a language model puts the strict query into better words, and that is made strict again; without a model it is strict.",
    }),
  },
  { additionalProperties: false, [NULL_IS_ABSENT]: ["mode"] },
);
export type SanitizeRequest = Static<typeof SanitizeRequest>;

/** What POST /api/search/sanitize answers. */
export const SanitizeAnswer = Type.Object({
  sanitized: word("What may leave; empty where it is blocked."),
  redactions: Type.Array(SearchRedaction, { description: "What was taken out, in text order." }),
  blocked: Type.Boolean({ description: "Whether nothing may leave." }),
  reason: Type.Optional(word("Why it is blocked, or why the mode is another than asked.")),
  mode: Type.Enum(["strict", "rephrase"], { description: "How it was made." }),
});
export type SanitizeAnswer = Static<typeof SanitizeAnswer>;

/** What GET /api/search/safety-info answers. */
export const SafetyInfo = Type.Object({
  modes: words("The modes of sanitizing."),
  removed: Type.Array(GateKind, { description: "What is taken out of every query." }),
  kept: Type.Array(GateKind, { description: "What stays." }),
  blocked: Type.Array(GateKind, { description: "When nothing may leave." }),
});
export type SafetyInfo = Static<typeof SafetyInfo>;
