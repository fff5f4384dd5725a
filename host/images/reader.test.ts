import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openImageReader } from "./reader.ts";

const POSTER = await readFile(join(import.meta.dirname, "poster.fixture.png"));
const { signal } = new AbortController();

const reader = openImageReader({ languages: ["eng"] });
afterAll(() => reader[Symbol.dispose]());

test("reads the lines of a poster", async () => {
  const { text, confidence } = await reader.read(POSTER, signal);
  expect(text.split("\n")).toEqual([
    "HIRING: domestic helper, Hong Kong.",
    "Placement fee 75,000 pesos.",
    "The agency keeps your passport.",
  ]);
  expect(confidence).toBeGreaterThan(0.8);
});

test("an image that is cut off is told so, and the next one is read all the same", async () => {
  const both = await Promise.allSettled([
    reader.read(POSTER.subarray(0, 300), signal),
    reader.read(POSTER, signal),
  ]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});

test("a small file of billions of pixels is not opened", async () => {
  const bomb = Buffer.from(POSTER);
  bomb.writeUInt32BE(100_000, 16);
  bomb.writeUInt32BE(100_000, 20);
  await expect(reader.read(bomb, signal)).rejects.toThrow("pixels");
});

test("who leaves is not waited for, and what takes too long is given up", async () => {
  const abort = new AbortController();
  const left = reader.read(POSTER, abort.signal);
  abort.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  using hasty = openImageReader({ languages: ["eng"], longestMs: 1 });
  await expect(hasty.read(POSTER, signal)).rejects.toThrow("too long");
});

test("a language whose data are not installed is told at once, with the cure", () => {
  expect(() => openImageReader({ languages: ["xyz"] })).toThrow(
    "npm install @tesseract.js-data/xyz",
  );
});
