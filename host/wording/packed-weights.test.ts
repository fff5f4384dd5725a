import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { packWeights, unpackWeights } from "./packed-weights.ts";

test("weights come out as they went in", () => {
  const weights = Int8Array.from({ length: 5000 }, (_, i) => ((i * 37) % 63) - 31);
  expect(unpackWeights(packWeights(weights), 5000)).toEqual(weights);
});

test("what is no packed weights, or more than it may be, is nothing", () => {
  expect(unpackWeights("AAAA", 5000)).toBeNull();
  expect(unpackWeights("", 5000)).toBeNull();
  const bomb = brotliCompressSync(Buffer.alloc(50_000_000)).toString("base64");
  expect(unpackWeights(bomb, 5000)).toBeNull();
});
