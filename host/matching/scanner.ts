import { atOnce, inTurns, type Steps } from "../../schemas/steps.ts";
import type { FoldedText } from "../contract/reading.ts";
import type { Match } from "../contract/layer.ts";
import { blocksOf } from "./blocks.ts";
import { entriesOf, type Entry } from "./entry.ts";
import { EntryTable } from "./entry-table.ts";
import { Vocabulary } from "./disguises/lexicon.ts";
import { LiteralIndex } from "./index/literal-index.ts";
import { scannerPartsOf } from "./scanner-parts.ts";
import { Look, type Place } from "./look.ts";
import type { Pattern } from "./pattern.ts";
import { joined, RuleSearch, type RuleMatches } from "./rule-matches.ts";
import type { CompiledRule } from "./rule.ts";
import { sightingsOf } from "./sightings.ts";
import { viewsOf } from "./disguises/views.ts";

/** Units of a text from which on even looking for places to search takes its time. */
const LONG = 8192;

/** Looks that are kept; more are open at once only where many long texts are scanned. */
const MOST_SPARE = 16;

/** One rule that matched: its position among the scanner's rules, and where, in the original text. */
export interface RuleHit {
  readonly rule: number;
  readonly matches: readonly Match[];
  /** Whether there were more matches than are kept. */
  readonly truncated: boolean;
}

/** Scans texts for many rules at once. Immutable; one serves any number of scans. */
export class Scanner {
  readonly size: number;
  readonly #vocabulary: Vocabulary;
  readonly #index: LiteralIndex;
  readonly #entries: readonly Entry[];
  readonly #table: EntryTable;
  /** Whether patterns of any entry may stand anywhere in a text, so that no block tells of it. */
  readonly #hasFar: boolean;
  /** Looks that ended, for the next scans. */
  readonly #spare: Look[] = [];

  constructor(rules: readonly CompiledRule[]) {
    this.size = rules.length;
    const patterns = numbered(rules.flatMap((rule) => rule.patterns));
    const { vocabulary, index } = scannerPartsOf([...patterns.keys()]);
    this.#vocabulary = new Vocabulary(vocabulary);
    this.#entries = entriesOf(rules, patterns, index.rarities);
    const leading = new Set(this.#entries.map(({ lead }) => lead.id));
    this.#index = new LiteralIndex(index, (pattern) => leading.has(pattern));
    this.#table = new EntryTable(this.#entries, this.#index.ways);
    this.#hasFar = this.#entries.some(isFar);
  }

  /** Every rule that matches, in the order of the rules. Gives the event loop a turn every few milliseconds; rejects with the signal's reason once aborted. */
  async scan(text: FoldedText, signal?: AbortSignal): Promise<RuleHit[]> {
    return await inTurns(this.#work(text), signal);
  }

  /** The same at once, for checks off the request path. */
  scanNow(text: FoldedText): RuleHit[] {
    return atOnce(this.#work(text));
  }

  *#work(text: FoldedText): Steps<RuleHit[]> {
    const views = yield* viewsOf(text, this.#vocabulary);
    const found: Found = new Map();
    const isLong = views.some((view) => view.text.length > LONG);
    if (!isLong || this.#hasFar) {
      const places = views.map((view) => ({ view, block: null }));
      yield* this.#search(places, isLong ? isFar : isAny, found);
    }
    if (isLong) {
      for (const view of views)
        for (const block of blocksOf(view.text.length))
          yield* this.#search([{ view, block }], isNear, found);
    }
    return Array.from(found, ([rule, matches]) => ({ rule, ...joined(matches) })).toSorted(
      (a, b) => a.rule - b.rule,
    );
  }

  /** Searches views, or blocks of them, for those entries that they ask for and that are meant. */
  *#search(
    places: readonly Place[],
    isMeant: (entry: Entry) => boolean,
    found: Found,
  ): Steps<void> {
    const looks: Look[] = [];
    for (const place of places) {
      const look = (this.#spare.pop() ?? new Look(this.#index)).open(place);
      while (look.advance()) yield null;
      looks.push(look);
    }
    const isLong = looks.some(({ view }) => view.text.length > LONG);
    for (const at of this.#table.awake(looks)) {
      const entry = this.#entries[at];
      if (entry === undefined || !isMeant(entry)) continue;
      const sightings = sightingsOf(entry, looks);
      if (isLong) yield null;
      if (sightings.length === 0) continue;
      const search = new RuleSearch(entry, sightings, isLong);
      while (search.advance()) yield null;
      addTo(found, entry.rule, search.result());
    }
    for (const look of looks) this.#spareLook(look);
  }

  /** Keeps a look for the next scans; not one at all of a long text, which has grown with it. */
  #spareLook(look: Look): void {
    const hasGrown = look.core === null && look.view.text.length > LONG;
    if (!hasGrown && this.#spare.length < MOST_SPARE) this.#spare.push(look.close());
  }
}

const isAny = (): boolean => true;
const isFar = ({ more }: Entry): boolean => more === null;
/** Its patterns meet near each other, so that a block tells of it without the rest of the text. */
const isNear = (entry: Entry): boolean => !isFar(entry);

/** Rule → what its entries found. */
type Found = Map<number, RuleMatches[]>;

function addTo(found: Found, rule: number, matches: RuleMatches): void {
  if (matches.matches.length === 0) return;
  const before = found.get(rule);
  if (before === undefined) found.set(rule, [matches]);
  else before.push(matches);
}

/** Each pattern's number, in the order of their first. */
function numbered(patterns: readonly Pattern[]): ReadonlyMap<Pattern, number> {
  return new Map(Array.from(new Set(patterns), (pattern, id) => [pattern, id]));
}
