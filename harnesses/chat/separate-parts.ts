import type { ChatMessage, ContentPart } from "../../schemas/http/chat.ts";

/** The messages with every part that holds words and an image as two parts, so that neither is passed over for what the part calls itself. */
export function separateParts(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.map((message) =>
    typeof message.content === "string"
      ? message
      : { ...message, content: message.content.flatMap(separated) },
  );
}

function separated(part: ContentPart): ContentPart[] {
  const { text, image } = part;
  return text && image
    ? [
        { type: "text", text },
        { type: "image", image },
      ]
    : [part];
}
