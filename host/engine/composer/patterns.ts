import { blockOf, ended, sentences, type Block, type Draft } from "./block.ts";
import { isolated } from "./direction.ts";
import { oneLine } from "./plain.ts";

/** The tactics that enough of was found to speak of, each with how it works (in English); never as proof. */
export function patternsBlock({ found, language, say }: Draft): Block | null {
  const english = language === "en" ? null : say("english-text");
  const lines = found.patterns
    .filter(({ told }) => told)
    .map(({ label, description }) => {
      const told = `${oneLine(label, 120)}: ${ended(oneLine(description, 600))}`;
      return sentences(english, isolated(language, told));
    });
  return blockOf(6, say("patterns"), lines);
}
