import Type, { type Static } from "typebox";
import { list, text } from "./formats.ts";

const SEMVER =
  "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?$";

/** `pack.json`: what a pack is, written by hand. Versions are semantic versions (semver.org). */
export const Pack = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: "For editors only." })),
    name: Type.String({
      pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
      maxLength: 60,
      description: "The pack's name, equal to its folder (lower-case words joined by -)",
    }),
    version: Type.String({
      pattern: SEMVER,
      description: "Version of the pack (semver, such as 1.2.0)",
    }),
    schema_version: Type.Literal("1.0", { description: "The version of the objects' envelope." }),
    minimum_host_version: Type.String({
      pattern: SEMVER,
      description: "Oldest host that can read it (semver, such as 0.5.0)",
    }),
    title: text("What the pack holds, in one line."),
    license: text("The licence of its objects, as an SPDX identifier."),
    maintainers: list(text("A role or organisation."), "Who answers for it.", { minItems: 1 }),
    description: Type.Optional(text("What else there is to know.")),
  },
  { title: "pack.json", description: "A knowledge pack.", additionalProperties: false },
);
export type Pack = Static<typeof Pack>;
