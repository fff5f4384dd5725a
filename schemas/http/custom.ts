import Type, { type Static } from "typebox";
import { SEVERITIES } from "../taxonomy.ts";

const line = (description: string, maxLength = 500) =>
  Type.String({ minLength: 1, maxLength, description });
const optionalLine = (description: string, maxLength = 500) =>
  Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()], { description }));

/** What somebody opens, dials or writes to; a text that is none would be told to a person in need. */
const optionalForm = (description: string, pattern: string, maxLength: number) =>
  Type.Optional(
    Type.Union([Type.String({ maxLength, pattern: `^(${pattern})?$` }), Type.Null()], {
      description,
    }),
  );
const optionalPage = (description: string) =>
  optionalForm(
    `${description} An http or https address.`,
    "https?://[^\\s/?#@:]+(:\\d+)?([/?#]\\S*)?",
    2000,
  );

/** A rule of one request; all rules run beside the built-in ones. */
export const CustomGrepRule = Type.Object({
  rule: line("Rule identifier.", 120),
  patterns: Type.Array(line("RE2 syntax, case-insensitive.", 1000), {
    minItems: 1,
    maxItems: 50,
    description: "Regular expressions in RE2 syntax.",
  }),
  all_required: Type.Optional(
    Type.Boolean({ default: false, description: "Whether every pattern must match." }),
  ),
  severity: Type.Optional(
    Type.Enum([...SEVERITIES], { default: "medium", description: "How grave a hit is." }),
  ),
  citation: optionalLine("Source reference."),
  indicator: optionalLine("What a hit means."),
});
export type CustomGrepRule = Static<typeof CustomGrepRule>;

/** A document of one request, findable beside the bundled ones. `snippet` stands for `text`, `source` for a `source_url` that is no address. */
export const CustomRagDoc = Type.Object({
  id: optionalLine("Identifier; made from the position when absent.", 120),
  title: optionalLine("Title."),
  text: optionalLine("The text that is searched and quoted.", 20_000),
  snippet: optionalLine("The same as text.", 20_000),
  jurisdiction: optionalLine("Country code, or INT.", 40),
  source_url: optionalPage("Where it can be read."),
  source: optionalLine("What it is quoted from, where there is no source_url.", 2000),
});
export type CustomRagDoc = Static<typeof CustomRagDoc>;

/** A fee cap of one request; wins over the bundled corridor. */
export const CustomCorridorCap = Type.Object({
  origin: line("Country of origin: ISO 3166-1 alpha-2, its English name, or *.", 40),
  destination: line("Country of destination: ISO 3166-1 alpha-2, its English name, or *.", 40),
  sector: optionalLine("Sector it is limited to.", 120),
  statute: line("The law that sets it."),
  max_fee_worker: Type.Union([Type.Number({ minimum: 0 }), Type.Null()], {
    description: "Most that a worker may be charged; null is unknown, never zero.",
  }),
  currency: optionalLine("ISO 4217.", 10),
  url: optionalPage("Where the law can be read."),
  note: optionalLine("What else to know.", 2000),
});
export type CustomCorridorCap = Static<typeof CustomCorridorCap>;

/** A fee name of one request that disguises a recruitment charge. */
export const CustomFeeCamouflage = Type.Object({
  label: line("The name the fee goes by.", 200),
  status: optionalLine("Whether it is prohibited, capped or allowed.", 200),
  commonly_disguises: optionalLine("What it really is."),
  citation: line("The law or standard."),
});
export type CustomFeeCamouflage = Static<typeof CustomFeeCamouflage>;

/** A contact of one request for people on one corridor. */
export const CustomNgoIntake = Type.Object({
  corridor_origin: line("ISO 3166-1 alpha-2, the country's English name, or *.", 40),
  corridor_dest: line("ISO 3166-1 alpha-2, the country's English name, or *.", 40),
  name: line("Name of the organisation.", 200),
  phone: optionalForm("As one dials it: two digits at least.", "(.*\\p{Nd}){2}.*", 60),
  email: optionalForm("E-mail address.", "[^\\s@]+@[^\\s@]+", 200),
  url: optionalPage("Web page."),
});
export type CustomNgoIntake = Static<typeof CustomNgoIntake>;
