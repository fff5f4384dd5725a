import { expect, test } from "vitest";
import { openSteadyPrivacy } from "../../privacy/open.ts";
import { decodedText } from "./decode.ts";
import { anonymizedLines } from "./stream.ts";

const privacy = openSteadyPrivacy(() => ({
  numbers: new Set<string>(),
  addresses: new Set<string>(),
}));

async function* cut(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test("a text is decoded alike wherever its bytes are cut, with every mark", async () => {
  const text = "पैसा é 😀\nlast";
  const utf16 = Buffer.from(`\ufeff${text}`, "utf16le");
  const encoded = [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    utf16,
    Buffer.from(utf16).swap16(),
  ];
  for (const bytes of encoded)
    for (const size of [1, 3, 1000])
      expect((await Array.fromAsync(decodedText(cut(bytes, size)))).join("")).toBe(text);
  expect(await Array.fromAsync(decodedText(cut(Buffer.alloc(0), 1)))).toEqual([""]);
});

test("a long JSON line costs as much as it is long, in however many chunks it comes", async () => {
  const piece = "word ".repeat(200);
  const chunks = async function* () {
    yield '{"a":"';
    for (let n = 0; n < 2000; n += 1) yield piece;
    yield '"}\n{"b":1}';
  };
  const since = performance.now();
  const parts = await Array.fromAsync(anonymizedLines(chunks(), privacy));
  expect(parts).toEqual([`{"a":"${piece.repeat(2000)}"}\n`, '{"b":1}']);
  expect(performance.now() - since).toBeLessThan(10_000);
});

test("a JSON line that is too long to be held is named by its number", async () => {
  const chunks = async function* () {
    yield "{}\n";
    for (let n = 0; n < 65; n += 1) yield "x".repeat(1024 * 1024);
  };
  await expect(Array.fromAsync(anonymizedLines(chunks(), privacy))).rejects.toThrow("Line 2 is");
});
