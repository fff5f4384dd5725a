import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { packHarms, rowAt, unpackHarms } from "./harm-weights.ts";
import { packWeights } from "./packed-weights.ts";

const [BUCKETS, WIDTH] = [256, 3];

function weightsOf(rows: Readonly<Record<number, readonly number[]>>): Int8Array {
  const weights = new Int8Array(BUCKETS * WIDTH);
  for (const [bucket, row] of Object.entries(rows)) weights.set(row, Number(bucket) * WIDTH);
  return weights;
}

test("rows come out where they went in, and buckets without weights have none", () => {
  const rows = { 0: [1, -2, 3], 31: [0, 0, -31], 32: [7, 0, 0], 255: [31, 30, 29] };
  const packed = packHarms(weightsOf(rows), WIDTH);
  const harms = unpackHarms(packed, BUCKETS, WIDTH);
  if (harms === null) throw new Error("did not unpack");
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const from = rowAt(harms, bucket, WIDTH);
    const found = from < 0 ? undefined : [...harms.rows.subarray(from, from + WIDTH)];
    expect(found, String(bucket)).toEqual(new Map(Object.entries(rows)).get(String(bucket)));
  }
});

test("what is no packed rows of that size, or more than they may be, is nothing", () => {
  const packed = packHarms(weightsOf({ 9: [1, 1, 1] }), WIDTH);
  expect(unpackHarms(packed, BUCKETS, 2)).toBeNull();
  expect(unpackHarms(packed, 100, WIDTH)).toBeNull();
  expect(unpackHarms("AAAA", BUCKETS, WIDTH)).toBeNull();
  expect(unpackHarms(packWeights(Int8Array.from([1])), BUCKETS, WIDTH)).toBeNull();
  const bomb = brotliCompressSync(Buffer.alloc(50_000_000)).toString("base64");
  expect(unpackHarms(bomb, BUCKETS, WIDTH)).toBeNull();
});
