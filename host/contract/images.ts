/** Reads the text that stands in the images of a message; no network, no language model. */
export interface ImageTexts {
  /** The words of a message with what stands in its images behind them. An image that is not read is told in the trace; rejects only with the signal's reason, once aborted. */
  scan(message: SentMessage, signal: AbortSignal): Promise<ScannedMessage>;
}

export interface SentMessage {
  /** The words as they were typed. */
  readonly text: string;
  readonly images: readonly SentImage[];
}

export interface SentImage {
  /** Of the image store; null where the request itself held the bytes. */
  readonly id: string | null;
  readonly bytes: Uint8Array;
}

/** What the layers scan of a message with images. */
export interface ScannedMessage {
  /** The typed words as they are, then the text of each image, a blank line between: places in typed words stay what they were. Where nothing but white space was typed, the images' text alone. */
  readonly text: string;
  /** The words as they were typed. */
  readonly typed: string;
  /** Null where the message held no image. */
  readonly ocr: OcrTrace | null;
}

/** `trace.ocr`: true where text was found, false where every image was read and held none, null where one was not read. */
export interface OcrTrace {
  readonly fired: boolean | null;
  /** Milliseconds, three decimals. */
  readonly elapsed_ms: number;
  readonly error?: string;
  /** Set where the operator turned reading off. */
  readonly off?: true;
  /** In the order of the message. */
  readonly images: readonly ImageTrace[];
}

/** What came of one image. One that was not read has `error` and `fired: null`. */
export interface ImageTrace {
  readonly id: string | null;
  readonly fired: boolean | null;
  /** Milliseconds, three decimals. */
  readonly elapsed_ms: number;
  readonly error?: string;
  /** Tesseract's names of the languages it was read in. */
  readonly languages: readonly string[];
  /** Whether text was read, and so surely that it counts as read. */
  readonly legible: boolean;
  readonly text?: string;
  /** UTF-16 units of `text`. */
  readonly characters?: number;
  /** UTF-16 offsets of `text` in the scanned text. */
  readonly start?: number;
  readonly end?: number;
  /** How sure the reading is, 0 to 1. */
  readonly confidence?: number;
  /** Whether there was more than is kept of one image. */
  readonly truncated?: boolean;
  /** Set where it had been read before, for another request. */
  readonly cached?: true;
}
