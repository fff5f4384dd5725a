import type { ChatMessage } from "../../schemas/http/chat.ts";

/** All text parts of a turn, in order. */
export function textOf({ content }: ChatMessage): string {
  if (typeof content === "string") return content;
  return content
    .flatMap(({ type, text }) => (type === "text" && typeof text === "string" ? [text] : []))
    .join("\n");
}
