import type { Snapshot } from "../../contract/knowledge.ts";
import type { FoldedText } from "../../contract/reading.ts";
import type { UsualSide } from "../places/countries.ts";
import type { TermMatch } from "../terms/lexicon.ts";
import { joinMeanings, meaningsOf, type Meaning, type Meanings } from "../terms/meanings.ts";
import { ORIGINS } from "./route-signs.ts";
import { stemmed, TermFinder } from "../terms/term-finder.ts";

/** What the corridor profiles in force teach the reading. */
export interface RouteHabits {
  readonly usualSide: UsualSide;
  /** The same of a country that only corrects another: one that no profile knows as sending may stand on either side. */
  readonly correctedSide: UsualSide;
  /** The origin and destination words of the profiles, found in a text. */
  readonly find: (text: FoldedText) => TermMatch[];
}

/** Which countries send and which receive, and the words that profiles add; for `Snapshot.derive`. */
export function routeHabits(snapshot: Snapshot): RouteHabits {
  const origins = new Set<string>();
  const destinations = new Set<string>();
  const words: [word: string, meanings: Meanings][] = [];
  for (const { content, extensions } of snapshot.all("corridor_profile")) {
    const [origin = "", destination = ""] = content.corridor.split("-");
    origins.add(origin);
    destinations.add(destination);
    addWords(words, extensions?.origin_words, { country: origin, sort: "name" });
    addWords(words, extensions?.destination_words, { country: destination, sort: "name" });
  }
  const terms = words.length === 0 ? null : new TermFinder(stemmed(words, joinMeanings));
  const usualSide: UsualSide = (country) => {
    const sends = origins.has(country) || (!destinations.has(country) && ORIGINS.has(country));
    if (sends) return destinations.has(country) ? "both" : "origin";
    return "destination";
  };
  return {
    usualSide,
    correctedSide: (country) => {
      const side = usualSide(country);
      return side === "origin" && !origins.has(country) ? "both" : side;
    },
    find: (text) => terms?.find(text) ?? [],
  };
}

function addWords(
  words: [word: string, meanings: Meanings][],
  added: readonly string[] | undefined,
  meaning: Meaning,
): void {
  for (const word of added ?? []) words.push([word, meaningsOf(meaning)]);
}
