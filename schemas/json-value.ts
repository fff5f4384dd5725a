/** Deepest nesting of objects and lists in a JSON that is read. */
export const MAX_DEPTH = 64;

/** What makes a JSON value of no use to anybody, and the key it stands at: nested too deep, a number that no double holds (`1e400` is read as infinity, which no limit of a schema keeps out), or a key that would be a prototype. */
export interface ValueProblem {
  readonly kind: "depth" | "number" | "prototype";
  readonly key: string;
}

/** The first problem of a value that came from a stranger, or null. Goes level by level without recursion. */
export function valueProblem(value: unknown): ValueProblem | null {
  let level: object[] = [[value]];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return { kind: "depth", key: "" };
    const next: object[] = [];
    for (const holder of level) {
      if (!gathers(holder, next)) return { kind: "number", key: infiniteKey(holder) };
      // Copied key by key into another object it would be that object's prototype.
      if (Object.hasOwn(holder, "__proto__")) return { kind: "prototype", key: "__proto__" };
    }
    level = next;
  }
  return null;
}

/** Adds to `next` what a value holds that holds more; false where it holds an infinite number. */
function gathers(holder: object, next: object[]): boolean {
  for (const item of Array.isArray(holder) ? holder : Object.values(holder))
    if (typeof item === "object" && item !== null) next.push(item);
    else if (isInfinite(item)) return false;
  return true;
}

function infiniteKey(holder: object): string {
  return Object.entries(holder).find(([, item]) => isInfinite(item))?.[0] ?? "";
}

function isInfinite(item: unknown): boolean {
  return item === Infinity || item === -Infinity;
}
