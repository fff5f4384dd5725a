import { and, GOOD, GUEST, put, SEALED, step } from "../guest.fixture.ts";
import { rawZip } from "./raw-zip.fixture.ts";

/** ZIPs of which two readers would see different things, or which hide bytes: what is wrong, the ZIP, words of the reason. */
export const HOSTILE_HEADERS: readonly (readonly [name: string, zip: Buffer, reason: RegExp])[] = [
  [
    "an entry that only its local header calls encrypted",
    and({ ...put("reasoning_step/e.json", step("e")), local: { flags: 1 } }),
    /encrypted by one of its two headers/,
  ],
  [
    "other sizes in the local header",
    and({ ...put("reasoning_step/e.json", step("e")), local: { packed: 5, size: 5 } }),
    /other sizes in its local header/,
  ],
  [
    "another size in the local header, in its zip64 field",
    and({
      ...put("reasoning_step/e.json", step("e")),
      local: { size: 0xffffffff },
      localExtra: Uint8Array.of(1, 0, 8, 0, 5, 0, 0, 0, 0, 0, 0, 0),
    }),
    /other sizes in its local header/,
  ],
  [
    "sizes that follow by the local header alone, and another CRC",
    and({ ...put("reasoning_step/e.json", step("e")), local: { flags: 8, crc: 0xdeadbeef } }),
    /other flags in its local header/,
  ],
  [
    "sizes that follow by both headers, and another CRC",
    and({ ...put("reasoning_step/e.json", step("e")), flags: 8, local: { crc: 0xdeadbeef } }),
    /another CRC in its local header/,
  ],
  [
    "sizes that follow, and say otherwise",
    rawZip([
      { ...GUEST, flags: 8, behind: Buffer.from("PK\x07\x08hidden bytes") },
      ...GOOD.slice(1),
    ]),
    /belong to no entry/,
  ],
  [
    "few bytes between two entries",
    rawZip([{ ...GUEST, behind: Buffer.from("hidden") }, ...GOOD.slice(1)]),
    /belong to no entry/,
  ],
  [
    "a folder that holds bytes",
    and({ ...put("reasoning_step/", "hidden"), stored: true }),
    /folder that holds bytes/,
  ],
  [
    "a folder that holds bytes and says it does not",
    and({ ...put("reasoning_step/", "hidden"), size: 0, crc: 0 }),
    /folder that holds bytes/,
  ],
  ["a zip64 end record", zip64(), /zip64 is not read; make the ZIP without it/],
];

/** A sound ZIP that ends with a zip64 record and its locator (APPNOTE 4.3.14 and 4.3.15). */
function zip64(): Buffer {
  const whole = rawZip(SEALED);
  const at = whole.length - 22;
  const end = whole.subarray(at);
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  for (const offset of [24, 32]) record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), offset);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(at), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([whole.subarray(0, at), record, locator, end]);
}
