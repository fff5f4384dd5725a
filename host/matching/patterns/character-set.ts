import { foldCharacter } from "../folding/fold-character.ts";

/** One member of a class: a range of code points, or a Unicode property by RE2's name. */
export type Member =
  | { readonly from: number; readonly to: number }
  | { readonly property: string; readonly negated: boolean };

/** A class of characters: how to write it, which ASCII characters it holds, and whether it holds others. */
export interface CharacterSet {
  readonly members: readonly Member[];
  readonly negated: boolean;
  /** Bit n is set when the ASCII character n belongs to it. */
  readonly ascii: bigint;
  readonly beyond: boolean;
  /** The characters, where there are few and all are known. */
  readonly few: readonly string[] | null;
}

const ASCII_ALL = (1n << 128n) - 1n;
const SPACE_BIT = 1n << 32n;
const MOST_FOLDED = 1024;
const FEW = 10;

/** The class with these members, each folded as texts are. */
export function characterSet(members: readonly Member[], negated: boolean): CharacterSet {
  const folded = members.flatMap(foldMember);
  const bits = folded.map(asciiBits).reduce((all, some) => all | some, 0n);
  const beyond = folded.some((member) => "property" in member || member.to > 0x7f);
  return {
    members: folded,
    negated,
    ascii: negated ? ASCII_ALL & ~bits : bits,
    beyond: negated || beyond,
    few: negated ? null : fewOf(folded),
  };
}

/** Any character: `.`, and what a negated empty class would be. */
export const ANY: CharacterSet = {
  members: [{ from: 0, to: 0x10_ffff }],
  negated: false,
  ascii: ASCII_ALL,
  beyond: true,
  few: null,
};

/** Whether a space belongs to it. */
export function holdsSpace(set: CharacterSet): boolean {
  return (set.ascii & SPACE_BIT) !== 0n;
}

/** Whether it holds nothing but the space. */
export function isSpace(set: CharacterSet): boolean {
  return set.ascii === SPACE_BIT && !set.beyond;
}

/** Whether no character can belong to both; never claims it of two classes that both go beyond ASCII. */
export function areDisjoint(a: Reach, b: Reach): boolean {
  return (a.ascii & b.ascii) === 0n && !(a.beyond && b.beyond);
}

/** The part of a class that comparisons need. */
export interface Reach {
  readonly ascii: bigint;
  readonly beyond: boolean;
}

/** What either holds. */
export function unionOf(a: Reach, b: Reach): Reach {
  return { ascii: a.ascii | b.ascii, beyond: a.beyond || b.beyond };
}

/** Holds nothing. */
export const NOTHING: Reach = { ascii: 0n, beyond: false };

function foldMember(member: Member): Member[] {
  if ("property" in member) {
    const cased = /^(Lu|Lt|Ll)$/.test(member.property);
    return [cased ? { ...member, property: "L" } : member];
  }
  if (member.to - member.from > MOST_FOLDED) return [member];
  const members: Member[] = [];
  for (let code = member.from; code <= member.to; code++) {
    for (const character of foldCharacter(String.fromCodePoint(code))) {
      addCode(members, character.codePointAt(0) ?? 0);
    }
  }
  return members;
}

function addCode(members: Member[], code: number): void {
  const last = members.at(-1);
  if (last !== undefined && "from" in last) {
    if (code >= last.from && code <= last.to) return;
    if (code === last.to + 1) {
      members[members.length - 1] = { from: last.from, to: code };
      return;
    }
  }
  members.push({ from: code, to: code });
}

function asciiBits(member: Member): bigint {
  if ("property" in member) return propertyBits(member.property, member.negated);
  let bits = 0n;
  for (let code = member.from; code <= Math.min(member.to, 127); code++) bits |= 1n << BigInt(code);
  return bits;
}

const knownBits = new Map<string, bigint>();

function propertyBits(property: string, negated: boolean): bigint {
  const written = writtenProperty(property, negated);
  const known = knownBits.get(written) ?? testedBits(written);
  knownBits.set(written, known);
  return known;
}

function testedBits(written: string): bigint {
  const pattern = new RegExp(written, "u");
  let bits = 0n;
  for (let code = 0; code < 128; code++) {
    if (pattern.test(String.fromCharCode(code))) bits |= 1n << BigInt(code);
  }
  return bits;
}

/** A property as V8 writes it: categories of one or two letters as they are, all others are scripts. */
export function writtenProperty(property: string, negated: boolean): string {
  const sign = negated ? "P" : "p";
  return property.length <= 2 ? `\\${sign}{${property}}` : `\\${sign}{Script=${property}}`;
}

function fewOf(members: readonly Member[]): readonly string[] | null {
  const characters: string[] = [];
  for (const member of members) {
    if ("property" in member || member.to - member.from >= FEW) return null;
    for (let code = member.from; code <= member.to; code++) {
      characters.push(String.fromCodePoint(code));
    }
  }
  return characters.length > FEW || characters.length === 0 ? null : characters;
}
