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
  const mixed: T[] = [];
  for (let at = 0; at < longest; at++)
    for (const items of lists) if (at < items.length) mixed.push(items[at] as T);
  return mixed;
}
