import { areDisjoint, unionOf, type Reach } from "./character-set.ts";
import { WORD_ASCII } from "./edges.ts";
import { firstOf, isNullable } from "./reach.ts";
import { EMPTY, visit, type Node, type Repeat } from "./syntax.ts";

/** Units of text one run of a pattern sees at most. */
export const LONGEST_WINDOW = 4096;
/** Ways a back-tracking engine may try from one start before we let an automaton do it. */
const MOST_WAYS = 5000;

/** What may follow a node: the characters, and whether the match may just end. */
interface Follow {
  readonly reach: Reach;
  readonly open: boolean;
  /** Whether a word edge comes first: a run of word characters before it can end in one place only. */
  readonly edge: boolean;
}

/** Whether back-tracking over a window is bounded: the number of ways to match from one start, counted over the whole tree, is small whatever the text. */
export function isBounded(root: Node): boolean {
  return waysOf(root, { reach: firstOf(EMPTY), open: false, edge: false }) <= MOST_WAYS;
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
    const reach = firstOf(part);
    const passes = isNullable(part);
    after = {
      reach: passes ? unionOf(reach, after.reach) : reach,
      open: passes && after.open,
      edge: part.kind === "edge" && part.edge === "boundary",
    };
  }
  return ways;
}

/** Options that begin differently exclude each other; others add up. */
function waysOfChoice(options: readonly Node[], follow: Follow): number {
  let ways = 0;
  let most = 0;
  let apart = true;
  let seen = firstOf(EMPTY);
  for (const option of options) {
    const own = waysOf(option, follow);
    const reach = isNullable(option) ? unionOf(firstOf(option), follow.reach) : firstOf(option);
    if (!areDisjoint(seen, reach) || isNullable(option)) apart = false;
    seen = unionOf(seen, reach);
    ways += own;
    most = Math.max(most, own);
  }
  return apart ? most : ways;
}

/** A repeat whose body and what follows begin differently can stop in one place only. */
function waysOfRepeat({ body, min, max }: Repeat, follow: Follow): number {
  if (isNullable(body)) return Infinity;
  const first = firstOf(body);
  const endsWord = follow.edge && (first.ascii & ~WORD_ASCII) === 0n;
  const apart = endsWord || (areDisjoint(first, follow.reach) && !follow.open);
  const bound = max === Infinity ? LONGEST_WINDOW : max;
  const once = waysOf(body, {
    reach: unionOf(first, follow.reach),
    open: follow.open,
    edge: false,
  });
  if (once === 1) return apart ? 1 : bound - Math.min(min, bound) + 1;
  if (bound > 12) return Infinity;
  let ways = 0;
  for (let times = min; times <= bound; times++) ways += once ** times;
  return ways;
}
