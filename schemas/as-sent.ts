/** A shape as a client may send it: keys that have a default need not be there. Plain JSON, for descriptions of requests. */
export function asSent(shape: object): object {
  return JSON.parse(JSON.stringify(shape), (_key, part: unknown) => withoutDefaulted(part));
}

function withoutDefaulted(part: unknown): unknown {
  if (typeof part !== "object" || part === null || !("required" in part)) return part;
  const { required, properties, ...rest } = part as { required: unknown; properties?: object };
  if (!Array.isArray(required) || properties === undefined) return part;
  const needed = required.filter((key) => !hasDefault(Reflect.get(properties, key)));
  return { ...rest, ...(needed.length > 0 && { required: needed }), properties };
}

function hasDefault(property: unknown): boolean {
  return typeof property === "object" && property !== null && "default" in property;
}
