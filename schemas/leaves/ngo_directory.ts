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

const CLOCK = "^([01]\\d|2[0-3]):[0-5]\\d$";

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

const Opening = Type.Object(
  {
    days: Type.String({
      pattern: "^[1-7]-[1-7]$",
      description: "First and last day, Monday is 1.",
    }),
    opens: Type.String({ pattern: CLOCK, description: "HH:MM, in its own place." }),
    closes: Type.String({ pattern: CLOCK, description: "HH:MM, in its own place." }),
  },
  { description: "Hours that hold on several days.", additionalProperties: false },
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
  phones_by_language: Type.Optional(
    Type.Record(Type.String(), phone("Its number for one language"), {
      description: "Where each language has a number of its own: language → number.",
    }),
  ),
  languages_seen: Type.Optional(
    Type.Boolean({ description: "Whether a source says that `languages` are spoken there." }),
  ),
  always_open: Type.Optional(Type.Boolean({ description: "Whether it answers day and night." })),
  opening: Type.Optional(list(Opening, "When it answers, where that is surely known.")),
  number_doubt: Type.Optional(
    Type.Enum(["old", "secondhand"], {
      description: "Why the number is to be checked first: it may be old, or others passed it on.",
    }),
  ),
  serves: Type.Optional(
    list(
      Type.Enum(
        [
          "labour",
          "recruiters",
          "licences",
          "violence",
          "sexual_violence",
          "health",
          "domestic_workers",
          "other_workers",
          "seafarers",
          "women",
          "children",
        ],
        { description: "A matter or a group." },
      ),
      "What it is there for: work and wages, complaints about recruiters, whether one is licensed, who was abused, who was abused sexually and nobody else, who is ill, or some people only, such as those who work in households or those who work elsewhere.",
    ),
  ),
  enforces: Type.Optional(
    Type.Enum(["police", "immigration", "reports"], {
      description:
        "What it enforces upon people, if it does: a body of the police, told last to who lacks papers; one that decides who may stay, told to nobody who is in trouble; a line on which people are reported, told to nobody.",
    }),
  ),
  areas: Type.Optional(
    list(
      Type.Enum(["eastern_asia", "south_eastern_asia", "southern_asia"], {
        description: "A part of the world (UN M49).",
      }),
      "Where the workers come from whom it serves, if not from everywhere; where that is not known, where they work.",
    ),
  ),
  service: Type.Optional(
    list(
      Type.Enum(
        ["free", "anonymous", "many_languages", "messages_only", "shelter", "crisis", "few_cases"],
        { description: "A property." },
      ),
      "What a caller should know: free of charge; no name asked; many languages; no calls; a shelter; open in a crisis only; takes few single cases.",
    ),
  ),
  danger_phone: Type.Optional(phone("What to call in danger instead")),
  caution: Type.Optional(
    text(
      "What nobody may miss and no other field says, in English; told to readers of any language.",
    ),
  ),
});

export type NgoDirectory = Static<typeof Content>;

export const ngo_directory = defineLeaf({
  leaf: "ngo_directory",
  branch: "grounding_knowledge",
  purpose: "Whom a worker can call, with the day the number was last seen at its source.",
  headline: "name",
  read_by:
    "The ngo_directory lookup tells it, the composer says in the reader's language what a caller should know, answers are held against it, and its numbers are never redacted.",
  readers: [
    "tools/wording/contact-choice.ts",
    "host/verification/statements/ground.ts",
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
