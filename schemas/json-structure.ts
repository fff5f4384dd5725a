/** What parsing a JSON text hides: how deep it is nested, and the keys that one object has twice, of which RFC 8259 leaves open which one counts. */
export interface JsonStructure {
  readonly deepest: number;
  readonly repeated: readonly string[];
}

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const SPACE = 0x20;

/** The structure of a text that is valid JSON; one pass. */
export function jsonStructure(text: string): JsonStructure {
  const open: (Set<string> | null)[] = [];
  const repeated: string[] = [];
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === OPEN_OBJECT) deepest = Math.max(deepest, open.push(new Set()));
    else if (unit === OPEN_LIST) deepest = Math.max(deepest, open.push(null));
    else if (unit === CLOSE_OBJECT || unit === CLOSE_LIST) open.pop();
    else if (unit === QUOTE) {
      const end = endOfString(text, at);
      const keys = open.at(-1) ?? null;
      const twice = keys === null ? null : repeatedKey(text, { start: at, end, keys });
      if (twice !== null) repeated.push(twice);
      at = end - 1;
    }
  }
  return { deepest, repeated };
}

/** What is said of a key that stands twice in one object. */
export function keyTwice(key: string): string {
  return `has the key "${key}" twice; keep one of them`;
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

/** Whether an odd number of backslashes stands before. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 1;
}

function repeatedKey(
  text: string,
  { start, end, keys }: { start: number; end: number; keys: Set<string> },
): string | null {
  let at = end;
  while (text.charCodeAt(at) <= SPACE) at++;
  if (text.charCodeAt(at) !== COLON) return null;
  const key: string = JSON.parse(text.slice(start, end));
  if (keys.has(key)) return key;
  keys.add(key);
  return null;
}
