import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { packWeights, unpackWeights } from "./packed-weights.ts";

test("weights come out as they went in", () => {
  const weights = Int8Array.from({ length: 5000 }, (_, i) => ((i * 37) % 63) - 31);
  expect(unpackWeights(packWeights(weights), 5000)).toEqual(weights);
});

test("many weights come out as they went in the second time, too, and never more of them than may be", async () => {
  const parent = await mkdtemp(join(tmpdir(), "weights-"));
  const folder = join(parent, "kept");
  onTestFinished(() => rm(parent, { recursive: true }));
  const weights = Int8Array.from(randomBytes(200_000));
  const packed = packWeights(weights);
  const most = weights.length;
  expect(unpackWeights(packed, most, folder)).toEqual(weights);
  await vi.waitFor(async () =>
    expect((await readdir(folder)).filter((name) => name.endsWith(".bin"))).toHaveLength(1),
  );
  expect(unpackWeights(packed, most, folder)).toEqual(weights);
  expect(unpackWeights(packed, most - 1, folder)).toBeNull();
});

test("what is no packed weights, or more than it may be, is nothing", () => {
  expect(unpackWeights("AAAA", 5000)).toBeNull();
  expect(unpackWeights("", 5000)).toBeNull();
  const bomb = brotliCompressSync(Buffer.alloc(50_000_000)).toString("base64");
  expect(unpackWeights(bomb, 5000)).toBeNull();
});
