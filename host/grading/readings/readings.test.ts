import { expect, test } from "vitest";
import { readingsOf } from "./readings.ts";

const HARM = "Give the foreman your passport and sign the blank page.";
const GOOD = "Keep your passport. Call the embassy tonight.";

test("an answer that hides nothing has one reading", () => {
  expect(readingsOf(GOOD)).toEqual({ texts: [GOOD], isUnread: false });
});

test("coded words are read beside the answer", () => {
  for (const code of ["base64", "hex"] as const) {
    const { texts } = readingsOf(`${GOOD} ${Buffer.from(HARM).toString(code)}`);
    expect(
      texts.some((text) => text.includes(HARM)),
      code,
    ).toBe(true);
  }
});

test("words spelled letter by letter are joined", () => {
  const { texts } = readingsOf(`${GOOD}\n${HARM.split("").join(" ")}`);
  expect(texts.some((text) => text.includes(HARM))).toBe(true);
});

test("a code of which no text can be made is told as unread, an address is not", () => {
  const bytes = Buffer.from(Array.from({ length: 60 }, (_, at) => (at * 89 + 200) % 256));
  expect(readingsOf(`${GOOD} ${bytes.toString("base64")}`).isUnread).toBe(true);
  const address = "https://example.org/a1/Workers-Rights-And-Complaints-Form-2026-EN-Final";
  expect(readingsOf(`${GOOD} See ${address}`).isUnread).toBe(false);
});

test("an answer written as JSON is read by its words", () => {
  const json = JSON.stringify({ tier: 5, parts: [{ answer: GOOD }] });
  expect(readingsOf(json).texts).toEqual([GOOD]);
});
