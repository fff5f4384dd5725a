import type {
  ImageTexts,
  ImageTrace,
  OcrTrace,
  ScannedMessage,
  SentImage,
} from "../contract/images.ts";
import type { ImageReader, ReadImage } from "./reader.ts";
import { elapsedSince } from "../../schemas/elapsed.ts";

/** Images of one message that are read, and how long they may take together. */
export const MOST_IMAGES = 8;
const LONGEST_MS = 60_000;
/** How sure a reading is from which on it counts. */
const SURE = 0.6;
/** Below this nobody wrote it: photographs without any text come out as some letters of which none is sure. */
const LEAST_SURE = 0.3;
const GAP = "\n\n";
const OFF = "text in images is not read here: HARNESS_OCR is off";

/** Reads images of messages by one reader; null reads none and says so. */
export function openImageTexts(
  reader: ImageReader | null,
  longestMs: number = LONGEST_MS,
): ImageTexts {
  return {
    async scan({ text, images }, signal) {
      if (images.length === 0) return { text, typed: text, ocr: null };
      const started = performance.now();
      const within = { signal, late: AbortSignal.timeout(longestMs) };
      const read: ImageTrace[] = [];
      for (const [index, image] of images.entries())
        read.push(await readOne(index < MOST_IMAGES ? reader : TOO_MANY, image, within));
      return joined(text, read, {
        elapsed_ms: elapsedSince(started),
        ...(reader === null ? { off: true as const } : {}),
      });
    },
  };
}

const TOO_MANY: ImageReader = {
  languages: [],
  known: () => undefined,
  read: () => Promise.reject(new Error(`only ${MOST_IMAGES} images of a message are read`)),
};

interface Within {
  readonly signal: AbortSignal;
  /** Aborts when the message has taken all its time. */
  readonly late: AbortSignal;
}

async function readOne(
  reader: ImageReader | null,
  { id, bytes }: SentImage,
  { signal, late }: Within,
): Promise<ImageTrace> {
  const started = performance.now();
  const languages = reader?.languages ?? [];
  try {
    if (reader === null) throw new Error(OFF);
    const known = reader.known(bytes);
    const read = known ?? (await reader.read(bytes, AbortSignal.any([signal, late])));
    const cached = known === undefined ? {} : { cached: true as const };
    return { id, languages, elapsed_ms: elapsedSince(started), ...found(read), ...cached };
  } catch (error) {
    signal.throwIfAborted();
    const failed = { fired: null, elapsed_ms: elapsedSince(started), error: whyOf(error, late) };
    return { id, languages, legible: false, ...failed };
  }
}

function found({
  text: read,
  confidence,
  truncated,
}: ReadImage): Omit<ImageTrace, "id" | "languages" | "elapsed_ms"> {
  const text = confidence < LEAST_SURE ? "" : read;
  const fired = text !== "";
  const legible = fired && confidence >= SURE;
  return { fired, legible, text, characters: text.length, confidence, truncated };
}

function whyOf(error: unknown, late: AbortSignal): string {
  if (late.aborted) return "reading the images of the message took too long";
  return error instanceof Error ? error.message : "it cannot be read";
}

/** Lays the texts behind each other and says of each where it stands. */
function joined(
  typed: string,
  read: readonly ImageTrace[],
  all: Pick<OcrTrace, "elapsed_ms" | "off">,
): ScannedMessage {
  let text = typed.trim() === "" ? "" : typed;
  const images = read.map((image) => {
    if (!image.text) return image;
    const start = text === "" ? 0 : text.length + GAP.length;
    text = text === "" ? image.text : `${text}${GAP}${image.text}`;
    return { ...image, start, end: text.length };
  });
  return { text: text === "" ? typed : text, typed, ocr: { ...outcomeOf(images), ...all, images } };
}

/** An image that was not read leaves open what it says. */
function outcomeOf(images: readonly ImageTrace[]): Pick<OcrTrace, "fired" | "error"> {
  const [lost, ...more] = images.flatMap(({ error }) => error ?? []);
  if (lost === undefined) return { fired: images.some(({ fired }) => fired === true) };
  return { fired: null, error: `${more.length + 1} of ${images.length} not read: ${lost}` };
}
