import { RE2JS, RE2JSException } from "re2js";
import { isBounded } from "./effort.ts";
import { writePattern } from "./emission.ts";
import { requiredLiterals, type Clause } from "./literals.ts";
import { readPattern } from "./pattern-reader.ts";
import { isNullable, isOpen, longestOf } from "./reach.ts";
import { withoutSpaces } from "./spaceless.ts";
import { PatternError, type Node } from "./syntax.ts";

/** Units on either side of a required literal that a match may reach. */
export const LONGEST_MATCH = 1024;

/** Where a run of a pattern matched, in units of the text it was given; `groups` only where the pattern captures. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
  /** Where each group begins, or -1. */
  readonly groupStarts: readonly number[];
}

/** Finds the leftmost match in `text` at or after `from`, or null. */
export type Finder = (text: string, from: number) => Found | null;

/** A pattern ready to run on folded texts. */
export interface Pattern {
  readonly source: string;
  readonly clauses: readonly Clause[];
  /** Units of the longest match that is looked for. */
  readonly longest: number;
  /** Whether a match may be longer than that, and is then told shortened. */
  readonly open: boolean;
  /** RE2 instructions. */
  readonly size: number;
  readonly engine: "v8" | "re2js";
  readonly groupNames: ReadonlyMap<string, number>;
  readonly groups: number;
  readonly tree: Node;
  /** Made on first use: for ASCII texts, for all texts, for texts whose spaces were taken out. */
  readonly finder: (kind: TextKind) => Finder;
}

export type TextKind = "ascii" | "unicode" | "spaceless";

export interface PatternOptions {
  /** Whether the groups are asked for. */
  readonly capture: boolean;
}

/** Reads, folds and judges a pattern. Throws a PatternError that says what to change. */
export function compilePattern(source: string, { capture }: PatternOptions): Pattern {
  const { root, names, groups } = readPattern(source);
  if (isNullable(root)) throw new PatternError("matches the empty text; make a part required");
  const re2 = compileRe2(writePattern(root, { dialect: "re2", capture: false }));
  const engine = isBounded(root) ? "v8" : "re2js";
  const finders = new Map<TextKind, Finder>();
  const finder = (kind: TextKind): Finder => {
    const known = finders.get(kind) ?? makeFinder(root, { kind, capture });
    finders.set(kind, known);
    return known;
  };
  return {
    source,
    clauses: requiredLiterals(root),
    longest: Math.min(LONGEST_MATCH, Math.max(1, longestOf(root))),
    open: isOpen(root) || longestOf(root) > LONGEST_MATCH,
    size: re2.programSize(),
    engine,
    groupNames: names,
    groups,
    tree: root,
    finder,
  };
}

function compileRe2(written: string): RE2JS {
  try {
    return RE2JS.compile(written);
  } catch (error) {
    if (error instanceof RE2JSException) {
      throw new PatternError(`is not RE2 syntax: ${error.message}`, { cause: error });
    }
    throw error;
  }
}

interface FinderOptions {
  readonly kind: TextKind;
  readonly capture: boolean;
}

/** V8 where back-tracking is bounded, else RE2 in linear time. */
function makeFinder(root: Node, { kind, capture }: FinderOptions): Finder {
  const tree = kind === "spaceless" ? withoutSpaces(root) : root;
  if (!isBounded(tree)) {
    return re2Finder(compileRe2(writePattern(tree, { dialect: "re2", capture })));
  }
  const dialect = kind === "ascii" ? "ascii" : "unicode";
  const flags = kind === "ascii" ? "g" : "gu";
  return v8Finder(
    new RegExp(writePattern(tree, { dialect, capture }), capture ? `${flags}d` : flags),
  );
}

function v8Finder(expression: RegExp): Finder {
  return (text, from) => {
    expression.lastIndex = from;
    const found = expression.exec(text);
    if (found === null) return null;
    const [whole] = found;
    return {
      start: found.index,
      end: found.index + whole.length,
      groups: found,
      groupStarts: found.indices?.map((pair) => pair?.[0] ?? -1) ?? [],
    };
  };
}

function re2Finder(expression: RE2JS): Finder {
  return (text, from) => {
    const matcher = expression.matcher(text);
    if (!matcher.find(from)) return null;
    const count = matcher.groupCount() + 1;
    return {
      start: matcher.start(),
      end: matcher.end(),
      groups: Array.from({ length: count }, (_, group) => matcher.group(group) ?? undefined),
      groupStarts: Array.from({ length: count }, (_, group) => matcher.start(group)),
    };
  };
}
