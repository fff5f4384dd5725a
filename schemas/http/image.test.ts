import { expect, test } from "vitest";
import { dataUrl, uploadNamed } from "./image.ts";

test.for([
  ["store://abc", "abc"],
  ["store://", undefined],
  ["https://example.org/a.png", undefined],
  ["a store://abc", undefined],
] as const)("%s names the upload %s", ([reference, id]) => {
  expect(uploadNamed(reference)).toBe(id);
});

test("an image is told whole in its own type", () => {
  expect(dataUrl({ mime: "image/png", bytes: Buffer.from("abc") })).toBe(
    "data:image/png;base64,YWJj",
  );
});
