import { withoutModifiers } from "./plain-pattern.ts";
import type { Recognizer } from "./recognizer.ts";

/** The pattern of a recognizer as it is run: without modifiers, from the very place of a cue where it has cues, and telling where its value stands where that is a part. Getting ready any other would get nothing ready, as V8 compiles a pattern anew for other flags. */
export function runnable({ pattern, cues }: Pick<Recognizer, "pattern" | "cues">): RegExp {
  const written = withoutModifiers(pattern);
  const stepping = cues === undefined ? written.flags : written.flags.replace("g", "y");
  const flags = written.source.includes("(?<value>") ? `${stepping}d` : stepping;
  return flags === written.flags ? written : new RegExp(written.source, flags);
}
