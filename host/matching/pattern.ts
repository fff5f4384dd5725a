import { RE2JS, RE2JSException } from "re2js";
import { writePattern } from "./emission.ts";
import { requiredLiterals, type Clause } from "./literals.ts";
import { Machine } from "./machine/machine.ts";
import { readPattern } from "./pattern-reader.ts";
import { isNullable, isOpen, longestOf, sizeOf } from "./reach.ts";
import { withoutSpaces } from "./spaceless.ts";
import { PatternError, type Node, type Syntax } from "./syntax.ts";

/** Units on either side of a required literal that a match may reach. */
export const LONGEST_MATCH = 1024;

/** What a group captured: its text, and where it begins in the text it was asked of. */
export interface Captured {
  readonly text: string;
  readonly start: number;
}

/** A pattern ready to run on folded texts. */
export interface Pattern {
  readonly source: string;
  /** Derived anew whenever asked for: an index of many patterns asks once. */
  readonly clauses: () => readonly Clause[];
  /** Units of the longest match that is looked for. */
  readonly longest: number;
  /** Whether a match may be longer than that, and is then told shortened. */
  readonly open: boolean;
  /** RE2 instructions. */
  readonly size: number;
  readonly groupNames: ReadonlyMap<string, number>;
  readonly groups: number;
  /** Read anew where it is not the last one asked for. */
  readonly tree: () => Node;
  /** Made on first use: for texts with words, or for texts whose spaces were taken out. */
  readonly machine: (hasWords: boolean) => Machine;
  /** What a group captures of a text that the pattern matches, or null. */
  readonly captured: (match: string, group: number) => Captured | null;
}

/** Reads, folds and judges a pattern. Throws a PatternError that says what to change. */
export function compilePattern(source: string): Pattern {
  const { root, names, groups } = syntaxOf(source);
  if (isNullable(root)) throw new PatternError("matches the empty text; make a part required");
  if (/\\p/i.test(source)) compileRe2(root);
  const longest = longestOf(root);
  const tree = (): Node => syntaxOf(source).root;
  let words: Machine | undefined;
  let spaceless: Machine | undefined;
  return {
    source,
    groups,
    groupNames: names.size === 0 ? NO_NAMES : names,
    longest: Math.min(LONGEST_MATCH, Math.max(1, longest)),
    open: isOpen(root) || longest > LONGEST_MATCH,
    size: sizeOf(root),
    clauses: () => requiredLiterals(tree()),
    tree,
    machine: (hasWords) =>
      hasWords
        ? (words ??= new Machine(tree()))
        : (spaceless ??= new Machine(withoutSpaces(tree()))),
    captured: (match, group) => capturedBy(tree(), match, group),
  };
}

const NO_NAMES: ReadonlyMap<string, number> = new Map();

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
