import type { HarnessApp } from "../../host/contract/harness.ts";
import type { StoredImage } from "../../host/contract/services.ts";
import type { ChatMessage, ContentPart } from "../../schemas/http/chat.ts";
import { dataUrl, uploadNamed } from "../../schemas/http/image.ts";

/** `store://<id>` → the image it names. */
export type NamedImages = ReadonlyMap<string, StoredImage>;

/** Every image the conversation refers to; refuses (400) one that is not in the store. */
export function imagesOf(app: HarnessApp, messages: readonly ChatMessage[]): NamedImages {
  const references = messages.flatMap(({ content }) =>
    typeof content === "string"
      ? []
      : content.flatMap(({ type, image }) => (type === "image" ? [image ?? ""] : [])),
  );
  return new Map(references.map((reference) => [reference, imageOf(app, reference)]));
}

function imageOf(app: HarnessApp, reference: string): StoredImage {
  const id = uploadNamed(reference);
  if (id === undefined)
    return app.refuse(
      "REQUEST_INVALID",
      "an image part must refer to an upload as store://<image_id>",
    );
  return app.services.images.get(id) ?? app.refuse("IMAGE_GONE", reference);
}

/** The images that some parts name, each once. */
export function sentImages(parts: readonly ContentPart[], images: NamedImages): StoredImage[] {
  const references = new Set(parts.map(({ image }) => image ?? ""));
  return [...references].flatMap((reference) => images.get(reference) ?? []);
}

/** Replaces references by data URLs, for an engine that sees images. */
export function withBytes(messages: readonly ChatMessage[], images: NamedImages): ChatMessage[] {
  return messages.map((message) => {
    if (typeof message.content === "string") return message;
    const content = message.content.map((part) => {
      const image = images.get(part.image ?? "");
      return image === undefined ? part : { ...part, image: dataUrl(image) };
    });
    return { ...message, content };
  });
}
