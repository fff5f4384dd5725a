import { UNSPACED_SCRIPTS } from "../../../schemas/unspaced-scripts.ts";
import type { Reach } from "./character-set.ts";
import { firstOf, isNullable, lastOf } from "./reach.ts";
import { visit, type Node } from "./syntax.ts";

const LETTERS = "\\p{L}\\p{M}\\p{N}_";
/** Letters of scripts with spaces: beside one of these no term begins or ends. */
const JOINED = `(?:(?![${UNSPACED_SCRIPTS}])[${LETTERS}])`;
const UNICODE_BEGIN = `(?<!${JOINED})`;
const UNICODE_END = `(?!${JOINED})`;

/** V8's `\b` with letters, marks and digits of every script. */
const UNICODE_EDGE = `(?:(?<=[${LETTERS}])(?![${LETTERS}])|(?<![${LETTERS}])(?=[${LETTERS}]))`;

/** Word characters in ASCII: digits, `_`, `a` to `z`, and capitals, which folded texts never hold. */
export const WORD_ASCII = asciiWord();

/** What a `\b` asks: that no word goes on to the left (begin) or right (finish) of it, or that a letter stands on one side only (general). */
export type Boundary = "begin" | "finish" | "general";

/** What a `\b` means between these neighbours of one sequence: a checked boundary beside a known word character, null (nothing) inside scripts without spaces, else the general one. */
export function boundaryBetween(before: Node | null, after: Node | null): Boundary | null {
  if (after !== null && beginsInWord(after)) {
    return isUnspaced(firstOf(after), after, 0) ? null : "begin";
  }
  if (before !== null && endsInWord(before)) {
    return isUnspaced(lastOf(before), before, -1) ? null : "finish";
  }
  return "general";
}

/** How V8 writes each boundary. */
export const WRITTEN: Readonly<Record<Boundary, string>> = {
  begin: UNICODE_BEGIN,
  finish: UNICODE_END,
  general: UNICODE_EDGE,
};

/** Whether the term starts or ends with a literal of a script without spaces. */
function isUnspaced(reach: Reach, node: Node, index: 0 | -1): boolean {
  if (reach.ascii !== 0n) return false;
  const letters = edgeLetters(node, index);
  return letters.length > 0 && letters.every((letter) => UNSPACED.test(letter));
}

const UNSPACED = new RegExp(`^[${UNSPACED_SCRIPTS}]$`, "u");

/** Stands for characters that cannot be listed. */
const UNKNOWN = "?";

function edgeLetters(tree: Node, index: 0 | -1): readonly string[] {
  return visit(tree, {
    text: (node) => [Array.from(node.text).at(index) ?? ""],
    set: (node) => node.set.few ?? [UNKNOWN],
    edge: () => [],
    sequence: (node) => {
      const part = index === 0 ? node.parts.find(consumes) : node.parts.findLast(consumes);
      return part === undefined ? [] : edgeLetters(part, index);
    },
    choice: (node) => node.options.flatMap((option) => edgeLetters(option, index)),
    repeat: (node) => (node.min === 0 ? [UNKNOWN] : edgeLetters(node.body, index)),
    group: (node) => edgeLetters(node.body, index),
  });
}

function consumes(node: Node): boolean {
  return node.kind !== "edge";
}

function beginsInWord(node: Node): boolean {
  return !isNullable(node) && isWordReach(firstOf(node), node, 0);
}

function endsInWord(node: Node): boolean {
  return !isNullable(node) && isWordReach(lastOf(node), node, -1);
}

function isWordReach(reach: Reach, node: Node, index: 0 | -1): boolean {
  if ((reach.ascii & ~WORD_ASCII) !== 0n) return false;
  if (!reach.beyond) return true;
  return edgeLetters(node, index).every(
    (letter) => letter === UNKNOWN || /^[\p{L}\p{M}\p{N}]$/u.test(letter),
  );
}

function asciiWord(): bigint {
  let bits = 0n;
  for (let code = 0; code < 128; code++) {
    if (/^\w$/.test(String.fromCharCode(code))) bits |= 1n << BigInt(code);
  }
  return bits;
}
