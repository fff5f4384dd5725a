import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestHost, type TestHost } from "../../host/test-host.ts";

const MAX = 12 * 1024 * 1024;
const PNG = Buffer.from(
  "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de",
  "hex",
);
const GIF = Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;", "latin1");
const JPEG = Buffer.from(
  "ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffd9",
  "hex",
);
const WEBP = Buffer.concat([
  Buffer.from("RIFF\x1a\x00\x00\x00WEBPVP8L\x0e\x00\x00\x00\x2f", "latin1"),
  Buffer.alloc(15),
]);

/** The beginning of a WebP, cut off. */
const webp = (kind: string, length = 16) =>
  Buffer.concat([
    Buffer.from(`RIFF\x1a\0\0\0WEBP${kind}\x0e\0\0\0`, "latin1"),
    Buffer.from(kind === "VP8L" ? "2f000000000000" : "00000000009d012a010001", "hex"),
  ]).subarray(0, length);

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

function upload(bytes: Uint8Array, name = "x.png", part = "file"): Promise<Response> {
  const form = new FormData();
  form.set(part, new Blob([new Uint8Array(bytes)]), name);
  return fetch(`${on.url}/api/chat/upload-image`, { method: "POST", body: form });
}

const padded = (size: number) => Buffer.concat([PNG, Buffer.alloc(size - PNG.length)]);

test.for([
  ["PNG", PNG, "image/png"],
  ["GIF", GIF, "image/gif"],
  ["JPEG", JPEG, "image/jpeg"],
  ["WebP", WEBP, "image/webp"],
] as const)(
  "%s is stored, and comes back with its type and no way to run",
  async ([, bytes, mime]) => {
    const reply = await upload(bytes, "whatever.bin");
    expect(reply.status).toBe(200);
    const stored = (await reply.json()) as { id: string; mime: string; bytes: number };
    expect(stored).toMatchObject({ mime, bytes: bytes.length });
    const back = await fetch(`${on.url}/api/chat/image/${stored.id}`);
    expect(back.headers.get("content-type")).toBe(mime);
    expect(back.headers.get("x-content-type-options")).toBe("nosniff");
    expect(back.headers.get("content-security-policy")).toBe("default-src 'none'");
    expect(Buffer.from(await back.arrayBuffer()).equals(bytes)).toBe(true);
  },
);

test("exactly 12 MiB is taken, one byte more is 413", async () => {
  expect((await upload(padded(MAX))).status).toBe(200);
  const reply = await upload(padded(MAX + 1));
  expect(reply.status).toBe(413);
  expect(await reply.json()).toEqual({ detail: expect.stringContaining("12 MiB") });
});

test.for([
  ["an empty file", Buffer.alloc(0), "empty"],
  ["HTML named PNG", Buffer.from("<!doctype html><script>alert(1)</script>"), "not a PNG"],
  ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "not a PNG"],
  ["a PDF", Buffer.from("%PDF-1.7\n"), "not a PNG"],
  ["a JPEG's beginning", Buffer.from(`ffd8ffe0${"00".repeat(20)}`, "hex"), "no width and height"],
  ["a GIF of no size", Buffer.from(`GIF89a${"\0".repeat(20)}`), "no width and height"],
  ["a PNG cut short", PNG.subarray(0, 18), "not a PNG"],
  ["a WebP of sixteen bytes", webp("VP8X"), "no width and height"],
  ["a lossy WebP cut within its size", webp("VP8 ", 29), "no width and height"],
  ["a lossless WebP cut within its size", webp("VP8L", 24), "no width and height"],
] as const)("%s is refused", async ([, bytes, words]) => {
  const reply = await upload(bytes);
  expect(reply.status).toBe(400);
  expect(await reply.json()).toEqual({ detail: expect.stringContaining(words) });
});

test("a form without the part, a torn form and no form at all are refused", async () => {
  expect((await upload(PNG, "x.png", "image")).status).toBe(400);
  const torn = await fetch(`${on.url}/api/chat/upload-image`, {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body: "--x\r\nContent-Disposition: form-data; name=file; filename=a.png\r\n\r\nabc",
  });
  expect(torn.status).toBe(400);
  expect((await on.post("/api/chat/upload-image", {})).status).toBe(415);
});

test("the store keeps fifty: the fifty-first evicts the oldest, and a message that names it is told", async () => {
  const first = (await (await upload(PNG)).json()) as { id: string };
  for (let n = 0; n < 50; n += 1) await upload(PNG);
  expect((await fetch(`${on.url}/api/chat/image/${first.id}`)).status).toBe(404);
  const reply = await on.post("/api/chat/send", {
    messages: [{ role: "user", content: [{ type: "image", image: `store://${first.id}` }] }],
  });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toEqual({ detail: expect.stringContaining(first.id) });
});

test("an image that is there can be named in a message", async () => {
  const { id } = (await (await upload(PNG)).json()) as { id: string };
  const { response } = await on.chat({
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: "what is this?" },
          { type: "image", image: `store://${id}` },
        ],
      },
    ],
  });
  expect(typeof response).toBe("string");
});

test.for(["text", "image"])("the words and the image of one %s part both count", async (type) => {
  const { id } = (await (await upload(PNG)).json()) as { id: string };
  const part = { type, text: "We keep your passport.", image: `store://${id}` };
  const { harness_trace } = await on.chat({
    messages: [{ role: "user", content: [part] }],
    toggles: { grep: true },
  });
  expect(harness_trace).toMatchObject({
    ocr: { images: [{ id }] },
    grep: {
      hits: expect.arrayContaining([expect.objectContaining({ rule: "passport_kept_offer_en" })]),
    },
  });
});
