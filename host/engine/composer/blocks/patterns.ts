import { blockOf, ended, type Block, type Draft } from "../block.ts";
import { oneLine } from "../plain.ts";

/** The tactics that enough of was found to speak of, each with how it works; never as proof. They are written in English and told to its readers only: to others the signs say the same. */
export function patternsBlock({ found, language, say }: Draft): Block | null {
  if (language !== "en") return null;
  const lines = found.patterns
    .filter(({ told }) => told)
    .map(({ label, description }) => `${oneLine(label, 120)}: ${ended(oneLine(description, 600))}`);
  return blockOf(6, say("patterns"), lines);
}
