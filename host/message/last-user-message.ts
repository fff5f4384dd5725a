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
  const turns: ChatMessage[] = [];
  let from = -1;
  for (let at = messages.length - 1; at >= 0; at--) {
    const turn = messages[at] as ChatMessage;
    if (turn.role === "user") {
      turns.push(turn);
      from = at;
    } else if (from >= 0 && turn.role === "assistant" && textOf(turn) !== "") break;
  }
  if (from < 0) return null;
  turns.reverse();
  return { from, text: turns.map(textOf).join("\n\n"), images: imagesOf(turns) };
}

function imagesOf(turns: readonly ChatMessage[]): readonly ContentPart[] {
  return turns.flatMap(({ content }) =>
    typeof content === "string" ? [] : content.filter(({ type }) => type === "image"),
  );
}
