import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ACTIONS } from "../../schemas/http/classifier.ts";
import { finalEvent, startTestHost, type TestHost } from "../../host/test-host.ts";

const PATH = "/api/classifier/evaluate";
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const POSTER = await readFile(join(import.meta.dirname, "../../host/images/poster.fixture.png"));

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host[Symbol.asyncDispose]());

const json = async (body: object): Promise<Record<string, unknown>> => {
  const answer: unknown = await (await host.post(PATH, body)).json();
  return answer as Record<string, unknown>;
};

test("an image that no engine can read is looked at by a person, and the trace says so", async () => {
  const answer = await json({ image_base64: PNG.toString("base64") });
  expect(ACTIONS.indexOf(answer["recommended_action"] as (typeof ACTIONS)[number])).toBe(
    ACTIONS.indexOf("review"),
  );
  expect(answer["harness_trace"]).toMatchObject({ engine: { image: "not read" } });
});

test("a poster sent in base64 is judged by what stands in it, and the trace tells what was read", async () => {
  const answer = await json({ image_base64: POSTER.toString("base64") });
  expect(answer["harness_trace"]).toMatchObject({
    ocr: {
      fired: true,
      images: [
        {
          id: null,
          legible: true,
          text: expect.stringContaining("keeps your passport"),
          start: 0,
        },
      ],
    },
    grep: { fired: true },
  });
  expect(answer["risk_vectors"]).toHaveProperty("retention-of-identity-documents");
  expect(answer["rationale"]).toContain("only its text was read");
  expect(answer["harness_trace"]).not.toHaveProperty("engine");
});

test("so is one that was uploaded, in the stream, beside a text of its own", async () => {
  const form = new FormData();
  form.set("file", new Blob([POSTER], { type: "image/png" }), "poster.png");
  const upload = await fetch(`${host.url}/api/chat/upload-image`, { method: "POST", body: form });
  const { id } = (await upload.json()) as { id: string };
  const event = await finalEvent(
    await host.post(PATH, { content: "Is this real?", image: `store://${id}` }),
  );
  expect(event["harness_trace"]).toMatchObject({
    _final_user_text: expect.stringMatching(/Is this real\?\n\nHIRING/),
  });
  expect(event["parsed"]).toMatchObject({ overall_risk: expect.any(Number) });
});

test("an image that the reader cannot open is looked at by a person", async () => {
  const answer = await json({ image_base64: POSTER.subarray(0, 300).toString("base64") });
  expect(answer).toMatchObject({
    recommended_action: "review",
    classification: "no_risk_found",
    confidence: 0,
    rationale: expect.stringContaining("reading its text failed"),
    harness_trace: { ocr: { fired: null, error: expect.any(String) } },
  });
});

test.for([
  ["a JPEG's beginning", `ffd8ffe0${"00".repeat(20)}`],
  [
    "a blank PNG",
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c63f80f0001010100" +
      "1bb6ee560000000049454e44ae426082",
  ],
] as const)("of an image that was not read, %s, nothing is sure", async ([, hex]) => {
  const image_base64 = Buffer.from(hex, "hex").toString("base64");
  const unread = { recommended_action: "review", classification: "no_risk_found" };
  expect(await json({ image_base64 })).toMatchObject({ ...unread, confidence: 0 });
  const beside = await json({ image_base64, content_text: "Good morning, see you at lunch." });
  expect(beside).toMatchObject({ ...unread, confidence: 0.5 });
});

test("turned off, no image is read", async () => {
  await using off = await startTestHost({ HARNESS_OCR: "off" });
  const reply = await off.post(PATH, { image_base64: POSTER.toString("base64") });
  const answer = (await reply.json()) as Record<string, object>;
  expect(answer["harness_trace"]).toMatchObject({
    ocr: { fired: null, off: true, error: expect.stringContaining("HARNESS_OCR") },
  });
  expect(answer["recommended_action"]).toBe("review");
});
