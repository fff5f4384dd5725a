import type { CorridorMention, CountryMention, Reading } from "../../host/contract/reading.ts";
import type { ToolArgs, ToolFact } from "../../host/contract/tool.ts";

/** The sides of a route that nobody named: both, or one. */
type Assumed = NonNullable<ToolFact["assumed"]>;

/** Which sides of a route its language or a currency implies; null where both are told. */
export function assumedIn(
  { origin, destination, basis }: CorridorMention,
  { countries, countriesBefore = [] }: Reading,
): Assumed | null {
  if (basis !== "language" && basis !== "currency") return null;
  const isNamed = (code: string | null, other: CountryMention["role"]) =>
    code !== null &&
    [...countriesBefore, ...countries].some((place) => place.code === code && place.role !== other);
  const isOriginNamed = basis === "currency" && isNamed(origin, "destination");
  const isDestinationNamed = isNamed(destination, "origin");
  if (isOriginNamed) return isDestinationNamed ? null : "destination";
  return isDestinationNamed ? "origin" : true;
}

/** Which sides the arguments of a lookup call guessed; null where none. */
export function assumptionOf({ assumed }: ToolArgs): Assumed | null {
  return assumed === true || assumed === "origin" || assumed === "destination" ? assumed : null;
}

const NOT_NAMED = {
  route: "Only if this is the worker's route, which the message does not name:",
  origin: "Only if the worker comes from there, as the message names no country of origin:",
  destination: "Only if the work is there, as the message names no country of work:",
} as const;

/** What holds on a route that is only assumed is told under that condition. */
export function toldAs(facts: readonly ToolFact[], assumed: Assumed | null): readonly ToolFact[] {
  return assumed === null ? facts : facts.map((fact) => underCondition(fact, assumed));
}

const conditional = {
  route: new WeakMap<ToolFact, ToolFact>(),
  origin: new WeakMap<ToolFact, ToolFact>(),
  destination: new WeakMap<ToolFact, ToolFact>(),
} as const;

function underCondition(fact: ToolFact, assumed: Assumed): ToolFact {
  const side = assumed === true ? "route" : assumed;
  let told = conditional[side].get(fact);
  if (told === undefined) {
    const statement = `${NOT_NAMED[side]} ${fact.statement}`;
    told = Object.freeze({ ...fact, statement, assumed });
    conditional[side].set(fact, told);
  }
  return told;
}
