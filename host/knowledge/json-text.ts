import { MAX_DEPTH, valueProblem } from "../../schemas/json-value.ts";
import type { Finding } from "./checks/check.ts";
import { wrongAt } from "./json-place.ts";
import { MAX_FILE_BYTES } from "./looking/seen-file.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** A JSON text as a value, or why it is refused: encoding, syntax, nesting, numbers beyond a double, keys written twice (RFC 8259 leaves those open, so nobody may rely on which one counts). */
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
    return { text, value, problems: [...structureProblems(text), ...valueProblems(value)] };
  } catch {
    // The engine's own message quotes the text, which may be anybody's.
    const { line, column } = wrongAt(text);
    return refuse(
      `is not JSON: wrong from line ${line}, column ${column} on; look for a missing comma or quote there`,
    );
  }
}

function refuse(message: string): ParsedText {
  return { text: null, value: undefined, problems: [{ path: "", message }] };
}

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const SPACE = 0x20;

/** Nesting and repeated keys of a text that is valid JSON; one pass. */
function structureProblems(text: string): Finding[] {
  const open: (Set<string> | null)[] = [];
  const problems: Finding[] = [];
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
      if (twice !== null) problems.push(twice);
      at = end - 1;
    }
  }
  if (deepest > MAX_DEPTH)
    problems.push({
      path: "",
      message: `is nested ${deepest} deep; at most ${MAX_DEPTH} are read`,
    });
  return problems;
}

/** What reading made of the text; how deep it is nested is told with its depth already. */
function valueProblems(value: unknown): Finding[] {
  const problem = valueProblem(value);
  if (problem === null || problem.kind === "depth") return [];
  const { kind, key: path } = problem;
  return kind === "number"
    ? [
        {
          path,
          message: "is a number beyond what a double holds (about 1.8e308); write a smaller one",
        },
      ]
    : [{ path, message: "is no key that may be used; call it otherwise" }];
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
): Finding | null {
  let at = end;
  while (text.charCodeAt(at) <= SPACE) at++;
  if (text.charCodeAt(at) !== COLON) return null;
  const key: string = JSON.parse(text.slice(start, end));
  if (keys.has(key)) return { path: key, message: `has the key "${key}" twice; keep one of them` };
  keys.add(key);
  return null;
}
