import { areDisjoint, NOTHING, unionOf, type Reach } from "./character-set.ts";
import { firstLetters, UNKNOWN, WORD_ASCII } from "./edges.ts";
import { firstOf, isNullable } from "./reach.ts";
import { visit, type Node, type Repeat } from "./syntax.ts";

/** Units of text one run of a pattern sees at most. */
export const LONGEST_WINDOW = 4096;
/** Ways a back-tracking engine may try from one start before we let an automaton do it. */
const MOST_WAYS = 16_384;

/** What may follow a node: the characters, and whether the match may just end. */
interface Follow {
  readonly reach: Reach;
  readonly open: boolean;
  /** Whether a word edge comes first: a run of word characters before it can end in one place only. */
  readonly edge: boolean;
  /** Ways to a certain end: single characters of `passed`, then one of `stop`, whatever else may come. */
  readonly ends: readonly End[];
}

interface End {
  readonly passed: Reach;
  readonly stop: Reach;
}

/** Single characters looked past for a certain end. */
const MOST_PASSED = 3;
const NO_FOLLOW: Follow = { reach: NOTHING, open: false, edge: false, ends: [] };

/** Whether back-tracking over a window is bounded: the number of ways to match from one start, counted over the whole tree, is small whatever the text. */
export function isBounded(root: Node): boolean {
  return waysOf(root, NO_FOLLOW) <= MOST_WAYS;
}

function waysOf(tree: Node, follow: Follow): number {
  return visit(tree, {
    text: () => 1,
    set: () => 1,
    edge: () => 1,
    sequence: (node) => waysOfSequence(node.parts, follow),
    choice: (node) => waysOfChoice(node.options, follow),
    repeat: (node) => waysOfRepeat(node, follow),
    group: (node) => waysOf(node.body, follow),
  });
}

function waysOfSequence(parts: readonly Node[], follow: Follow): number {
  let ways = 1;
  let after = follow;
  for (const part of parts.toReversed()) {
    ways *= waysOf(part, after);
    after = followOf(part, after);
  }
  return ways;
}

/** What follows the part before `part`. */
function followOf(part: Node, after: Follow): Follow {
  const reach = firstOf(part);
  const passes = isNullable(part);
  if (passes) {
    const edge = part.kind === "edge" && part.edge === "boundary";
    const ends = part.kind === "edge" ? after.ends : [];
    return { reach: unionOf(reach, after.reach), open: after.open, edge, ends };
  }
  const further =
    part.kind === "set" || part.kind === "text"
      ? after.ends.map(({ passed, stop }) => ({ passed: unionOf(passed, reach), stop }))
      : [];
  const isSingle = part.kind === "set" || (part.kind === "text" && part.text.length === 1);
  const ends = [{ passed: NOTHING, stop: reach }, ...(isSingle ? further : [])];
  return { reach, open: false, edge: false, ends: ends.slice(0, MOST_PASSED) };
}

/** At one place only options that begin with the character there can match: the worst character counts. */
function waysOfChoice(options: readonly Node[], follow: Follow): number {
  const byLetter = new Map<string, number>();
  let any = 0;
  for (const option of options) {
    const ways = waysOf(option, follow);
    const letters = isNullable(option) ? [UNKNOWN] : new Set(firstLetters(option));
    for (const letter of letters) {
      if (letter === UNKNOWN) any += ways;
      else byLetter.set(letter, (byLetter.get(letter) ?? 0) + ways);
    }
  }
  return Math.max(1, any + Math.max(0, ...byLetter.values()));
}

/** A repeat whose body and what follows begin differently can stop in one place only. */
function waysOfRepeat({ body, min, max }: Repeat, follow: Follow): number {
  if (isNullable(body)) return Infinity;
  const first = firstOf(body);
  const apart = (body.kind === "set" && endsCertainly(first, follow)) || isApart(first, follow);
  const bound = max === Infinity ? LONGEST_WINDOW : max;
  const once = waysOf(body, {
    reach: unionOf(first, follow.reach),
    open: follow.open,
    edge: false,
    ends: [],
  });
  if (once === 1) return apart ? 1 : bound - Math.min(min, bound) + 1;
  if (bound > 12) return Infinity;
  let ways = 0;
  for (let times = min; times <= bound; times++) ways += once ** times;
  return ways;
}

function isApart(first: Reach, follow: Follow): boolean {
  return areDisjoint(first, follow.reach) && !follow.open;
}

/** Whether a run of these characters can end in one place only: at a word edge, or so that a few single characters and then a stop follow that neither the run nor those can pass. */
function endsCertainly(run: Reach, { edge, ends }: Follow): boolean {
  if (edge && (run.ascii & ~WORD_ASCII) === 0n) return true;
  return ends.some(({ passed, stop }) => areDisjoint(unionOf(run, passed), stop));
}
