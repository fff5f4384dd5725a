import { unitsOf } from "./pattern-units.ts";

/** Properties of letters, marks and numbers, which stand in every plane of Unicode; signs and pictures are left as they are. */
const PROPERTY = /^\\p\{(?:L[ultmo]?|M|N|Script=\w+)\}$/;
/** What stands for itself in a class with flag `u`, and not with `v`. */
const ESCAPED = new Set("(){}[]/-|&!#$%*+,.:;<=>?@^`~");

/**
 * The same pattern with letters, marks and numbers of the first plane alone (U+0000–U+FFFF). V8 writes out the pairs of
 * surrogates of all others wherever a pattern has such a class, and that was half of the code of all patterns.
 */
export function inFirstPlane(pattern: RegExp): RegExp {
  const source = inPlane(pattern.source);
  return source === null ? pattern : new RegExp(source, pattern.flags.replace("u", "v"));
}

/** With flag `v`; null where there is no such class. */
function inPlane(source: string): string | null {
  const units = unitsOf(source);
  let narrowed = "";
  let isNarrowed = false;
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] ?? "";
    const end = unit === "[" ? units.indexOf("]", at + 1) : at;
    const members = unit === "[" ? units.slice(at + 1, end) : [unit];
    const isWide = members.some((member) => PROPERTY.test(member));
    isNarrowed ||= isWide;
    if (unit === "[") narrowed += classOf(members, isWide);
    else narrowed += isWide ? `[${unit}&&[\\0-\\uffff]]` : unit;
    at = end;
  }
  return isNarrowed ? narrowed : null;
}

function classOf(members: readonly string[], isWide: boolean): string {
  const isNegated = members[0] === "^";
  const inner = isNegated ? members.slice(1) : members;
  const body = inner.map((member, at) => {
    const isRange = member === "-" && at > 0 && at < inner.length - 1;
    return ESCAPED.has(member) && !isRange ? `\\${member}` : member;
  });
  const narrowed = isWide ? `[${body.join("")}]&&[\\0-\\uffff]` : body.join("");
  return `[${isNegated ? "^" : ""}${narrowed}]`;
}

const OF_OTHER_PLANES = /[[\p{L}\p{M}\p{N}]&&[\u{10000}-\u{10ffff}]]/v;

/** Letters, marks and numbers of other planes by what they are, and pairs of the first that stand for one and are as long. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Han}&&[\u{10000}-\u{10ffff}]]/gv, "\u3400\u3400"],
  [/[\p{Lu}&&[\u{10000}-\u{10ffff}]]/gv, "\ua640\ua641"],
  [/[\p{Ll}&&[\u{10000}-\u{10ffff}]]/gv, "\ua641\ua641"],
  [/[\p{L}&&[\u{10000}-\u{10ffff}]]/gv, "\ua000\ua000"],
  [/[\p{M}&&[\u{10000}-\u{10ffff}]]/gv, "\u0301\u0301"],
  [/[\p{N}&&[\u{10000}-\u{10ffff}]]/gv, "\u0bf0\u0bf0"],
];

/** The text as such patterns read it: two letters, marks or numbers of the first plane for one of another. */
export function ofFirstPlane(text: string): string {
  if (!OF_OTHER_PLANES.test(text)) return text;
  return PAIRS.reduce((read, [kind, pair]) => read.replace(kind, pair), text);
}

/** Whether the two units of one character stand on both sides of a place. */
export function isInPair(text: string, index: number): boolean {
  return (text.codePointAt(index - 1) ?? 0) > 0xffff;
}
