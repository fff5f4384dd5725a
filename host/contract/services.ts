/** What several harnesses need, reached as `app.services.<name>`; one small contract each. */
export interface Services {
  readonly images: ImageStore;
}

/** Uploaded images, in memory, at most 50: the oldest goes when one more comes. */
export interface ImageStore {
  put(bytes: Buffer, mime: string): StoredImage;
  /** The image, or undefined when unknown or evicted. */
  get(id: string): StoredImage | undefined;
  /** The MIME type the bytes themselves show (PNG, JPEG, WebP, GIF), or null. */
  detect(bytes: Buffer): Promise<string | null>;
}

export interface StoredImage {
  readonly id: string;
  readonly mime: string;
  readonly bytes: Buffer;
}
