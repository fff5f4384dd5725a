import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import {
  corridorPattern,
  email,
  isoDate,
  jurisdiction,
  language,
  list,
  nullable,
  phone,
  slug,
  text,
  webAddress,
} from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    name: text("The organisation's or line's own name."),
    jurisdiction: jurisdiction("The country it works in"),
    phone: Type.Optional(nullable(phone("Number"), "The number to dial in that country")),
    email: Type.Optional(nullable(email("Address"), "Where it can be written to")),
    url: Type.Optional(nullable(webAddress("Address"), "Its web page")),
    verified: Type.Optional(
      nullable(isoDate("Day seen"), "When these contacts were last seen at their source"),
    ),
    applicable_corridors: Type.Optional(
      list(corridorPattern("A route"), "The routes whose workers it serves; * is all."),
    ),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({
  ...SHARED_EXTENSIONS,
  kind: Type.Optional(
    slug("What kind of body it is; police_emergency is named first where somebody is in danger"),
  ),
  languages: Type.Optional(list(language("A language"), "What is spoken there.")),
  hours: Type.Optional(text("When it answers.")),
  phone_from_abroad: Type.Optional(phone("The number to dial from another country")),
  phones_other: Type.Optional(list(phone("A number"), "Further numbers.")),
  whatsapp: Type.Optional(phone("Its WhatsApp number")),
  email_other: Type.Optional(list(email("An address"), "Further addresses.")),
});

export type NgoDirectory = Static<typeof Content>;

export const ngo_directory = defineLeaf({
  leaf: "ngo_directory",
  branch: "grounding_knowledge",
  purpose: "Whom a worker can call, with the day the number was last seen at its source.",
  headline: "name",
  read_by:
    "The ngo_directory lookup tells it, answers are held against it, and its numbers are never redacted.",
  readers: [
    "tools/wording/contact-choice.ts",
    "host/verification/ground.ts",
    "host/privacy/public-numbers.ts",
  ],
  subtype_fields: ["jurisdiction"],
  common_subtypes: [
    "government",
    "embassy_or_consulate",
    "ngo",
    "union",
    "trafficking_hotline",
    "police_emergency",
    "international_org",
  ],
  content: Content,
  extensions: Extensions,
  example: {
    name: "DMW main lines",
    jurisdiction: "PH",
    phone: "+63287221144",
    email: "connect@dmw.gov.ph",
    url: "https://dmw.gov.ph",
    verified: "2026-11-20",
    applicable_corridors: ["PH-*"],
  },
  example_extensions: {
    kind: "government",
    languages: ["tl", "en"],
    source_url: "https://pia-ncr.blogspot.com/2026/06/dmw-reiterates-warning-vs-fake-work.html",
    confidence: "high",
  },
  example_tags: ["status:reviewed", "jurisdiction:PH", "corridor:PH-*"],
});
