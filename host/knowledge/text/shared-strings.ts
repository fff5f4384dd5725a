/** Longer texts are seldom said twice. */
const LONGEST = 64;
/** Milliseconds that texts are compared with each other: the objects of a pack are read one after the other. */
const KEPT_MS = 2000;

let known: Map<string, string> | undefined;

/** Lets equal short texts in a JSON value that was just parsed be one text: thousands of objects say the same of who made them, what they are about and which law they rest on. Changes the value in place. */
export function shareStrings<T>(value: T): T {
  if (known === undefined) {
    known = new Map();
    setTimeout(() => (known = undefined), KEPT_MS).unref();
  }
  share(value, known);
  return value;
}

function share(value: unknown, texts: Map<string, string>): void {
  if (!isOpen(value)) return;
  for (const key of Object.keys(value)) {
    const part = value[key];
    if (typeof part !== "string") share(part, texts);
    else if (part.length <= LONGEST) {
      const before = texts.get(part);
      if (before === undefined) texts.set(part, part);
      else value[key] = before;
    }
  }
}

function isOpen(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
