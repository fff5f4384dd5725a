import type { Pattern } from "./pattern.ts";
import type { CompiledRule } from "./rule.ts";
import { WORD_ASCII } from "./edges.ts";
import { firstOf, isNullable, lastOf } from "./reach.ts";
import { visit, type Node } from "./syntax.ts";
import { variantsOf } from "./variants.ts";

/** A `\b` that never holds, and letters beside it. */
export interface DeadEdges {
  /** The pattern it is in, as it was written. */
  readonly source: string;
  /** Some of the letters, or what a class of them is called. */
  readonly letters: readonly string[];
}

/** Where a rule says `\b` beside letters that RE2's ASCII `\b` does not know (re2/doc/syntax.txt), in patterns that only RE2 may run: there it finds nothing and nobody is told. Empty for nearly every rule. */
export function deadEdges(rule: CompiledRule): readonly DeadEdges[] {
  const patterns = [...rule.patterns, ...rule.unless];
  if (!patterns.some(({ source }) => mayHold(source))) return [];
  const run = [...variantsOf(rule).flatMap((variant) => variant.patterns), ...rule.unless];
  const found = new Map<string, Set<string>>();
  for (const pattern of new Set(run)) {
    if (!mayHold(pattern.source) || pattern.engine !== "re2js") continue;
    const letters = found.get(pattern.source) ?? new Set();
    for (const letter of deadIn(pattern)) letters.add(letter);
    if (letters.size > 0) found.set(pattern.source, letters);
  }
  return Array.from(found, ([source, letters]) => ({ source, letters: [...letters] }));
}

function mayHold(source: string): boolean {
  return source.includes("\\b") && /[^\0-\x7f]|\\[pPxu]/.test(source);
}

function deadIn({ tree }: Pattern): readonly string[] {
  return lettersAtDeadEdges(tree(), { before: [], after: [] });
}

/** What stands before and after a node, nearest last and first. */
interface Around {
  readonly before: readonly Node[];
  readonly after: readonly Node[];
}

function lettersAtDeadEdges(tree: Node, { before, after }: Around): readonly string[] {
  const within = (body: Node) => lettersAtDeadEdges(body, { before, after });
  return visit(tree, {
    text: () => [],
    set: () => [],
    edge: ({ edge }) => (edge === "boundary" ? lettersBeside({ before, after }) : []),
    sequence: ({ parts }) =>
      parts.flatMap((part, at) =>
        lettersAtDeadEdges(part, {
          before: [...before, ...parts.slice(0, at)],
          after: [...parts.slice(at + 1), ...after],
        }),
      ),
    choice: ({ options }) => options.flatMap(within),
    repeat: ({ body }) => within(body),
    group: ({ body }) => within(body),
  });
}

/** The letters beyond ASCII on one side, unless the other side always is an ASCII letter: then the edge holds. */
function lettersBeside({ before, after }: Around): readonly string[] {
  const left: Node = { kind: "sequence", parts: before };
  const right: Node = { kind: "sequence", parts: after };
  return [
    ...(isAsciiWord(left, lastOf) ? [] : foreignLetters(right, 0)),
    ...(isAsciiWord(right, firstOf) ? [] : foreignLetters(left, -1)),
  ];
}

function isAsciiWord(node: Node, reachOf: typeof firstOf): boolean {
  const { ascii, beyond } = reachOf(node);
  return !isNullable(node) && !beyond && (ascii & ~WORD_ASCII) === 0n;
}

/** Letters beyond ASCII that a match of the node may begin (0) or end (-1) with because the pattern names them; a class that also holds ASCII is not meant for them. */
function foreignLetters(tree: Node, at: 0 | -1): readonly string[] {
  return visit(tree, {
    text: ({ text }) => foreign([Array.from(text).at(at) ?? ""]),
    set: ({ set }) => {
      if (set.few !== null) return foreign(set.few);
      return !set.negated && set.ascii === 0n && set.beyond ? ["[…]"] : [];
    },
    edge: () => [],
    sequence: ({ parts }) => {
      const inOrder = at === 0 ? parts : parts.toReversed();
      const certain = inOrder.findIndex((part) => !isNullable(part));
      const reached = certain === -1 ? inOrder : inOrder.slice(0, certain + 1);
      return reached.flatMap((part) => foreignLetters(part, at));
    },
    choice: ({ options }) => options.flatMap((option) => foreignLetters(option, at)),
    repeat: ({ body }) => foreignLetters(body, at),
    group: ({ body }) => foreignLetters(body, at),
  });
}

function foreign(letters: readonly string[]): readonly string[] {
  return letters.filter(
    (letter) => /^[^\0-\x7f]$/u.test(letter) && /[\p{L}\p{M}\p{N}]/u.test(letter),
  );
}
