import { randomUUID } from "node:crypto";
import type { ImageStore, StoredImage } from "../contract/services.ts";

/** How many images are kept before the oldest goes. */
const IMAGE_CAPACITY = 50;

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
      const sizeOf = (image: Uint8Array): string | null => {
        try {
          const { width, height } = imageSize(image);
          return width > 0 && height > 0 ? `${width} ${height}` : null;
        } catch {
          return null;
        }
      };
      // A copy: of a view it would read on in what lies behind, as the rest of a form.
      const size = sizeOf(new Uint8Array(bytes));
      // Of a header that is cut off it takes what is missing for noughts.
      return size !== null && size === sizeOf(Buffer.concat([bytes, BEHIND]));
    },
  };
}

/** Longer than any header: a size that changes with what follows the bytes is not told by them. */
const BEHIND = Buffer.alloc(64, 0xff);
