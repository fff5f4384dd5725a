import type { ChatMessage, ContentPart } from "../../schemas/http/chat.ts";
import { textOf } from "./turn-text.ts";

/** The last user message of a conversation: which turns, their text, their images. */
export interface LastUserMessage {
  /** Index of its first turn in `messages`. */
  readonly from: number;
  readonly text: string;
  readonly images: readonly ContentPart[];
}

/**
 * Finds the last run of user turns. System turns and empty assistant turns do not end a run,
 * so that nothing said in one breath escapes the layers. Null where no user speaks.
 */
export function lastUserMessage(messages: readonly ChatMessage[]): LastUserMessage | null {
  const last = messages.findLastIndex(({ role }) => role === "user");
  if (last < 0) return null;
  const before = messages.findLastIndex(
    (m, i) => i < last && m.role === "assistant" && textOf(m) !== "",
  );
  const from = messages.findIndex(({ role }, i) => i > before && role === "user");
  const turns = messages.slice(from, last + 1).filter(({ role }) => role === "user");
  return {
    from,
    text: turns.map(textOf).join("\n\n"),
    images: turns.flatMap(({ content }) =>
      typeof content === "string" ? [] : content.filter(({ type }) => type === "image"),
    ),
  };
}
