import { ANY, NOTHING, unionOf, type Reach } from "./character-set.ts";
import { visit, type Node, type Repeat, type Visitor } from "./syntax.ts";

/** Units counted for a repeat without an upper bound: a long word, else a sentence. */
const WORD_LENGTH = 40;
const SENTENCE_LENGTH = 400;

/** Whether the node can match without consuming anything. */
export function isNullable(tree: Node): boolean {
  return visit(tree, {
    text: () => false,
    set: () => false,
    edge: () => true,
    sequence: (node) => node.parts.every(isNullable),
    choice: (node) => node.options.some(isNullable),
    repeat: (node) => node.min === 0 || isNullable(node.body),
    group: (node) => isNullable(node.body),
  });
}

/** The characters a match of the node can begin with. */
export function firstOf(tree: Node): Reach {
  return visit(tree, {
    text: (node) => reachOf(node.text),
    set: (node) => node.set,
    edge: () => NOTHING,
    sequence: (node) => edgeOf(node.parts, firstOf),
    choice: (node) => node.options.map(firstOf).reduce(unionOf, NOTHING),
    repeat: (node) => firstOf(node.body),
    group: (node) => firstOf(node.body),
  });
}

/** The characters a match of the node can end with. */
export function lastOf(tree: Node): Reach {
  return visit(tree, {
    text: (node) => reachOf(node.text.at(-1) ?? ""),
    set: (node) => node.set,
    edge: () => NOTHING,
    sequence: (node) => edgeOf(node.parts.toReversed(), lastOf),
    choice: (node) => node.options.map(lastOf).reduce(unionOf, NOTHING),
    repeat: (node) => lastOf(node.body),
    group: (node) => lastOf(node.body),
  });
}

function edgeOf(parts: readonly Node[], reachOfPart: (node: Node) => Reach): Reach {
  let reach = NOTHING;
  for (const part of parts) {
    reach = unionOf(reach, reachOfPart(part));
    if (!isNullable(part)) break;
  }
  return reach;
}

function reachOf(text: string): Reach {
  const code = text.codePointAt(0) ?? 0;
  return code < 128 ? { ascii: 1n << BigInt(code), beyond: false } : { ascii: 0n, beyond: true };
}

/** The longest match in UTF-16 units; repeats without a bound count as a long word or a sentence. */
export function longestOf(node: Node): number {
  return visit(node, LONGEST);
}

const LONGEST: Visitor<number> = {
  text: ({ text }) => text.length,
  set: ({ set }) => (set.beyond ? 2 : 1),
  edge: () => 0,
  sequence: ({ parts }) => parts.reduce((total, part) => total + longestOf(part), 0),
  choice: ({ options }) => options.reduce((most, option) => Math.max(most, longestOf(option)), 0),
  repeat: (node) => longestRepeat(node),
  group: ({ body }) => longestOf(body),
};

function longestRepeat({ body, min, max }: Repeat): number {
  const once = longestOf(body);
  if (max !== Infinity) return once * max;
  const space = firstOf(body).ascii & ANY.ascii;
  const crossesWords =
    (space & (1n << 32n)) !== 0n || (body.kind !== "set" && body.kind !== "text");
  const isSpaceOnly = space === 1n << 32n && !firstOf(body).beyond && once === 1;
  if (isSpaceOnly) return Math.max(2, min);
  return Math.max(crossesWords ? SENTENCE_LENGTH : WORD_LENGTH, once * min);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Whether a repeat in it has no upper bound. */
export function isOpen(tree: Node): boolean {
  return visit(tree, {
    text: () => false,
    set: () => false,
    edge: () => false,
    sequence: ({ parts }) => parts.some(isOpen),
    choice: ({ options }) => options.some(isOpen),
    repeat: ({ body, max }) => max === Infinity || isOpen(body),
    group: ({ body }) => isOpen(body),
  });
}

/** Instructions an automaton of the tree needs, repeats written out: the measure of its cost. */
export function sizeOf(tree: Node): number {
  return visit(tree, {
    text: ({ text }) => text.length,
    set: () => 1,
    edge: () => 1,
    sequence: ({ parts }) => sum(parts.map(sizeOf)),
    choice: ({ options }) => sum(options.map(sizeOf)) + options.length,
    repeat: ({ body, min, max }) =>
      max === Infinity ? sizeOf(body) * Math.max(1, min) + 1 : sizeOf(body) * max + (max - min),
    group: ({ body }) => sizeOf(body) + 2,
  });
}

/** The shortest match in UTF-16 units. */
export function shortestOf(tree: Node): number {
  return visit(tree, {
    text: ({ text }) => text.length,
    set: () => 1,
    edge: () => 0,
    sequence: ({ parts }) => sum(parts.map(shortestOf)),
    choice: ({ options }) => Math.min(...options.map(shortestOf)),
    repeat: ({ body, min }) => shortestOf(body) * min,
    group: ({ body }) => shortestOf(body),
  });
}
