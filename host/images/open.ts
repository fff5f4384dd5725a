import type { Services } from "../contract/services.ts";
import { openImageReader } from "./reader.ts";
import { openImageTexts } from "./scan.ts";
import { createImageStore } from "./store.ts";

/** The images of a host: those uploaded, and the reading of what stands in them. */
export interface Images extends Disposable {
  readonly services: Pick<Services, "images" | "ocr">;
}

/** Opens them; without languages no image is read. Throws a sentence where the data of a language are not installed. */
export function openImages(languages: readonly string[]): Images {
  const reader = languages.length === 0 ? null : openImageReader({ languages });
  return {
    services: { images: createImageStore(), ocr: openImageTexts(reader) },
    [Symbol.dispose]: () => reader?.[Symbol.dispose](),
  };
}
