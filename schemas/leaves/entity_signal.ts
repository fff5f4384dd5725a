import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { corridorPattern, list, slug, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";
import { PiiStatus } from "../pii-status.ts";

const Content = Type.Object(
  {
    label: text("The signal in a few words."),
    entity_name: text("The organisation; never a private person."),
    entity_type: slug("What it is"),
    signal_type: slug("What is said about it"),
    corridors: Type.Optional(list(corridorPattern("A route"), "The routes it works on.")),
    source_refs: Type.Optional(list(text("A source."), "Who says so: addresses, or <leaf>/<id>.")),
    pii_status: PiiStatus,
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({ ...SHARED_EXTENSIONS });

export type EntitySignal = Static<typeof Content>;

export const entity_signal = defineLeaf({
  leaf: "entity_signal",
  branch: "input_knowledge",
  purpose: "What a public source says about an organisation on a route.",
  headline: "label",
  read_by: "It is checked, listed and looked up; case bundles link organisations to it.",
  readers: [],
  subtype_fields: ["entity_type", "signal_type", "pii_status"],
  common_subtypes: ["agency", "employer", "lender", "regulator"],
  content: Content,
  extensions: Extensions,
  example: {
    label: "A made-up agency on a public list of suspended licences",
    entity_name: "Example Manpower Agency",
    entity_type: "agency",
    signal_type: "licence_suspended",
    corridors: ["PH-*"],
    source_refs: ["https://example.org/suspended-licences"],
    pii_status: "organization_only",
  },
  example_tags: ["status:draft", "corridor:PH-*"],
});
