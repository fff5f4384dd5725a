import { DIMENSIONS, type Dimension } from "../../../schemas/taxonomy.ts";
import type { GrepHit } from "../../contract/layer.ts";
import { blockOf, sentences, type Block, type Draft } from "./block.ts";
import { oneLine, quoted } from "./plain.ts";

const MOST = 6;
const MOST_QUOTES = 3;

/** One meaning with the words and the grounds that carry it. */
interface Sign {
  readonly meaning: string;
  readonly quotes: Set<string>;
  readonly citations: Set<string>;
}

/** What was found in the message, why it is a warning sign, and on what ground; never as proof. */
export function signsBlock(draft: Draft): Block | null {
  const signs = gather(draft);
  if (signs.length === 0) return null;
  const lines = signs.slice(0, MOST).map((sign) => signLine(draft, sign));
  if (signs.length > MOST)
    lines.push(draft.say("more-findings", { count: String(signs.length - MOST) }));
  lines.push(draft.say("screening"));
  return blockOf(1, draft.say("findings"), lines);
}

function gather(draft: Draft): readonly Sign[] {
  const signs = new Map<string, Sign>();
  for (const hit of draft.found.hits) {
    for (const meaning of meaningsOf(draft, hit)) {
      const sign = signs.get(meaning) ?? { meaning, quotes: new Set(), citations: new Set() };
      signs.set(meaning, sign);
      for (const match of hit.matches) sign.quotes.add(quoted(match.text));
      if (hit.citation !== null) sign.citations.add(oneLine(hit.citation, 200));
    }
  }
  return [...signs.values()];
}

// A rule explains itself in English; in other languages the dimension's own sentence speaks.
function meaningsOf({ language, say }: Draft, hit: GrepHit): readonly string[] {
  const dimensions = hit.dimensions.filter((name): name is Dimension =>
    DIMENSIONS.some((dimension) => dimension === name),
  );
  if (language === "en" || dimensions.length === 0) return [oneLine(hit.indicator, 400)];
  return dimensions.map((dimension) => say(`sign-${dimension}`));
}

function signLine({ say }: Draft, { meaning, quotes, citations }: Sign): string {
  const words = [...quotes].filter((quote) => quote !== "").slice(0, MOST_QUOTES);
  return sentences(
    words.length === 0
      ? meaning
      : say("finding", { quote: words.map((quote) => `“${quote}”`).join(", "), meaning }),
    citations.size === 0 ? null : say("ground", { citation: [...citations].join("; ") }),
  );
}
