/** What is held under a key; undefined where nothing is. */
export interface Lookup<V> {
  get(key: string): V | undefined;
}

/** Of several tables that hold a key, the first counts. */
export function firstOf<V>(tables: readonly Lookup<V>[]): Lookup<V> {
  return {
    get(key) {
      for (const table of tables) {
        const held = table.get(key);
        if (held !== undefined) return held;
      }
      return undefined;
    },
  };
}

/** What all tables hold under a key, in their order; of one object what stands first. */
export function allOf<V extends { readonly by: string }>(
  tables: readonly Lookup<readonly V[]>[],
): Lookup<readonly V[]> {
  return {
    get(key) {
      const held = new Map<string, V>();
      for (const table of tables)
        for (const value of table.get(key) ?? [])
          if (!held.has(value.by)) held.set(value.by, value);
      return held.size === 0 ? undefined : [...held.values()];
    },
  };
}
