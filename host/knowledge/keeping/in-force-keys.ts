/** Which keys were in force. */
export interface InForceKeys {
  /** Whether the object with this key was in force before. */
  wasInForce(key: string): boolean;
  setInForce(keys: Iterable<string>): void;
  /** Of one name, these were in force and those are now; everything else is as it was. */
  changeInForce(before: Iterable<string>, now: Iterable<string>): void;
}

/** Until it is told, what the callback says of the time before the start counts. */
export function createInForceKeys(wasBeforeStart: (key: string) => boolean): InForceKeys {
  let inForce: Set<string> | null = null;
  return {
    wasInForce: (key) => inForce?.has(key) ?? wasBeforeStart(key),
    setInForce(keys) {
      inForce = new Set(keys);
    },
    changeInForce(before, now) {
      for (const key of before) inForce?.delete(key);
      for (const key of now) inForce?.add(key);
    },
  };
}
