/** Makes a value when it is first asked for, and gives the same ever after; what throws is tried again. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
