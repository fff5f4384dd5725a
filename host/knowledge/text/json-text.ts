import { jsonStructure, keyTwice } from "../../../schemas/json-structure.ts";
import { MAX_DEPTH, valueProblem } from "../../../schemas/json-value.ts";
import type { Finding } from "../checks/check.ts";
import { wrongAt } from "./json-place.ts";
import { MAX_FILE_BYTES } from "../looking/seen-file.ts";

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

function structureProblems(text: string): Finding[] {
  const { deepest, repeated } = jsonStructure(text);
  const problems = repeated.map((key) => ({ path: key, message: keyTwice(key) }));
  if (deepest <= MAX_DEPTH) return problems;
  return [
    ...problems,
    { path: "", message: `is nested ${deepest} deep; at most ${MAX_DEPTH} are read` },
  ];
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
