/** The facts that list by name what fired. */
export const NAME_LISTS: ReadonlySet<unknown> = new Set([
  "rules",
  "categories",
  "dimensions",
  "grave_dimensions",
]);

const NONE: readonly [string, readonly unknown[]] = ["", []];

/** The operator of a condition's part and its arguments; no operator where the part is none with a list of arguments. */
export function operationOf(
  source: unknown,
): readonly [operator: string, args: readonly unknown[]] {
  if (typeof source !== "object" || source === null || Array.isArray(source)) return NONE;
  const [[operator, args] = NONE] = Object.entries(source);
  return Array.isArray(args) ? [operator, args] : NONE;
}

/** What a part asks for by `var`: a fact's name, or "" for the item of a list; undefined where it is no such part. */
export function variableOf(source: unknown): unknown {
  return typeof source === "object" && source !== null ? Reflect.get(source, "var") : undefined;
}
