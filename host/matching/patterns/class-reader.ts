import { characterSet, type CharacterSet, type Member } from "./character-set.ts";
import { PatternError } from "./syntax.ts";

const WORD: readonly Member[] = [
  { property: "L", negated: false },
  { property: "M", negated: false },
  { property: "N", negated: false },
  { from: 0x5f, to: 0x5f },
];
const DIGIT: readonly Member[] = [{ from: 0x30, to: 0x39 }];
const SPACE: readonly Member[] = [{ from: 0x20, to: 0x20 }];

/** RE2's ASCII classes, widened where the fold leaves letters of other scripts. */
const NAMED: Readonly<Record<string, readonly Member[]>> = {
  alnum: WORD.slice(0, 3),
  alpha: WORD.slice(0, 2),
  ascii: [{ from: 0, to: 0x7f }],
  blank: SPACE,
  digit: DIGIT,
  lower: WORD.slice(0, 1),
  punct: [
    { property: "P", negated: false },
    { property: "S", negated: false },
  ],
  space: SPACE,
  upper: WORD.slice(0, 1),
  word: WORD,
  xdigit: [...DIGIT, { from: 0x61, to: 0x66 }],
};

const CONTROLS: Readonly<Record<string, string>> = {
  n: " ",
  t: " ",
  r: " ",
  f: " ",
  v: " ",
  a: "\u0007",
};

/** Where the reader stands in a pattern; what reads moves `at`. */
export interface Cursor {
  readonly pattern: string;
  at: number;
}

/** The class an escape such as `\w`, `\D` or `\p{Arabic}` stands for, or null; the cursor is behind the backslash. */
export function readEscapedSet(cursor: Cursor): CharacterSet | null {
  const letter = cursor.pattern[cursor.at] ?? "";
  const members = { w: WORD, d: DIGIT, s: SPACE }[letter.toLowerCase()];
  if (members !== undefined) {
    cursor.at++;
    return characterSet(members, letter !== letter.toLowerCase());
  }
  if (letter !== "p" && letter !== "P") return null;
  const property = readProperty(cursor);
  return characterSet([property], false);
}

function readProperty(cursor: Cursor): Member {
  const rest = cursor.pattern.slice(cursor.at);
  const found = /^([pP])(?:\{(\^?)([A-Za-z_]+)\}|([A-Z]))/.exec(rest);
  if (found === null) throw new PatternError(`has an unreadable class at "\\${rest.slice(0, 12)}"`);
  const property = found[3] ?? found[4] ?? "";
  const negated = (found[1] === "P") !== (found[2] === "^");
  checkProperty(property);
  cursor.at += found[0].length;
  return { property, negated };
}

function checkProperty(property: string): void {
  try {
    RegExp(property.length <= 2 ? `\\p{${property}}` : `\\p{Script=${property}}`, "u");
  } catch {
    throw new PatternError(
      `names the unknown class \\p{${property}}; use a category such as \\p{L} or a script such as \\p{Arabic}`,
    );
  }
}

/** The character an escape such as `\.`, `\n`, `\x41` or `\x{1F600}` stands for; the cursor is behind the backslash. */
export function readEscapedCharacter(cursor: Cursor): string {
  const rest = cursor.pattern.slice(cursor.at);
  const hex = /^x(?:\{([0-9A-Fa-f]{1,6})\}|([0-9A-Fa-f]{2}))/.exec(rest);
  if (hex !== null) {
    cursor.at += hex[0].length;
    const code = Number.parseInt(hex[1] ?? hex[2] ?? "", 16);
    if (code > 0x10_ffff) throw new PatternError(`has no character \\x{${hex[1]}}`);
    return String.fromCodePoint(code);
  }
  const character = rest[0] ?? "";
  const control = CONTROLS[character];
  cursor.at += character.length;
  if (control !== undefined) return control;
  if (/^[1-9]$/.test(character)) {
    throw new PatternError(`has the back-reference \\${character}; write the alternatives out`);
  }
  if (character === "" || /^[A-Za-z0-9]$/.test(character)) {
    throw new PatternError(`has the unknown escape \\${character}; remove the backslash`);
  }
  return character;
}

/** A bracketed class; the cursor is behind its `[`. */
export function readClass(cursor: Cursor): CharacterSet {
  const opened = cursor.at - 1;
  const negated = take(cursor, "^");
  const members: Member[] = [];
  for (let first = true; ; first = false) {
    const character = cursor.pattern[cursor.at];
    if (character === undefined) {
      throw new PatternError(`has a "[" without "]" at ${opened}; close the class`);
    }
    if (character === "]" && !first) break;
    members.push(...readMembers(cursor));
  }
  cursor.at++;
  return characterSet(members, negated);
}

function readMembers(cursor: Cursor): readonly Member[] {
  const named = /^\[:(\^?)([a-z]+):\]/.exec(cursor.pattern.slice(cursor.at));
  if (named !== null) return readNamed(cursor, named);
  if (cursor.pattern[cursor.at] === "\\") {
    const before = cursor.at++;
    const set = readEscapedSet(cursor);
    if (set !== null) return membersOf(set);
    cursor.at = before;
  }
  const from = readSingle(cursor);
  const range = cursor.pattern[cursor.at] === "-" && cursor.pattern[cursor.at + 1] !== "]";
  if (!range) return [{ from, to: from }];
  cursor.at++;
  const to = readSingle(cursor);
  if (to < from) throw new PatternError("has a class range that runs backwards; swap its ends");
  return [{ from, to }];
}

function readNamed(cursor: Cursor, named: RegExpExecArray): readonly Member[] {
  const members = NAMED[named[2] ?? ""];
  if (members === undefined || named[1] === "^") {
    throw new PatternError(`has the unknown class ${named[0]}`);
  }
  cursor.at += named[0].length;
  return members;
}

/** A negated escape inside a class: ranges around what it leaves out. */
function membersOf(set: CharacterSet): readonly Member[] {
  if (!set.negated) return set.members;
  if (set.members.some((member) => "property" in member)) {
    throw new PatternError("has \\W inside a class; write the class without it");
  }
  const members: Member[] = [];
  let next = 0;
  for (const member of set.members) {
    if ("property" in member) continue;
    members.push({ from: next, to: member.from - 1 });
    next = member.to + 1;
  }
  members.push({ from: next, to: 0x10_ffff });
  return members;
}

function readSingle(cursor: Cursor): number {
  if (take(cursor, "\\")) return readEscapedCharacter(cursor).codePointAt(0) ?? 0;
  const code = cursor.pattern.codePointAt(cursor.at);
  if (code === undefined) throw new PatternError('has a "[" without "]"; close the class');
  cursor.at += code > 0xffff ? 2 : 1;
  return code;
}

function take(cursor: Cursor, character: string): boolean {
  if (cursor.pattern[cursor.at] !== character) return false;
  cursor.at++;
  return true;
}
