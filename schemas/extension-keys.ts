import Type from "typebox";
import { isoDate, list, nullable, reference, text, webAddress } from "./formats.ts";

/** How sure the compiler of a fact was of it. */
export const CONFIDENCES = ["high", "medium", "low"] as const;

/** The extension keys any object may carry; each leaf adds its own beside them. */
export const SHARED_EXTENSIONS = {
  cites: Type.Optional(list(reference("A ground"), "The objects this one rests on.")),
  mode: Type.Optional(
    Type.Enum(["enforce", "shadow", "off"], {
      description:
        "shadow runs and is traced but changes nothing; off does not run; default enforce.",
    }),
  ),
  superseded_by: Type.Optional(
    text("The object that takes over from a deprecated one: its id, or <leaf>/<id>."),
  ),
  reason: Type.Optional(text("Why the object was deprecated or switched off.")),
  source_url: Type.Optional(webAddress("Where the facts were seen")),
  source_title: Type.Optional(text("What that source is, and its date.")),
  verified: Type.Optional(
    nullable(isoDate("Day seen"), "When the facts were last seen at their source"),
  ),
  confidence: Type.Optional(
    Type.Enum([...CONFIDENCES], { description: "How sure the compiler was of the facts." }),
  ),
  note: Type.Optional(text("What else a reader should know.")),
} as const;
