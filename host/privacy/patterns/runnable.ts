import { compiled } from "./pattern-units.ts";
import { withTwins } from "./no-names.ts";
import { withoutModifiers } from "./plain-pattern.ts";
import { inFirstPlane } from "./plane.ts";
import type { Recognizer } from "../recognizer.ts";

type Recognized = Pick<Recognizer, "pattern" | "cues">;

/** Recognizer → its pattern as it is run: V8 keeps with each what it made of it, and that takes longer than to find anything. */
const made = new WeakMap<Recognized, RegExp>();

/** The pattern of a recognizer as it is run, one for all who ask: without modifiers, from the very place of a cue where it has cues, and telling where its value stands where that is a part. */
export function runnable(recognizer: Recognized): RegExp {
  const pattern = made.get(recognizer) ?? madeOf(recognizer);
  made.set(recognizer, pattern);
  return pattern;
}

function madeOf({ pattern, cues }: Recognized): RegExp {
  const { source, flags: written } = inFirstPlane(withTwins(withoutModifiers(pattern)));
  const stepping = cues === undefined ? written : written.replace("g", "y");
  const flags = source.includes("(?<value>") ? `${stepping}d` : stepping;
  const isAsWritten = source === pattern.source && flags === pattern.flags;
  return isAsWritten && pattern instanceof RegExp ? pattern : compiled({ source, flags });
}
