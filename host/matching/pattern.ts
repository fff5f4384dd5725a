import { RE2JS, RE2JSException } from "re2js";
import { isBounded } from "./effort.ts";
import { writePattern } from "./emission.ts";
import { requiredLiterals, type Clause } from "./literals.ts";
import { readPattern } from "./pattern-reader.ts";
import { isNullable, isOpen, longestOf, sizeOf } from "./reach.ts";
import { withoutSpaces } from "./spaceless.ts";
import { PatternError, type Node, type Syntax } from "./syntax.ts";

/** Units on either side of a required literal that a match may reach. */
export const LONGEST_MATCH = 1024;

/** One program of a pattern; it keeps its last match. Not to be shared between interleaved runs of one search. */
export interface Finder {
  /** Finds the leftmost match in `text` at or after `from`: its start, or -1. */
  readonly find: (text: string, from: number) => number;
  /** Where the last match ended. */
  readonly end: () => number;
  /** What a group of the last match captured and where it begins, or null. */
  readonly group: (index: number) => Captured | null;
}

/** What a group captured. */
export interface Captured {
  readonly text: string;
  readonly start: number;
}

/** A pattern ready to run on folded texts. */
export interface Pattern {
  readonly source: string;
  /** Derived on first use: what is only looked at where others matched needs none. */
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
  /** Read anew where it is not the last one asked for. */
  readonly tree: () => Node;
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
  const { root, names, groups } = syntaxOf(source);
  if (isNullable(root)) throw new PatternError("matches the empty text; make a part required");
  if (/\\p/i.test(source)) compileRe2(writePattern(root, { dialect: "re2", capture }));
  const groupNames = names.size === 0 ? NO_NAMES : names;
  return patternOf(() => syntaxOf(source).root, { source, groupNames, groups, capture });
}

/** One alternative of a pattern that captures nothing, as a pattern of its own. */
export function alternativeOf({ source, groupNames, groups }: Pattern, tree: () => Node): Pattern {
  return patternOf(tree, { source, groupNames, groups, capture: false });
}

const NO_NAMES: ReadonlyMap<string, number> = new Map();

let lastRead: { readonly source: string; readonly syntax: Syntax } | null = null;

/** Trees are many times larger than their sources: only the last one is kept, and read again where a program is made. */
function syntaxOf(source: string): Syntax {
  if (lastRead?.source !== source) lastRead = { source, syntax: readPattern(source) };
  return lastRead.syntax;
}

type Named = PatternOptions & Pick<Pattern, "source" | "groupNames" | "groups">;

function patternOf(tree: () => Node, { capture, ...named }: Named): Pattern {
  const finders: Partial<Record<TextKind, Finder>> = {};
  let clauses: readonly Clause[] | undefined;
  return {
    ...named,
    ...measuresOf(tree()),
    tree,
    get clauses() {
      return (clauses ??= requiredLiterals(tree()));
    },
    get engine() {
      return isBounded(tree()) ? "v8" : "re2js";
    },
    finder: (kind) => (finders[kind] ??= makeFinder(tree(), { kind, capture })),
  };
}

function measuresOf(root: Node): Pick<Pattern, "longest" | "open" | "size"> {
  const longest = longestOf(root);
  return {
    longest: Math.min(LONGEST_MATCH, Math.max(1, longest)),
    open: isOpen(root) || longest > LONGEST_MATCH,
    size: sizeOf(root),
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
  let found: RegExpExecArray | null = null;
  return {
    find: (text, from) => {
      expression.lastIndex = from;
      found = expression.exec(text);
      return found === null ? -1 : found.index;
    },
    end: () => expression.lastIndex,
    group: (index) => {
      const text = found?.[index];
      const start = found?.indices?.[index]?.[0];
      return text === undefined || start === undefined ? null : { text, start };
    },
  };
}

function re2Finder(expression: RE2JS): Finder {
  let matcher = expression.matcher("");
  return {
    find: (text, from) => {
      matcher = expression.matcher(text);
      return matcher.find(from) ? matcher.start() : -1;
    },
    end: () => matcher.end(),
    group: (index) => {
      const text = matcher.group(index);
      return text === null ? null : { text, start: matcher.start(index) };
    },
  };
}
