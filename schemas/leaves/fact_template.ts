import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { list, slug, snakeCase, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Field = Type.Object(
  {
    name: snakeCase("The field's name"),
    type: slug("What it holds: string, number, integer, boolean, date, money"),
    required: Type.Optional(
      Type.Boolean({ description: "Whether a case is incomplete without it; default false." }),
    ),
  },
  { additionalProperties: false, description: "One field." },
);

const Content = Type.Object(
  {
    template_id: slug("The object's id, or the id with `_` for `-`"),
    label: text("What people call it."),
    applies_to_indicators: Type.Optional(
      list(slug("A dimension id"), "The dimensions it belongs to; absent is all."),
    ),
    fields: list(Field, "What is asked.", { minItems: 1 }),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({ ...SHARED_EXTENSIONS });

export type FactTemplate = Static<typeof Content>;

export const fact_template = defineLeaf({
  leaf: "fact_template",
  branch: "input_knowledge",
  purpose: "The facts a case of one kind needs before it can be taken further.",
  headline: "label",
  read_by:
    "It is checked, listed and looked up; extraction fills it, and complaint drafts name its missing fields.",
  readers: [],
  subtype_fields: ["applies_to_indicators"],
  common_subtypes: ["illegal_fees", "withholding-of-wages", "retention-of-identity-documents"],
  content: Content,
  extensions: Extensions,
  example: {
    template_id: "fee-complaint",
    label: "Complaint about a recruitment fee",
    applies_to_indicators: ["illegal_fees", "fee_camouflage"],
    fields: [
      { name: "agency_name", type: "string", required: true },
      { name: "amount_paid", type: "money", required: true },
      { name: "paid_on", type: "date" },
      { name: "has_receipt", type: "boolean", required: true },
    ],
  },
  example_tags: ["status:reviewed", "indicator:illegal_fees"],
});
