import { compilePattern, type Pattern } from "./pattern.ts";
import { readNumber } from "./number.ts";
import { LookAroundError, PatternError } from "./patterns/syntax.ts";
import { isMarked, spellingsOf, type Spellings } from "./spellings.ts";

/** RE2 instructions that all patterns of one rule may have together. */
export const LARGEST_RULE = 1000;

/** What a rule is made of; paths name the fields in problems. */
export interface RuleSource {
  readonly patterns: readonly SourcePattern[];
  readonly unless?: readonly SourcePattern[];
  /** Whether every pattern must match; any is enough when absent. */
  readonly all_required?: boolean;
  /** Where patterns that are all required must meet. */
  readonly within?: "text" | "passage" | "sentence";
  readonly threshold?: Threshold;
  /** Words with their marks; a match that spells one with others is none. */
  readonly spelled?: readonly string[];
  /** What to write in place of a look-around, as an order; a bundled rule has fields for it that others have not. */
  readonly insteadOfLookAround?: string;
}

export interface SourcePattern {
  /** The field it stands in, for example `content.pattern`. */
  readonly path: string;
  readonly pattern: string;
}

export interface Threshold {
  /** The capturing group, by number or name. */
  readonly group: number | string;
  readonly op: ">" | ">=" | "<" | "<=" | "==";
  readonly value: number;
}

/** What is wrong with a rule: the field, and what would cure it. */
export interface RuleProblem {
  readonly path: string;
  readonly message: string;
}

/** A rule that can be scanned for. */
export interface CompiledRule {
  readonly patterns: readonly Pattern[];
  readonly unless: readonly Pattern[];
  readonly allRequired: boolean;
  readonly within: "text" | "passage" | "sentence";
  readonly threshold: Threshold | null;
  readonly spellings: Spellings | null;
  /** RE2 instructions of all patterns. */
  readonly size: number;
  /** What slows it down, though it works. */
  readonly warnings: () => readonly RuleProblem[];
}

/** Either the rule, or why it cannot be one. */
export type Compilation =
  | { readonly rule: CompiledRule; readonly problems?: undefined }
  | { readonly problems: readonly RuleProblem[]; readonly rule?: undefined };

/** Makes a rule of its source; every problem names its field and its cure. */
export function compileRule(source: RuleSource): Compilation {
  const problems: RuleProblem[] = [];
  const threshold = source.threshold ?? null;
  const compileOne = (from: SourcePattern): Pattern[] => compiledOf(from, source, problems);
  const patterns = source.patterns.flatMap(compileOne);
  const unless = (source.unless ?? []).flatMap(compileOne);
  if (source.patterns.length === 0)
    problems.push({ path: "patterns", message: "is empty; add one" });
  if (threshold !== null) problems.push(...thresholdProblems(patterns, threshold));
  problems.push(...spellingProblems(source.spelled ?? []));
  const size = [...patterns, ...unless].reduce((total, pattern) => total + pattern.size, 0);
  if (size > LARGEST_RULE) problems.push(tooLarge(source, size));
  if (problems.length > 0) return { problems };
  return {
    rule: {
      patterns,
      unless,
      allRequired: source.all_required ?? false,
      within: source.within ?? "text",
      threshold,
      spellings: spellingsOf(source.spelled ?? []),
      size,
      warnings: () => slowPatterns(source, patterns),
    },
  };
}

function compiledOf(
  { path, pattern }: SourcePattern,
  { insteadOfLookAround = "write out what may stand there" }: RuleSource,
  problems: RuleProblem[],
): Pattern[] {
  try {
    return [shared(pattern)];
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    const advice = error instanceof LookAroundError ? `; ${insteadOfLookAround}` : "";
    problems.push({ path, message: error.message + advice });
    return [];
  }
}

const compiled = new Map<string, WeakRef<Pattern>>();

/** Rules share patterns, above all in what they leave out: the same source is compiled once while it is in use. */
function shared(source: string): Pattern {
  const known = compiled.get(source)?.deref();
  if (known !== undefined) return known;
  const pattern = compilePattern(source);
  compiled.set(source, new WeakRef(pattern));
  gone.register(pattern, source);
  return pattern;
}

const gone = new FinalizationRegistry((source: string) => {
  if (compiled.get(source)?.deref() === undefined) compiled.delete(source);
});

/** Whether all patterns must match, and near each other. */
export function meetsNearby({ allRequired, within, patterns }: CompiledRule): boolean {
  return allRequired && within !== "text" && patterns.length > 1;
}

function thresholdProblems(patterns: readonly Pattern[], { group }: Threshold): RuleProblem[] {
  const known = patterns.some((pattern) =>
    typeof group === "number" ? group <= pattern.groups : pattern.groupNames.has(group),
  );
  if (known || patterns.length === 0) return [];
  const message = `names the group ${group}, which no pattern captures; add (?P<name>…) around the number`;
  return [{ path: "extensions.threshold.group", message }];
}

function spellingProblems(spelled: readonly string[]): RuleProblem[] {
  const message =
    "has no mark that tells it from another word; write it as it is spelled, or leave it out";
  return spelled.flatMap((word, at) =>
    isMarked(word) ? [] : [{ path: `extensions.spelled.${at}`, message }],
  );
}

function tooLarge(source: RuleSource, size: number): RuleProblem {
  const path = source.patterns[0]?.path ?? "patterns";
  // Grouped it is read as a count; as digits in a row the anonymizer of refusals takes it for a telephone number.
  const counted = size.toLocaleString("en-US");
  return {
    path,
    message: `compiles to ${counted} instructions, more than ${LARGEST_RULE}; lower the repeat bounds or split the rule`,
  };
}

/** Patterns that run on the whole of every text; where all are required, one with a literal is enough to keep the others from it. */
function slowPatterns(source: RuleSource, patterns: readonly Pattern[]): readonly RuleProblem[] {
  const bare = patterns.flatMap((pattern, index) =>
    pattern.ways().length > 0 ? [] : [withoutLiteral(source.patterns[index]?.path ?? "")],
  );
  if (source.all_required !== true) return bare;
  return bare.length < patterns.length ? [] : bare.slice(0, 1);
}

function withoutLiteral(path: string): RuleProblem {
  const message =
    "has no literal that every match must contain, so it runs on the whole of every text; spell out a word";
  return { path, message };
}

const COMPARE: Readonly<Record<Threshold["op"], (a: number, b: number) => boolean>> = {
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  "==": (a, b) => a === b,
};

/** Whether the number captured is beyond the threshold; a match without a number is not. */
export function passesThreshold(threshold: Threshold, captured: string, after: string): boolean {
  const value = readNumber(captured, after);
  if (value === null) return false;
  return COMPARE[threshold.op](value, threshold.value);
}
