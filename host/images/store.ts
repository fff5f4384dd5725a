import { randomUUID } from "node:crypto";
import type { ImageStore, StoredImage } from "../contract/services.ts";

/** How many images are kept before the oldest goes. */
export const IMAGE_CAPACITY = 50;

const TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"];

/** Holds the last 50 images in memory under unguessable ids. */
export function createImageStore(capacity: number = IMAGE_CAPACITY): ImageStore {
  const images = new Map<string, StoredImage>();
  return {
    put(bytes, mime) {
      const image = { id: randomUUID(), mime, bytes };
      images.set(image.id, image);
      const [oldest] = images.keys();
      if (images.size > capacity && oldest !== undefined) images.delete(oldest);
      return image;
    },
    get: (id) => images.get(id),
    async detect(bytes) {
      // Imported with the first image.
      const { fileTypeFromBuffer } = await import("file-type");
      const found = await fileTypeFromBuffer(bytes);
      const mime = found?.mime === "image/apng" ? "image/png" : found?.mime;
      return TYPES.find((each) => each === mime) ?? null;
    },
    async hasSize(bytes) {
      const { imageSize } = await import("image-size");
      try {
        // A copy: of a view it would read on in what lies behind, as the rest of a form.
        const { width, height } = imageSize(new Uint8Array(bytes));
        return width > 0 && height > 0;
      } catch {
        return false;
      }
    },
  };
}
