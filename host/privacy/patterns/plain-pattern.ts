import { unitsOf, type Written } from "./pattern-units.ts";

const CASED = /[\p{Lu}\p{Ll}\p{Lt}]/u;
const ANY_CASE = String.raw`\p{Lu}\p{Ll}\p{Lt}`;

/**
 * The same pattern without modifiers such as `(?-i:…)`: where case does not matter, both cases are written out. V8 may compile
 * a pattern without its optimizations once much other code is in memory, and then reads modifiers wrongly (Node 24.21,
 * `--no-regexp-optimization`): values were left in that a fresh process took out.
 */
export function withoutModifiers(pattern: Written): Written {
  if (!/\(\?-?i:/.test(pattern.source)) return pattern;
  const { source, flags } = pattern;
  return { source: spelledOut(source, flags.includes("i")), flags: flags.replace("i", "") };
}

function spelledOut(source: string, ignoresCase: boolean): string {
  const open: boolean[] = [];
  let ignores = ignoresCase;
  let plain = "";
  const units = unitsOf(source);
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] ?? "";
    if (unit === "(") {
      open.push(ignores);
      const opening = openingAt(units, at);
      if (opening.ignores !== null) ignores = opening.ignores;
      plain += opening.text;
      at += opening.units - 1;
    } else if (unit === ")") {
      ignores = open.pop() ?? ignoresCase;
      plain += unit;
    } else if (unit === "[") {
      const end = units.indexOf("]", at + 1);
      plain += ignores
        ? classInBothCases(units.slice(at + 1, end))
        : units.slice(at, end + 1).join("");
      at = end;
    } else plain += ignores ? inBothCases(unit) : unit;
  }
  return plain;
}

interface Opening {
  readonly text: string;
  readonly units: number;
  /** What a modifier says; null where there is none. */
  readonly ignores: boolean | null;
}

function openingAt(units: readonly string[], at: number): Opening {
  const ahead = units.slice(at, at + 5).join("");
  if (ahead.startsWith("(?-i:")) return { text: "(?:", units: 5, ignores: false };
  if (ahead.startsWith("(?i:")) return { text: "(?:", units: 4, ignores: true };
  if (!/^\(\?<[^=!]/.test(ahead)) return { text: "(", units: 1, ignores: null };
  const end = units.indexOf(">", at);
  return { text: units.slice(at, end + 1).join(""), units: end + 1 - at, ignores: null };
}

function inBothCases(unit: string): string {
  if (/^\\p\{L[ult]\}$/.test(unit)) return `[${ANY_CASE}]`;
  const cases = casesOf(unit);
  return cases.length > 1 ? `[${cases.join("")}]` : unit;
}

function casesOf(unit: string): readonly string[] {
  if (unit.startsWith("\\") || !CASED.test(unit)) return [unit];
  const cases = [unit, unit.toLowerCase(), unit.toUpperCase()];
  return [...new Set(cases)].filter((each) => Array.from(each).length === 1);
}

/** A class with the other case of every character and range in it. */
function classInBothCases(units: readonly string[]): string {
  const isNegated = units[0] === "^";
  let body = "";
  const inner = isNegated ? units.slice(1) : units;
  for (let at = 0; at < inner.length; at += 1) {
    const unit = inner[at] ?? "";
    const last = inner[at + 2];
    if (inner[at + 1] === "-" && last !== undefined) {
      body += rangeInBothCases(unit, last);
      at += 2;
    } else body += /^\\p\{L[ult]\}$/.test(unit) ? ANY_CASE : casesOf(unit).join("");
  }
  return `[${isNegated ? "^" : ""}${body}]`;
}

function rangeInBothCases(first: string, last: string): string {
  const [from, to] = [casesOf(first), casesOf(last)];
  const ranges =
    from.length > 1 && to.length > 1
      ? [
          [first.toLowerCase(), last.toLowerCase()],
          [first.toUpperCase(), last.toUpperCase()],
        ]
      : [[first, last]];
  return ranges.map(([one = "", other = ""]) => `${one}-${other}`).join("");
}
