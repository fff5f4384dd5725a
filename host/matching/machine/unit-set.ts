import { writtenProperty, type CharacterSet, type Member } from "../patterns/character-set.ts";

/** A set of UTF-16 units: one unit, or several. */
export type UnitSet = number | UnitClass;

/** A set of several units; `key` is the same for the same set. */
export interface UnitClass {
  readonly key: string;
  readonly holds: (unit: number) => boolean;
}

/** Whether the unit belongs to the set. */
export function holdsUnit(set: UnitSet, unit: number): boolean {
  return typeof set === "number" ? set === unit : set.holds(unit);
}

/** The same for the same set. */
export function keyOf(set: UnitSet): string {
  return typeof set === "number" ? String(set) : set.key;
}

const classes = new Map<string, WeakRef<UnitClass>>();
const gone = new FinalizationRegistry((key: string) => {
  if (classes.get(key)?.deref() === undefined) classes.delete(key);
});

/** Patterns share their classes: one key stands for one set while any of them uses it. */
function shared(made: UnitClass): UnitClass {
  const known = classes.get(made.key)?.deref();
  if (known !== undefined) return known;
  classes.set(made.key, new WeakRef(made));
  gone.register(made, made.key);
  return made;
}

/** The units from `from` to `to`, both in it. */
export function unitRange(from: number, to: number): UnitSet {
  return shared({ key: `${from}-${to}`, holds: (unit) => unit >= from && unit <= to });
}

/** The members of a class that are one unit long; halves of pairs are none. */
export function unitsOf({ members, negated, ascii }: CharacterSet): UnitSet {
  const holdsBeyond = (unit: number): boolean =>
    !isHalf(unit) && members.some((member) => holds(member, unit)) !== negated;
  return shared({
    key: `${negated ? "^" : ""}${members.map(keyOfMember).join(" ")}`,
    holds: (unit) => (unit < 128 ? (ascii & (1n << BigInt(unit))) !== 0n : holdsBeyond(unit)),
  });
}

/** The members of a class that are two units long, as pairs of sets. A Unicode property has those of one unit only, its complement all of two. */
export function pairsOf({
  members,
  negated,
}: CharacterSet): readonly (readonly [UnitSet, UnitSet])[] {
  const isAll = negated || members.some((member) => "property" in member && member.negated);
  if (isAll) return [[HIGH, LOW]];
  return members.flatMap((member) =>
    "property" in member || member.to <= 0xffff
      ? []
      : pairsBetween(Math.max(member.from, 0x10000), member.to),
  );
}

const HIGH = unitRange(0xd800, 0xdbff);
const LOW = unitRange(0xdc00, 0xdfff);

/** Code points of one range as pairs: a first high half, all between, a last high half. */
function pairsBetween(from: number, to: number): [UnitSet, UnitSet][] {
  const [first, firstLow] = halvesOf(from);
  const [last, lastLow] = halvesOf(to);
  if (from === 0x10000 && to === 0x10ffff) return [[HIGH, LOW]];
  if (first === last) return [[first, unitRange(firstLow, lastLow)]];
  const pairs: [UnitSet, UnitSet][] = [
    [first, unitRange(firstLow, 0xdfff)],
    [last, unitRange(0xdc00, lastLow)],
  ];
  if (last - first > 1) pairs.push([unitRange(first + 1, last - 1), LOW]);
  return pairs;
}

function halvesOf(code: number): [high: number, low: number] {
  const character = String.fromCodePoint(code);
  return [character.charCodeAt(0), character.charCodeAt(1)];
}

function isHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

function keyOfMember(member: Member): string {
  return "property" in member
    ? `${member.negated ? "P" : "p"}${member.property}`
    : `${member.from}-${member.to}`;
}

function holds(member: Member, unit: number): boolean {
  if (!("property" in member)) return unit >= member.from && unit <= member.to;
  return expressionOf(member.property, member.negated).test(String.fromCharCode(unit));
}

const expressions = new Map<string, RegExp>();

function expressionOf(property: string, negated: boolean): RegExp {
  const written = writtenProperty(property, negated);
  const known = expressions.get(written) ?? new RegExp(`^${written}$`, "u");
  expressions.set(written, known);
  return known;
}
