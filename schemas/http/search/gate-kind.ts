import Type, { type Static } from "typebox";
import { word, words } from "../fields.ts";

/** One kind of thing a gate knows. */
export const GateKind = Type.Object(
  {
    kind: word("Its name in answers."),
    description: word("What it is."),
    patterns: words("How it is recognised: words, forms or rules."),
  },
  { description: "A kind and how it is recognised." },
);
export type GateKind = Static<typeof GateKind>;
