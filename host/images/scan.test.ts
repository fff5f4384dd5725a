import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { drawnPng } from "./drawn.fixture.ts";
import { openImageReader } from "./reader.ts";
import { MOST_IMAGES, openImageTexts } from "./scan.ts";

const POSTER = await readFile(join(import.meta.dirname, "poster.fixture.png"));
const SIGNS = ["[+<->][+<]>-<[+]", "<[>-+][+>-]<[+]", "+]>-<[+<->[+]<-"];
const { signal } = new AbortController();
const reader = openImageReader({ languages: ["eng"] });
const texts = openImageTexts(reader);
afterAll(() => reader[Symbol.dispose]());

const sent = (id: string, bytes: Uint8Array) => ({ id, bytes });

describe("the scanned text", () => {
  test("holds the typed words where they were and each image's behind them, and says where", async () => {
    const images = [sent("a", POSTER), sent("b", drawnPng(["Sign a blank paper."]))];
    const { text, typed, ocr } = await texts.scan({ text: "  Is it real? ", images }, signal);
    expect(typed).toBe("  Is it real? ");
    expect(text.startsWith(`${typed}\n\nHIRING`)).toBe(true);
    expect(ocr).toMatchObject({ fired: true, images: [{ id: "a" }, { id: "b" }] });
    for (const image of ocr?.images ?? []) {
      expect(text.slice(image.start, image.end)).toBe(image.text);
      expect(image).toMatchObject({
        fired: true,
        legible: true,
        languages: ["eng"],
        characters: image.text?.length,
        truncated: false,
      });
    }
    expect(text.endsWith("SIGN A BLANK PAPER.")).toBe(true);
  });

  test("is the image's alone where nothing but white space was typed", async () => {
    const { text } = await texts.scan({ text: " \n", images: [sent("a", POSTER)] }, signal);
    expect(text).toMatch(/^HIRING/);
  });

  test("is what was typed where there is no image, and nothing is traced", async () => {
    const message = await texts.scan({ text: "hello", images: [] }, signal);
    expect(message).toEqual({ text: "hello", typed: "hello", ocr: null });
  });
});

describe("an image", () => {
  test("that was read is not read again as long as its bytes are held", async () => {
    const image = sent("a", Buffer.from(POSTER));
    const first = await texts.scan({ text: "", images: [image] }, signal);
    const again = await texts.scan({ text: "", images: [image] }, signal);
    expect(first.ocr?.images[0]).not.toHaveProperty("cached");
    expect(again.ocr?.images[0]).toMatchObject({ cached: true, text: first.text });
  });

  test("asked for twice at once is read once", async () => {
    const bytes = Buffer.from(POSTER);
    const [one, two] = await Promise.all([reader.read(bytes, signal), reader.read(bytes, signal)]);
    expect(two).toBe(one);
  });

  test("that is blank is read, and nothing was found in it", async () => {
    const { ocr, text } = await texts.scan(
      { text: "what is it?", images: [sent("a", drawnPng([]))] },
      signal,
    );
    expect(text).toBe("what is it?");
    expect(ocr).toMatchObject({
      fired: false,
      images: [{ fired: false, legible: false, characters: 0 }],
    });
  });

  test("that shows no words gives no letters that nobody wrote", async () => {
    const { ocr, text } = await texts.scan(
      { text: "my boss", images: [sent("a", drawnPng(SIGNS))] },
      signal,
    );
    expect(text).toBe("my boss");
    expect(ocr).toMatchObject({ fired: false, images: [{ legible: false }] });
  });

  test("that cannot be opened is told, and leaves open what the message says", async () => {
    const images = [sent("a", POSTER.subarray(0, 300)), sent("b", POSTER)];
    const { ocr, text } = await texts.scan({ text: "", images }, signal);
    expect(ocr).toMatchObject({
      fired: null,
      error: expect.stringMatching(/^1 of 2 not read: /),
      images: [{ id: "a", fired: null, error: expect.any(String) }, { fired: true }],
    });
    expect(text).toMatch(/^HIRING/);
  });

  test(`behind the ${MOST_IMAGES}th is not read, and told`, async () => {
    const blank = drawnPng([]);
    const images = Array.from({ length: MOST_IMAGES + 1 }, (_, i) => sent(String(i), blank));
    const { ocr } = await texts.scan({ text: "", images }, signal);
    expect(ocr?.fired).toBeNull();
    expect(ocr?.images.map(({ fired }) => fired)).toEqual([
      ...Array.from({ length: MOST_IMAGES }, () => false),
      null,
    ]);
  });

  test("for which the message's time is over is told, those read before are kept", async () => {
    const known = Buffer.from(POSTER);
    await texts.scan({ text: "", images: [sent("a", known)] }, signal);
    const hasty = openImageTexts(reader, 1);
    const images = [sent("a", known), sent("b", drawnPng(["One", "two"]))];
    const { ocr } = await hasty.scan({ text: "", images }, signal);
    expect(ocr?.images).toMatchObject([
      { fired: true, cached: true },
      { fired: null, error: expect.stringContaining("too long") },
    ]);
  });
});

test("where reading is off it is told of every image", async () => {
  const message = { text: "hi", images: [sent("a", POSTER)] };
  const { text, ocr } = await openImageTexts(null).scan(message, signal);
  expect(text).toBe("hi");
  expect(ocr).toMatchObject({
    fired: null,
    off: true,
    images: [{ fired: null, languages: [], error: expect.stringContaining("HARNESS_OCR") }],
  });
});

test("who leaves while others are read does not wait for them", async () => {
  const slow = texts.scan({ text: "", images: [sent("a", Buffer.from(POSTER))] }, signal);
  const leave = new AbortController();
  const left = texts.scan({ text: "", images: [sent("b", drawnPng(["x"]))] }, leave.signal);
  let isRead = false;
  void slow.then(() => (isRead = true));
  leave.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  expect(isRead).toBe(false);
  await slow;
});
