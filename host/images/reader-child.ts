// Reads images in a process of its own: what a hostile image does to the reader ends this process and no other, and its memory is given back.
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { imageSize } from "image-size";
import tesseract from "tesseract.js";

/** An image to read. */
export interface ImageOrder {
  readonly bytes: Uint8Array;
}

/** What came of it. */
export type ImageAnswer =
  | { readonly text: string; readonly confidence: number }
  | { readonly error: string };

/** More pixels than a photograph of a page has; a small file can hold billions. */
const MOST_PIXELS = 40_000_000;

const languages = process.argv.slice(2);
let opened: Promise<tesseract.Worker> | undefined;

process.on("message", ({ bytes }: ImageOrder) => {
  void read(bytes)
    .catch((error: unknown): ImageAnswer => ({ error: sentenceOf(error) }))
    .then((answer) => process.send?.(answer));
});

async function read(bytes: Uint8Array): Promise<ImageAnswer> {
  const { width, height } = imageSize(bytes);
  if (width * height > MOST_PIXELS)
    return { error: `has ${width} × ${height} pixels, more than ${MOST_PIXELS} are not read` };
  const worker = await (opened ??= open());
  const { data } = await worker.recognize(Buffer.from(bytes));
  return { text: data.text.trim(), confidence: data.confidence / 100 };
}

/** Reads with the data of the installed packages; nothing is fetched, and nothing kept. */
async function open(): Promise<tesseract.Worker> {
  const folder = await mkdtemp(join(tmpdir(), "harness-ocr-"));
  try {
    for (const language of languages) await copyFile(dataOf(language), fileIn(folder, language));
    // A failure comes back from what was asked, too.
    const options = { langPath: folder, cacheMethod: "none", errorHandler: () => undefined };
    return await tesseract.createWorker(languages, tesseract.OEM.LSTM_ONLY, options);
  } catch (cause) {
    // What went wrong names folders of this machine; the next image may have more luck.
    opened = undefined;
    throw new Error("the reader of images could not be started", { cause });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function dataOf(language: string): string {
  const { resolve } = createRequire(import.meta.url);
  const manifest = resolve(`@tesseract.js-data/${language}/package.json`);
  return fileIn(join(dirname(manifest), "4.0.0_best_int"), language);
}

function fileIn(folder: string, language: string): string {
  return join(folder, `${language}.traineddata.gz`);
}

function sentenceOf(error: unknown): string {
  const told = error instanceof Error ? error.message : String(error);
  return told.replace(/^Error: /, "").split("\n")[0] ?? "it cannot be read";
}
