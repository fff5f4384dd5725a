import { RE2JS, RE2JSException } from "re2js";
import { LONGEST_MATCH, type Derivation } from "./patterns/derivation.ts";
import { derivationOf } from "./patterns/derived.ts";
import { writePattern } from "./patterns/emission.ts";
import { KeptMachines } from "./machine/kept-machines.ts";
import { Machine } from "./machine/machine.ts";
import { readPattern } from "./patterns/pattern-reader.ts";
import { isNullable, isOpen, longestOf, sizeOf } from "./patterns/reach.ts";
import { withoutSpaces } from "./patterns/spaceless.ts";
import { requiredWords } from "./patterns/vocabulary.ts";
import { waysOf, type Ways } from "./patterns/ways.ts";
import { PatternError, type Node, type Syntax } from "./patterns/syntax.ts";

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
  tree(): Node;
  /** Made on first use, and again where it was not asked for in long: for texts with words, or for texts whose spaces were taken out. */
  machine(hasWords: boolean): Machine;
  /** What a group captures of a text that the pattern matches, or null. */
  captured(match: string, group: number): Captured | null;
}

/** Reads, folds and judges a pattern, or knows it from before. Throws a PatternError that says what to change. */
export function compilePattern(source: string): Pattern {
  return new SourcePattern(source, derivationFor(source));
}

function derivationFor(source: string): Derivation {
  return derivationOf(source) ?? derive(source);
}

const ofWords = new KeptMachines<SourcePattern>();
const spaceless = new KeptMachines<SourcePattern>();

/** Thousands of patterns are held: of each nothing but numbers and its source until a text asks for more. */
class SourcePattern implements Pattern {
  readonly source: string;
  readonly longest: number;
  readonly open: boolean;
  readonly size: number;

  constructor(source: string, { longest, open, size }: Derivation) {
    this.source = source;
    this.longest = longest;
    this.open = open;
    this.size = size;
  }

  get groups(): number {
    return syntaxOf(this.source).groups;
  }

  get groupNames(): ReadonlyMap<string, number> {
    return syntaxOf(this.source).names;
  }

  ways(): Ways {
    return derivationFor(this.source).ways();
  }

  words(): readonly string[] {
    return derivationFor(this.source).words();
  }

  tree(): Node {
    return syntaxOf(this.source).root;
  }

  machine(hasWords: boolean): Machine {
    return hasWords
      ? ofWords.of(this, () => new Machine(() => this.tree()))
      : spaceless.of(this, () => new Machine(() => withoutSpaces(this.tree())));
  }

  captured(match: string, group: number): Captured | null {
    return capturedBy(this.tree(), match, group);
  }
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
