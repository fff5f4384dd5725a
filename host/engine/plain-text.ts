import type { ChatMessage } from "../../schemas/http/chat.ts";

/** The text parts of a message, one below the other; images are left out. */
export function plainText({ content }: ChatMessage): string {
  if (typeof content === "string") return content;
  return content.flatMap(({ type, text }) => (type === "text" && text ? [text] : [])).join("\n");
}

/** Whether any of the messages holds an image. */
export function hasImage(messages: readonly ChatMessage[]): boolean {
  return messages.some(
    ({ content }) => typeof content !== "string" && content.some(({ type }) => type === "image"),
  );
}
