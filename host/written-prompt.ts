import { hash } from "node:crypto";
import type { ChatMessage } from "../schemas/http/chat.ts";
import type { ScannedMessage } from "./contract/images.ts";
import type { FoundTrace, LayerRequest } from "./contract/layer.ts";
import type { Reading } from "./contract/reading.ts";
import { imagePrompt } from "./message/image-text.ts";
import type { LastUserMessage } from "./message/last-user-message.ts";

/** What the layers found in a message, and what each has to say to a model. */
export interface Found {
  readonly message: ScannedMessage;
  readonly persona: string | null;
  /** Of each layer that has something to say, in the order they are read. */
  readonly blocks: readonly string[];
  /** Whether any layer ran. */
  readonly isLayered: boolean;
  readonly trace: FoundTrace;
  readonly reading: Reading;
}

/** Puts what the layers found before the message: the conversation with it, and what has become of its last user message. */
export function writePrompt(
  { messages, last }: Pick<LayerRequest, "messages"> & { readonly last: LastUserMessage },
  { message, persona, blocks, isLayered }: Found,
): { readonly messages: readonly ChatMessage[]; readonly text: string } {
  const { ocr } = message;
  const told = ocr === null ? blocks : [...blocks, `[images]\n${imagePrompt(ocr)}`];
  const isAlone = !isLayered && ocr === null;
  const text = isAlone ? message.text : [...told, fence(message.text)].join("\n\n");
  return { messages: merge(messages, last, { text, persona }), text };
}

/** Marks off what the user wrote. The mark holds a digest of the text, which no text can hold of itself. */
function fence(text: string): string {
  const mark = hash("sha256", text).slice(0, 16);
  return `<<<user message ${mark}\n${text}\nuser message ${mark}>>>`;
}

/** The persona first, then the conversation; the last user message becomes one turn with the layers' blocks. */
function merge(
  messages: readonly ChatMessage[],
  last: LastUserMessage,
  { text, persona }: { text: string; persona: string | null },
): ChatMessage[] {
  const content: ChatMessage["content"] =
    last.images.length === 0 ? text : [{ type: "text", text }, ...last.images];
  return [
    ...(persona === null ? [] : [{ role: "system" as const, content: persona }]),
    ...messages.slice(0, last.from),
    ...messages.slice(last.from).filter(({ role }) => role === "system"),
    { role: "user", content },
  ];
}
