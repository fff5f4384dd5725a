import { NAME_LISTS, operationOf, variableOf } from "./logic-shape.ts";

/** Names of which one must have fired for a condition to hold, or null where it may hold without: an `in` asks for its name, an `and` for those of any part, an `or` for those of all. */
export function needsOf(source: unknown): ReadonlySet<string> | null {
  const [operator, args] = operationOf(source);
  if (operator === "in") return nameIn(args);
  const parts = args.map(needsOf);
  if (operator === "and") return parts.find((part) => part !== null) ?? null;
  if (operator !== "or" || parts.length === 0) return null;
  return parts.every((part) => part !== null) ? new Set(parts.flatMap((part) => [...part])) : null;
}

function nameIn([name, list]: readonly unknown[]): ReadonlySet<string> | null {
  return typeof name === "string" && NAME_LISTS.has(variableOf(list)) ? new Set([name]) : null;
}
