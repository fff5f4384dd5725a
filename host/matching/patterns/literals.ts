import { isSpace } from "./character-set.ts";
import type { Clause, Literal, Offsets } from "./clause.ts";
import { edgesInside } from "./edges-inside.ts";
import { rarityOf, weightOf } from "./literal-weights.ts";
import { longestOf, shortestOf } from "./reach.ts";
import { visit, type Node, type Repeat } from "./syntax.ts";

/** The same before its texts are read as literals. */
interface Texts extends Offsets {
  readonly texts: readonly string[];
}

const AT_START: Offsets = { from: 0, to: 0 };

/** Stands for a word boundary while strings are put together; folded texts never hold it. */
const EDGE = "\u0001";
const MOST_EXACT = 128;
const MOST_IN_CLAUSE = 400;
const MOST_CLAUSES = 4;
const LONGEST_LITERAL = 16;
/** A clause whose weakest literal weighs less is no filter. A sign or a digit is one: to follow it costs less than to look everywhere. */
const LEAST_WEIGHT = 0.3;
/** One beside a better clause must be this selective, or noting it costs more than it saves. */
const LEAST_BESIDE = 2.3;

/** The literals a match must contain, as a conjunction of alternatives, the most selective first; empty when none can be derived. Literals hold no spaces, so that they are found in texts without spaces too. After Russ Cox's trigram queries ("Regular Expression Matching with a Trigram Index", 2012). */
export function requiredLiterals(root: Node): readonly Clause[] {
  const { exact, clauses } = factsOf(root);
  return clausesOf(exact === null ? clauses : [...clauses, { texts: exact, ...AT_START }])
    .map((clause) => ({ clause, weight: weightOf(clause), rarity: rarityOf(clause) }))
    .toSorted((a, b) => b.rarity - a.rarity)
    .slice(0, MOST_CLAUSES)
    .filter(({ weight }, index) => weight >= (index === 0 ? LEAST_WEIGHT : LEAST_BESIDE))
    .map(({ clause }) => clause);
}

/** What is known of a node: all texts it can match when they are few (`exact`), and what they must contain. */
interface Facts {
  readonly exact: readonly string[] | null;
  readonly clauses: readonly Texts[];
}

const NO_FACTS: Facts = { exact: null, clauses: [] };

function factsOf(tree: Node): Facts {
  return visit(tree, {
    text: ({ text }) => ({ exact: [text], clauses: [] }),
    set: ({ set }) => (set.few === null ? NO_FACTS : { exact: set.few, clauses: [] }),
    edge: ({ edge }) => ({ exact: [edge === "boundary" ? EDGE : ""], clauses: [] }),
    sequence: ({ parts }) => factsOfSequence(parts),
    choice: ({ options }) => factsOfChoice(options.map(factsOf)),
    repeat: ({ body, min, max }) => factsOfRepeat(factsOf(body), min, max),
    group: ({ body }) => factsOf(body),
  });
}

function factsOfSequence(parts: readonly Node[]): Facts {
  const joined = new JoinedFacts();
  for (const part of edgesInside(parts, isGap)) joined.add(part);
  return joined.facts();
}

/** What is known of the parts of a sequence so far: the texts being put together, and the clauses before them. */
class JoinedFacts {
  readonly #clauses: Texts[] = [];
  #exact: readonly string[] = [""];
  /** Where the texts being put together begin, and where the next part does. */
  #at = AT_START;
  #next = AT_START;

  add(part: Node): void {
    const next = this.#next;
    const end = { from: next.from + shortestOf(part), to: next.to + longestOf(part) };
    this.#next = end;
    if (isGap(part)) {
      this.#exact = this.#exact.map((text) => text + EDGE);
      this.#flush([EDGE], end);
      return;
    }
    if (part.kind === "repeat" && this.#addRepeat(part, next, end)) return;
    const facts = factsOf(part);
    if (facts.exact === null) {
      this.#flush([""], end);
      for (const { texts, from, to } of facts.clauses) {
        this.#clauses.push({ texts, from: from + next.from, to: to + next.to });
      }
    } else if (this.#exact.length * facts.exact.length > MOST_EXACT) {
      this.#flush(facts.exact, next);
    } else {
      this.#exact = product(this.#exact, facts.exact);
    }
  }

  /** What must be there once or more ends the texts before it and begins those behind it. */
  #addRepeat({ body, min, max }: Repeat, start: Offsets, end: Offsets): boolean {
    if (min === 0 || max === 1) return false;
    const { exact } = factsOf(body);
    if (exact === null || this.#exact.length * exact.length > MOST_EXACT) return false;
    this.#exact = product(this.#exact, exact);
    this.#flush(exact, {
      from: Math.max(start.from, end.from - longestOf(body)),
      to: end.to - shortestOf(body),
    });
    return true;
  }

  #flush(exact: readonly string[], at: Offsets): void {
    this.#clauses.push({ texts: this.#exact, ...this.#at });
    this.#exact = exact;
    this.#at = at;
  }

  facts(): Facts {
    if (this.#clauses.length === 0) return { exact: this.#exact, clauses: [] };
    return { exact: null, clauses: [...this.#clauses, { texts: this.#exact, ...this.#at }] };
  }
}

/** Spaces that must be there: a literal ends before and begins behind them. */
function isGap(node: Node): boolean {
  if (node.kind === "text") return node.text === " ";
  if (node.kind === "set") return isSpace(node.set);
  if (node.kind === "group") return isGap(node.body);
  return node.kind === "repeat" && node.min > 0 && isGap(node.body);
}

function product(left: readonly string[], right: readonly string[]): readonly string[] {
  const [only = ""] = right;
  if (right.length === 1) return only === "" ? left : left.map((text) => text + only);
  const all: string[] = [];
  for (const a of left) for (const b of right) all.push(a + b);
  return left.length === 1 ? all : [...new Set(all)];
}

/** Either all texts of all options, or one clause that takes the best of each. */
function factsOfChoice(options: readonly Facts[]): Facts {
  const all = options.flatMap((option) => option.exact ?? []);
  if (options.every((option) => option.exact !== null) && all.length <= MOST_EXACT) {
    return { exact: [...new Set(all)], clauses: [] };
  }
  const best = options.map(bestClause);
  if (best.includes(null)) return NO_FACTS;
  const texts = [...new Set(best.flatMap((one) => one?.texts ?? []))];
  if (texts.length > MOST_IN_CLAUSE) return NO_FACTS;
  const from = Math.min(...best.map((one) => one?.from ?? 0));
  const to = Math.max(...best.map((one) => one?.to ?? 0));
  return { exact: null, clauses: [{ texts, from, to }] };
}

function bestClause({ exact, clauses }: Facts): Texts | null {
  const candidates = exact === null ? clauses : [...clauses, { texts: exact, ...AT_START }];
  let best: Texts | null = null;
  let most = 0;
  for (const candidate of candidates) {
    const [clause] = clausesOf([candidate]);
    const weight = clause === undefined ? 0 : weightOf(clause);
    if (weight > most) {
      most = weight;
      best = candidate;
    }
  }
  return best;
}

function factsOfRepeat(body: Facts, min: number, max: number): Facts {
  if (min === 0 && max === 1 && body.exact !== null && body.exact.length < MOST_EXACT) {
    return { exact: [...new Set([...body.exact, ""])], clauses: [] };
  }
  if (min === 0) return NO_FACTS;
  if (min === 1 && max === 1) return body;
  return {
    exact: null,
    clauses: body.exact === null ? body.clauses : [{ texts: body.exact, ...AT_START }],
  };
}

/** Strings as literals; a clause that could be empty is none. A literal may begin anywhere in its string. */
function clausesOf(clauses: readonly Texts[]): Clause[] {
  return clauses
    .map(({ texts, from, to }) => {
      const shift = Math.max(...texts.map((text) => (text.includes(" ") ? text.length : 0)));
      return { literals: distinct(texts.flatMap(splitAtSpaces)), from, to: to + shift };
    })
    .filter(({ literals }) => literals.length > 0 && literals.every(({ text }) => text !== ""));
}

/** A string may hold spaces only where a whole class or option did: its longest word stands for it. */
function splitAtSpaces(text: string): Literal[] {
  if (!text.includes(" ")) return [literalOf(text)];
  const words = text.split(" ").map(literalOf);
  const longest = words.reduce((best, word) => (word.text.length > best.text.length ? word : best));
  const at = words.indexOf(longest);
  return [
    {
      text: longest.text,
      begins: longest.begins || (at > 0 && isWordy(longest.text.at(0))),
      ends: longest.ends || (at < words.length - 1 && isWordy(longest.text.at(-1))),
    },
  ];
}

function literalOf(text: string): Literal {
  const bare = text.includes(EDGE) ? text.replaceAll(EDGE, "") : text;
  const cut = bare.length > LONGEST_LITERAL;
  const end =
    LONGEST_LITERAL - (cut && /[\uD800-\uDBFF]/.test(bare[LONGEST_LITERAL - 1] ?? "") ? 1 : 0);
  return {
    text: cut ? bare.slice(0, end) : bare,
    begins: text.startsWith(EDGE) && isWordy(bare.at(0)),
    ends: !cut && text.endsWith(EDGE) && isWordy(bare.at(-1)),
  };
}

function isWordy(character: string | undefined): boolean {
  if (character === undefined || character.length !== 1) return false;
  return (
    (character >= "a" && character <= "z") ||
    (character >= "0" && character <= "9") ||
    character === "_"
  );
}

function distinct(literals: readonly Literal[]): readonly Literal[] {
  if (literals.length < 2) return literals;
  const byKey = new Map(literals.map((one) => [`${one.begins} ${one.ends} ${one.text}`, one]));
  return [...byKey.values()];
}
