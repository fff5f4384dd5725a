import { RE2JS, RE2JSException } from "re2js";
import { LONGEST_MATCH, type Derivation } from "./derivation.ts";
import { derivationOf } from "./derived.ts";
import { writePattern } from "./emission.ts";
import { Machine } from "./machine/machine.ts";
import { readPattern } from "./pattern-reader.ts";
import { isNullable, isOpen, longestOf, sizeOf } from "./reach.ts";
import { withoutSpaces } from "./spaceless.ts";
import { requiredWords } from "./vocabulary.ts";
import { waysOf } from "./ways.ts";
import { PatternError, type Node, type Syntax } from "./syntax.ts";

/** What a group captured: its text, and where it begins in the text it was asked of. */
export interface Captured {
  readonly text: string;
  readonly start: number;
}

/** A pattern ready to run on folded texts. */
export interface Pattern extends Derivation {
  readonly source: string;
  readonly groups: number;
  readonly groupNames: ReadonlyMap<string, number>;
  /** Read anew where it is not the last one asked for. */
  readonly tree: () => Node;
  /** Made on first use: for texts with words, or for texts whose spaces were taken out. */
  readonly machine: (hasWords: boolean) => Machine;
  /** What a group captures of a text that the pattern matches, or null. */
  readonly captured: (match: string, group: number) => Captured | null;
}

/** Reads, folds and judges a pattern, or knows it from before. Throws a PatternError that says what to change. */
export function compilePattern(source: string): Pattern {
  const derived = derivationOf(source) ?? derive(source);
  const tree = (): Node => syntaxOf(source).root;
  let words: Machine | undefined;
  let spaceless: Machine | undefined;
  return {
    ...derived,
    source,
    tree,
    get groups() {
      return syntaxOf(source).groups;
    },
    get groupNames() {
      return syntaxOf(source).names;
    },
    machine: (hasWords) =>
      hasWords
        ? (words ??= new Machine(tree))
        : (spaceless ??= new Machine(() => withoutSpaces(tree()))),
    captured: (match, group) => capturedBy(tree(), match, group),
  };
}

/** Derives what must be known of a pattern from its source. Throws a PatternError that says what to change. */
export function derive(source: string): Derivation {
  const { root } = syntaxOf(source);
  if (isNullable(root)) throw new PatternError("matches the empty text; make a part required");
  if (/\\p/i.test(source)) compileRe2(root);
  const longest = longestOf(root);
  return {
    longest: Math.min(LONGEST_MATCH, Math.max(1, longest)),
    open: isOpen(root) || longest > LONGEST_MATCH,
    size: sizeOf(root),
    ways: () => waysOf(syntaxOf(source).root),
    words: () => requiredWords([syntaxOf(source).root]),
  };
}

let lastRead: { readonly source: string; readonly syntax: Syntax } | null = null;

/** Trees are many times larger than their sources: only the last one is kept, and read again where a program is made. */
function syntaxOf(source: string): Syntax {
  if (lastRead?.source !== source) lastRead = { source, syntax: readPattern(source) };
  return lastRead.syntax;
}

function compileRe2(root: Node): RE2JS {
  try {
    return RE2JS.compile(writePattern(root, { dialect: "re2", capture: true }));
  } catch (error) {
    if (error instanceof RE2JSException) {
      throw new PatternError(`is not RE2 syntax: ${error.message}`, { cause: error });
    }
    throw error;
  }
}

const capturing = new WeakMap<Node, RE2JS>();

function capturedBy(root: Node, match: string, group: number): Captured | null {
  const expression = capturing.get(root) ?? compileRe2(root);
  capturing.set(root, expression);
  const matcher = expression.matcher(match);
  const text = matcher.find(0) ? matcher.group(group) : null;
  return text === null ? null : { text, start: matcher.start(group) };
}
