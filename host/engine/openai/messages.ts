import type { ChatMessage, ContentPart } from "../../../schemas/http/chat.ts";

/** A message as the protocol has it. */
export type WireMessage =
  | { readonly role: string; readonly content: string }
  | { readonly role: string; readonly content: readonly WirePart[] };

type WirePart =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "image_url"; readonly image_url: { readonly url: string } };

/** The messages in the protocol's shape; images that are not `data:` addresses are left out. */
export function chatMessages(messages: readonly ChatMessage[]): readonly WireMessage[] {
  return messages.map(({ role, content }) =>
    typeof content === "string" ? { role, content } : { role, content: content.flatMap(wirePart) },
  );
}

/** Whether some image is left out by `chatMessages`. */
export function hasUnreadImage(messages: readonly ChatMessage[]): boolean {
  return parts(messages).some(({ type, image }) => type === "image" && !image?.startsWith("data:"));
}

/** Whether some image is sent. */
export function hasSentImage(messages: readonly ChatMessage[]): boolean {
  return parts(messages).some(({ type, image }) => type === "image" && image?.startsWith("data:"));
}

function parts(messages: readonly ChatMessage[]): readonly ContentPart[] {
  return messages.flatMap(({ content }) => (typeof content === "string" ? [] : content));
}

function wirePart({ type, text, image }: ContentPart): readonly WirePart[] {
  if (type === "text") return text ? [{ type: "text", text }] : [];
  return image?.startsWith("data:") ? [{ type: "image_url", image_url: { url: image } }] : [];
}
