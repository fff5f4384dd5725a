import { isBlank } from "../../../schemas/http/blank.ts";
import type { Line } from "../running/json-lines.ts";
import type { Verdicts } from "./verdicts.ts";

/** Longest text of a line, in UTF-16 units: what the service takes. */
const LONGEST = 1_048_576;

/** One line of the result: the verdict on a line's text with its id, or what is wrong with the line and its number. */
export async function verdictRow(line: Line, verdicts: Verdicts): Promise<string> {
  const read = line.broken === undefined ? textOf(line.text) : { error: line.broken };
  if ("error" in read) return JSON.stringify({ ...read, line: line.number });
  const id = read.id === undefined ? {} : { id: read.id };
  try {
    const told = await verdicts(read.text);
    const named = read.id === undefined ? "" : `"id":${JSON.stringify(read.id)},`;
    return `{${named}${told}}`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it could not be judged";
    return JSON.stringify({ ...id, error: reason, line: line.number });
  }
}

type Read =
  | { readonly text: string; readonly id: unknown }
  | { readonly error: string; readonly id?: unknown };

/** A line is a JSON string, or an object with `text` (or `content_text`, `content`) and perhaps `id`. */
function textOf(line: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { error: "is not JSON" };
  }
  const row = typeof value === "object" && value !== null ? value : { text: value };
  const id: unknown = Reflect.get(row, "id");
  const text: unknown = ["text", "content_text", "content"]
    .map((key): unknown => Reflect.get(row, key))
    .find((each) => each !== undefined && each !== null);
  const named = id === undefined ? {} : { id };
  if (typeof text !== "string")
    return { ...named, error: "has no text; give it as text, content_text or content" };
  if (isBlank(text)) return { ...named, error: "its text is empty" };
  if (text.length > LONGEST) return { ...named, error: `its text is longer than ${LONGEST} units` };
  return { text, id };
}
