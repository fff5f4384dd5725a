import Type from "typebox";
import { validator } from "../../../schemas/validate.ts";
import type { ChatMessage } from "../../../schemas/http/chat.ts";
import { lastUserMessage } from "../../message/last-user-message.ts";

/** The message of one row, or why there is none. */
export type RowMessage =
  | { readonly text: string; readonly broken?: undefined }
  | { readonly broken: string; readonly text?: undefined };

/** What the layers read of a conversation; other keys do not matter here. */
const Turns = Type.Array(
  Type.Object({
    role: Type.String(),
    content: Type.Union([
      Type.String(),
      Type.Array(
        Type.Object({
          type: Type.String(),
          text: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        }),
      ),
    ]),
  }),
);
const turns = validator(Turns);

/** The text that the layers would scan in a JSON-lines row: its `text`, the last user message of its `messages`, or either in the `input` of a training-log row. */
export function messageOf(line: string): RowMessage {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    // The parser's reason quotes the row, which may be anybody's words.
    return { broken: "is not JSON" };
  }
  return messageIn(row) ?? { broken: "has neither text, nor messages, nor input" };
}

function messageIn(row: unknown): RowMessage | null {
  if (typeof row !== "object" || row === null) return null;
  if ("text" in row) return textOf(row.text, "text");
  if ("messages" in row) return lastOf(row.messages);
  if (!("input" in row)) return null;
  return typeof row.input === "string" ? { text: row.input } : messageIn(row.input);
}

function textOf(value: unknown, key: string): RowMessage {
  return typeof value === "string"
    ? { text: value }
    : { broken: `has a ${key} that is not a string` };
}

function lastOf(value: unknown): RowMessage {
  if (!turns.accepts(value)) {
    const [problem] = turns.problems();
    const where = ["messages", problem?.path].filter(Boolean).join(".");
    return { broken: `has ${where} that ${problem?.message ?? "is no conversation"}` };
  }
  const last = lastUserMessage(value as readonly ChatMessage[]);
  return last === null ? { broken: "has no user turn in messages" } : { text: last.text };
}
