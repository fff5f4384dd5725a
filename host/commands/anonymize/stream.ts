import type { Privacy, Redacted } from "../../contract/privacy.ts";
import { UsageError } from "../running/run-command.ts";

/** UTF-16 units that are redacted at once, and that a value or the words around it may be long. */
const BLOCK = 262_144;
const REACH = 16_384;

/** A text of any length in pieces, redacted as if it were one: what stands at the edge of a piece is read with what is around it. */
export async function* anonymizedText(
  chunks: AsyncIterable<string>,
  privacy: Privacy,
): AsyncGenerator<string> {
  let held = "";
  // Up to here the held text was given out before; it stays as what is around.
  let given = 0;
  for await (const chunk of chunks) {
    held += chunk;
    while (held.length >= BLOCK + REACH) {
      const { part, until } = partOf(held.slice(0, BLOCK + REACH), given, privacy);
      yield part;
      const from = Math.max(0, until - REACH);
      held = held.slice(from);
      given = until - from;
    }
  }
  const [redacted] = privacy.redact([held]);
  if (redacted !== undefined) yield rebuilt(held, redacted, { from: given, until: held.length });
}

/** What can be given out of a block: up to a place that is no one's value and far from its end. */
function partOf(
  block: string,
  given: number,
  privacy: Privacy,
): { readonly part: string; readonly until: number } {
  const [redacted] = privacy.redact([block]);
  if (redacted === undefined) throw new Error("a block was not redacted");
  const edge = block.length - REACH;
  const across = redacted.redactions.find(({ start, end }) => start < edge && edge < end);
  // A value longer than a block goes whole, with what is left of it in the next one.
  const start = across === undefined || across.start <= given ? edge : across.start;
  return { part: rebuilt(block, redacted, { from: given, until: start }), until: start };
}

/** The redacted text of a stretch; a value that reaches into it is told by its placeholder. */
function rebuilt(
  text: string,
  { redactions }: Redacted,
  { from, until }: { readonly from: number; readonly until: number },
): string {
  let part = "";
  let read = from;
  for (const { start, end, placeholder } of redactions) {
    if (end <= from || start >= until) continue;
    part += text.slice(read, Math.max(read, start)) + placeholder;
    read = Math.min(end, until);
  }
  return part + text.slice(read, until);
}

/** Longest JSON line, in UTF-16 units: a longer one cannot be held several times over. */
const LONGEST_LINE = 64 * 1024 * 1024;

/** JSON lines: every string of each is anonymized; a line that is no JSON is redacted as text. Throws a `UsageError` at a line of more than 64 Mi characters. */
export async function* anonymizedLines(
  chunks: AsyncIterable<string>,
  privacy: Privacy,
): AsyncGenerator<string> {
  // A long line comes in many chunks; only what is new is searched for its end.
  let held: string[] = [];
  let length = 0;
  let number = 1;
  for await (const chunk of chunks) {
    const lines = chunk.split("\n");
    const last = lines.pop() ?? "";
    for (const line of lines) {
      yield `${anonymizedLine([...held, line].join(""), privacy)}\n`;
      held = [];
      length = 0;
      number += 1;
    }
    held.push(last);
    length += last.length;
    if (length > LONGEST_LINE)
      throw new UsageError(
        `Line ${number} is longer than 64 Mi characters; divide it, or give the file as text: without --jsonl, under a name that does not end in .jsonl`,
      );
  }
  if (length > 0) yield anonymizedLine(held.join(""), privacy);
}

function anonymizedLine(line: string, privacy: Privacy): string {
  if (line.trim() === "") return line;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return privacy.redact([line])[0]?.text ?? "";
  }
  return JSON.stringify(privacy.anonymize(value));
}
