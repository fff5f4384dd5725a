import Type, { type Static } from "typebox";

/** One thing an answer claims, held against the packs. */
export const Claim = Type.Object(
  {
    kind: Type.Enum(["phone", "url", "email", "statute", "amount", "organization"], {
      description: "What is claimed.",
    }),
    text: Type.String({ description: "The words of the answer." }),
    start: Type.Integer({ description: "UTF-16 offset in the answer." }),
    end: Type.Integer({ description: "UTF-16 offset just behind them." }),
    verdict: Type.Enum(["verified", "stale", "contradicted", "unknown"], {
      description: "What the packs say to it.",
    }),
    by: Type.Optional(Type.String({ description: "<leaf>/<id> that decided." })),
    action: Type.Enum(["kept", "replaced", "removed"], { description: "What was done about it." }),
  },
  { description: "A claim of the answer." },
);
export type Claim = Static<typeof Claim>;

/** How an answer was held against the packs: the model does not own truth. */
export const Verification = Type.Object(
  {
    checked: Type.Boolean({ description: "Whether the answer was checked." }),
    claims: Type.Array(Claim, { description: "What the answer claims." }),
    answer_changed: Type.Boolean({
      description: "Whether a claim was replaced, removed or dated.",
    }),
  },
  { description: "How the answer was checked." },
);
export type Verification = Static<typeof Verification>;
