/** The items of a value that may be a list, else none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Those of them that are strings. */
export function stringsIn(value: unknown): readonly string[] {
  return listOf(value).filter((item) => typeof item === "string");
}

/** The first of each list, then the second of each, and so on until the longest ends. */
export function inTurn<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map((items) => items.length));
  return Array.from({ length: longest }, (_, i) =>
    lists.flatMap((items) => items.slice(i, i + 1)),
  ).flat();
}
