/** A JSON value, as conditions and facts are made of. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Whether JsonLogic takes a value for true: 0, "", null and empty lists are false. */
export function isTrue(value: Json): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

type Operator = (args: readonly Json[]) => Json;

const compare =
  (holds: (a: number, b: number) => boolean): Operator =>
  (args) =>
    args.length > 1 &&
    args.every((value, index) => index === 0 || holds(numberOf(args[index - 1]), numberOf(value)));

const fold =
  (combine: (a: number, b: number) => number): Operator =>
  (args) => {
    const numbers = args.map(numberOf);
    const total = numbers.length === 0 ? Number.NaN : numbers.reduce((a, b) => combine(a, b));
    return Number.isFinite(total) ? total : null;
  };

/** The operators that need only their arguments' values, as JsonLogic names them (jsonlogic.com/operations.html). Total: any values give a value. */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  "==": ([a = null, b = null]) => isSame(a, b),
  "===": ([a = null, b = null]) => isSame(a, b),
  "!=": ([a = null, b = null]) => !isSame(a, b),
  "!==": ([a = null, b = null]) => !isSame(a, b),
  "<": compare((a, b) => a < b),
  "<=": compare((a, b) => a <= b),
  ">": compare((a, b) => a > b),
  ">=": compare((a, b) => a >= b),
  "!": ([a = null]) => !isTrue(a),
  "!!": ([a = null]) => isTrue(a),
  "+": (args) => (args.length === 0 ? 0 : fold((a, b) => a + b)(args)),
  "-": (args) =>
    args.length === 1 ? fold((a, b) => a - b)([0, ...args]) : fold((a, b) => a - b)(args),
  "*": fold((a, b) => a * b),
  "/": fold((a, b) => a / b),
  "%": fold((a, b) => a % b),
  min: fold(Math.min),
  max: fold(Math.max),
  in: ([needle = null, all = null]) => isIn(needle, all),
  merge: (args) => args.flat(),
};

function isSame(a: Json, b: Json): boolean {
  return (
    a === b ||
    (isList(a) &&
      isList(b) &&
      a.length === b.length &&
      a.every((item, i) => isSame(item, b[i] ?? null)))
  );
}

function isIn(needle: Json, all: Json): boolean {
  if (isList(all)) return all.some((item) => isSame(item, needle));
  return typeof all === "string" && typeof needle === "string" && all.includes(needle);
}

function numberOf(value: Json | undefined): number {
  return typeof value === "number" ? value : Number.NaN;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
