import Type, { type Static } from "typebox";
import { list, text } from "./formats.ts";

const NUMBER = "(0|[1-9]\\d*)";
const BEFORE_RELEASE = `(${NUMBER}|\\d*[A-Za-z-][0-9A-Za-z-]*)`;
const BUILD = "[0-9A-Za-z-]+";
/** The grammar of semver.org 2.0.0. */
const SEMVER = `^${NUMBER}\\.${NUMBER}\\.${NUMBER}(-${BEFORE_RELEASE}(\\.${BEFORE_RELEASE})*)?(\\+${BUILD}(\\.${BUILD})*)?$`;
/** A version is part of the name of a file. */
const LONGEST_VERSION = 60;

const NAME = "^[a-z0-9]+(-[a-z0-9]+)*$";
const LONGEST_NAME = 60;

/** The name of a pack: lower-case words joined by `-`. */
export const packName = (description: string) =>
  Type.String({ pattern: NAME, maxLength: LONGEST_NAME, description });

/** Whether a pack may be called so: only then does its name name a folder. */
export function isPackName(name: string): boolean {
  return name.length <= LONGEST_NAME && new RegExp(NAME).test(name);
}

/** `pack.json`: what a pack is, written by hand. Versions are semantic versions (semver.org). */
export const Pack = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: "For editors only." })),
    name: packName("The pack's name, equal to its folder (lower-case words joined by -)"),
    version: Type.String({
      pattern: SEMVER,
      maxLength: LONGEST_VERSION,
      description: "Version of the pack (semver, such as 1.2.0)",
    }),
    schema_version: Type.Literal("1.0", { description: "The version of the objects' envelope." }),
    minimum_host_version: Type.String({
      pattern: SEMVER,
      maxLength: LONGEST_VERSION,
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
