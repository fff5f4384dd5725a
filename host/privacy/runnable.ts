import { withTwins } from "./no-names.ts";
import { withoutModifiers } from "./plain-pattern.ts";
import { inFirstPlane } from "./plane.ts";
import type { Recognizer } from "./recognizer.ts";

type Written = Pick<Recognizer, "pattern" | "cues">;

/** Recognizer → its pattern as it is run: V8 keeps with each what it made of it, and that takes longer than to find anything. */
const made = new WeakMap<Written, RegExp>();

/** The pattern of a recognizer as it is run, one for all who ask: without modifiers, from the very place of a cue where it has cues, and telling where its value stands where that is a part. */
export function runnable(recognizer: Written): RegExp {
  const pattern = made.get(recognizer) ?? madeOf(recognizer);
  made.set(recognizer, pattern);
  return pattern;
}

function madeOf({ pattern, cues }: Written): RegExp {
  const written = inFirstPlane(withTwins(withoutModifiers(pattern)));
  const stepping = cues === undefined ? written.flags : written.flags.replace("g", "y");
  const flags = written.source.includes("(?<value>") ? `${stepping}d` : stepping;
  return flags === written.flags ? written : new RegExp(written.source, flags);
}
