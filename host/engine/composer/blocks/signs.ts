import { DIMENSIONS, type Dimension } from "../../../../schemas/taxonomy.ts";
import type { GrepHit, Match } from "../../../contract/layer.ts";
import { likelyHits } from "../../../risk/likely-harms.ts";
import { isHarmByWording } from "../../../risk/ruled.ts";
import { blockOf, ended, sentences, type Block, type Draft } from "../block.ts";
import { leftToRight } from "../evidence/direction.ts";
import { oneLine, quoted } from "../plain.ts";
import { quotesOf } from "./quotes.ts";

const MOST = 6;
const MOST_QUOTES = 3;

/** One meaning with the words and the grounds that carry it. */
interface Sign {
  readonly meaning: string;
  readonly custom: boolean;
  readonly dimensions: ReadonlySet<string>;
  readonly matches: Match[];
  readonly citations: Set<string>;
}

/** What was found in the message, why it is a warning sign, and on what ground; never as proof. */
export function signsBlock(draft: Draft): Block | null {
  const signs = gather(draft);
  if (signs.length === 0) return null;
  const told = telling(signs).slice(0, MOST);
  const lines = told.map((sign) => signLine(draft, sign));
  const more = signs.length - told.length;
  if (more > 0) lines.push(draft.say("more-findings", { count: String(more) }));
  lines.push(draft.say("screening"));
  return blockOf(1, draft.say("findings"), lines);
}

function gather(draft: Draft): readonly Sign[] {
  const signs = new Map<string, Sign>();
  for (const hit of explained(draft)) {
    const custom = hit.custom === true;
    const { meaning, dimensions } = meaningOf(draft, hit);
    const key = `${custom} ${meaning}`;
    const sign = signs.get(key) ?? newSign({ meaning, custom, dimensions });
    signs.set(key, sign);
    sign.matches.push(...hit.matches);
    if (hit.citation !== null && hit.citation !== "") sign.citations.add(hit.citation);
  }
  return [...signs.values()];
}

/** That a wording is that of somebody who exploits or is exploited tells a reader nothing of what was found. */
function namesSomething(hit: GrepHit): boolean {
  return hit.by_wording !== true || isHarmByWording(hit);
}

/** Hits whose meaning can be told: a combination of signs has a sentence in English only, elsewhere the signs it rests on are told; what rests on no other sign is told by what it is a sign of. */
function explained({ language, found, reading, knowledge }: Draft): readonly GrepHit[] {
  const likely = likelyHits({ hits: found.hits, reading, knowledge });
  const hits = likely.filter(namesSomething);
  if (language === "en") return hits;
  const alone = hits.filter(
    ({ leaf, from = [] }) => leaf !== "heuristic_rule" || from.length === 0,
  );
  return alone.length === 0 ? hits : alone;
}

function newSign(sign: Pick<Sign, "meaning" | "custom" | "dimensions">): Sign {
  return { ...sign, matches: [], citations: new Set() };
}

/** Of the signs, gravest first, those that tell of other harms or of other words than one before them: many rules find the same unpaid months. Rules of the request are always told. */
function telling(signs: readonly Sign[]): readonly Sign[] {
  const told: Sign[] = [];
  for (const sign of signs)
    if (sign.custom || !told.some((earlier) => saysIt(earlier, sign))) told.push(sign);
  return told;
}

function saysIt(told: Sign, { dimensions, matches }: Sign): boolean {
  if (dimensions.size === 0 || told.dimensions.symmetricDifference(dimensions).size > 0)
    return false;
  const seen = matches.filter((match) => told.matches.some((words) => overlap(words, match)));
  return lettersOf(seen) * 2 >= lettersOf(matches);
}

function overlap(one: Match, other: Match): boolean {
  return one.start < other.end && other.start < one.end;
}

function lettersOf(matches: readonly Match[]): number {
  return matches.reduce((sum, { text }) => sum + text.length, 0);
}

type Meaning = Pick<Sign, "meaning" | "dimensions">;

// A rule explains itself in English; in other languages, and where the wording alone speaks, the sentence of the dimension it names first does, and where there is none a general one: of a rule for hunger that may also count as violence, violence was not told. Rules of the request are in whatever language they were sent in.
function meaningOf({ language, say }: Draft, hit: GrepHit): Meaning {
  const dimensions = new Set(hit.dimensions.filter(isDimension));
  const [first] = dimensions;
  const own = ended(oneLine(hit.indicator, 400) || hit.rule);
  if (language === "en" && !isHarmByWording(hit)) return { meaning: own, dimensions };
  if (first !== undefined) return { meaning: say(`sign-${first}`), dimensions: new Set([first]) };
  return { meaning: hit.custom === true ? own : say("sign-other"), dimensions };
}

function isDimension(name: string): name is Dimension {
  return DIMENSIONS.some((dimension) => dimension === name);
}

function signLine(draft: Draft, { meaning, matches, citations, custom }: Sign): string {
  const quotes = new Set(quotesOf(draft.reading.text, matches).map((words) => quoted(words)));
  const words = [...quotes].filter((quote) => quote !== "").slice(0, MOST_QUOTES);
  const quote = words.map((word) => `“${word}”`).join(", ");
  return sentences(
    quote === "" ? meaning : draft.say("finding", { quote, meaning }),
    groundOf(draft, [...citations]),
    custom ? draft.say("custom") : null,
  );
}

function groundOf({ language, say }: Draft, citations: readonly string[]): string {
  if (citations.length === 0) return "";
  const cited = citations.map((citation) => oneLine(citation, 200).replace(/\.$/, "")).join("; ");
  return say("ground", { citation: leftToRight(language, cited) });
}
