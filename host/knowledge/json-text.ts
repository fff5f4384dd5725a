import type { Finding } from "./checks/check.ts";
import { MAX_FILE_BYTES } from "./look.ts";

/** Deepest nesting of objects and arrays in one file. */
export const MAX_DEPTH = 64;

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** A JSON text as a value, or why it is refused: encoding, syntax, nesting, keys written twice (RFC 8259 leaves those open, so nobody may rely on which one counts). */
export type ParsedText =
  | { readonly text: string; readonly value: unknown; readonly problems: readonly Finding[] }
  | { readonly text: null; readonly value: undefined; readonly problems: readonly Finding[] };

/** Reads the bytes of one file, at most `limit` of them. With any problem the value must not be used. */
export function parseText(bytes: Uint8Array, limit: number = MAX_FILE_BYTES): ParsedText {
  if (bytes.length > limit)
    return refuse(`has ${bytes.length} bytes; at most ${limit} are read, split it`);
  if (bytes.length === 0) return refuse("is empty; write one knowledge object into it");
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return refuse("is not valid UTF-8; save it with the encoding UTF-8");
  }
  if (text.startsWith("\uFEFF"))
    return refuse("begins with a byte order mark; save it as UTF-8 without BOM");
  try {
    const value: unknown = JSON.parse(text);
    return { text, value, problems: structureProblems(text) };
  } catch (error) {
    return refuse(`is not JSON: ${reason(error)}; look for a missing comma or quote there`);
  }
}

function refuse(message: string): ParsedText {
  return { text: null, value: undefined, problems: [{ path: "", message }] };
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Nesting and repeated keys of a text that is valid JSON; one pass. */
function structureProblems(text: string): Finding[] {
  const open: (Set<string> | null)[] = [];
  const problems: Finding[] = [];
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text[at];
    if (unit === "{") open.push(new Set());
    else if (unit === "[") open.push(null);
    else if (unit === "}" || unit === "]") open.pop();
    else if (unit === '"') {
      const end = endOfString(text, at);
      const twice = repeatedKey(text.slice(at, end), { next: text, end, keys: open.at(-1) });
      if (twice !== null) problems.push(twice);
      at = end - 1;
    }
    deepest = Math.max(deepest, open.length);
  }
  if (deepest > MAX_DEPTH)
    problems.push({
      path: "",
      message: `is nested ${deepest} deep; at most ${MAX_DEPTH} are read`,
    });
  return problems;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}

function repeatedKey(
  quoted: string,
  where: { next: string; end: number; keys: Set<string> | null | undefined },
): Finding | null {
  if (where.keys === null || where.keys === undefined) return null;
  let at = where.end;
  while (/\s/.test(where.next[at] ?? "")) at++;
  if (where.next[at] !== ":") return null;
  const key = JSON.parse(quoted) as string;
  if (where.keys.has(key))
    return { path: key, message: `has the key "${key}" twice; keep one of them` };
  where.keys.add(key);
  return null;
}
