import { expect, test } from "vitest";
import { FNV_OFFSET, hashedOn, hashedOver, spread } from "./fnv.ts";

const hashOf = (text: string): number =>
  [...Buffer.from(text)].reduce((hash, byte) => hashedOn(hash, byte), FNV_OFFSET);

// From the test suite of the algorithm's authors, draft-eastlake-fnv.
test.for([
  ["", 0x811c_9dc5],
  ["a", 0xe40c_292c],
  ["foobar", 0xbf9c_f968],
] as const)("the hash of %j is the one its authors give", ([text, hash]) => {
  expect(hashOf(text) >>> 0).toBe(hash);
});

test("short runs differ in their low bits once spread", () => {
  const low = new Set(
    Array.from({ length: 64 }, (_, at) => spread(hashOf(String.fromCharCode(0x40 + at))) & 0xffff),
  );
  expect(low.size).toBe(64);
});

test("a text is hashed unit by unit", () => {
  expect(hashedOver(FNV_OFFSET, "foobar")).toBe(hashOf("foobar"));
});
