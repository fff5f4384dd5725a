/** Reads the text that stands in images; no network, no model of language. */
export interface ImageReader {
  /** Rejects with a sentence where an image cannot be read, took too long or would take too much memory, and with the signal's reason once aborted. */
  read(bytes: Uint8Array, signal: AbortSignal): Promise<ReadImage>;
}

/** What stands in an image. */
export interface ReadImage {
  /** Its lines; empty where none was found. */
  readonly text: string;
  /** How sure the reading is, 0 to 1. */
  readonly confidence: number;
}
