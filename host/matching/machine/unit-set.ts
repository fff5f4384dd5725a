import { writtenProperty, type CharacterSet, type Member } from "../patterns/character-set.ts";

/** A set of UTF-16 units: one unit, or several. */
export type UnitSet = number | UnitClass;

/** A set of several units; the same set is the same object. */
export class UnitClass {
  readonly #holds: (unit: number) => boolean;
  /** Page of 256 units → for each unit: 0 was not asked for, 1 is outside, 2 is inside. */
  readonly #pages: Uint8Array[] = [];

  /** `holds` is asked once for each unit. */
  constructor(holds: (unit: number) => boolean) {
    this.#holds = holds;
  }

  /** Whether the unit belongs to the set. */
  holds(unit: number): boolean {
    const page = (this.#pages[unit >>> 8] ??= new Uint8Array(256));
    const known = page[unit & 255] as number;
    if (known !== 0) return known === 2;
    const holds = this.#holds(unit);
    page[unit & 255] = holds ? 2 : 1;
    return holds;
  }
}

const classes = new Map<string, WeakRef<UnitClass>>();
const gone = new FinalizationRegistry((key: string) => {
  if (classes.get(key)?.deref() === undefined) classes.delete(key);
});

/** Patterns share their classes: one key stands for one set while any of them uses it. */
function shared(key: string, holds: (unit: number) => boolean): UnitClass {
  const known = classes.get(key)?.deref();
  if (known !== undefined) return known;
  const made = new UnitClass(holds);
  classes.set(key, new WeakRef(made));
  gone.register(made, key);
  return made;
}

/** The units from `from` to `to`, both in it. */
export function unitRange(from: number, to: number): UnitSet {
  return shared(`${from}-${to}`, (unit) => unit >= from && unit <= to);
}

/** The members of a class that are one unit long; halves of pairs are none. */
export function unitsOf({ members, negated, ascii }: CharacterSet): UnitSet {
  const holdsBeyond = (unit: number): boolean =>
    !isHalf(unit) && members.some((member) => isIn(member, unit)) !== negated;
  return shared(`${negated ? "^" : ""}${members.map(keyOfMember).join(" ")}`, (unit) =>
    unit < 128 ? (ascii & (1n << BigInt(unit))) !== 0n : holdsBeyond(unit),
  );
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

function isIn(member: Member, unit: number): boolean {
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
