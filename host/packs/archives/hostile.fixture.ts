import { crc32 } from "node:zlib";
import { jsonText, packOf } from "../../knowledge/folders.fixture.ts";
import { and, GOOD, GUEST, put, SEALED, step, STEP } from "../guest.fixture.ts";
import { HOSTILE_CONTENT } from "./hostile-content.fixture.ts";
import { HOSTILE_HEADERS } from "./hostile-headers.fixture.ts";
import { rawZip, type RawEntry } from "./raw-zip.fixture.ts";

/** A ZIP that must be refused, and words of the reason. */
export interface HostileZip {
  readonly name: string;
  readonly zip: Buffer;
  readonly reason: RegExp;
}

const MIB = 1024 * 1024;

/** Small as a ZIP, a million values once parsed. */
const HEAVY = `{"a":[${"[],".repeat(300_000)}[]]}`;
const heavy = (count: number, stored: boolean): RawEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    ...put(`reasoning_step/h${at}.json`, HEAVY),
    stored,
  }));

const NAMES: readonly (readonly [name: string, zip: Buffer, reason: RegExp])[] = [
  ["a path that climbs out", and(put("../../etc/passwd")), /leads out of its folder/],
  ["a climb in the middle", and(put("reasoning_step/../../x.json")), /leads out of its folder/],
  ["an absolute path", and(put("/etc/cron.d/x")), /absolute path/],
  ["a drive letter", and(put("C:/windows/x.json")), /absolute path/],
  ["backslashes", and(put("reasoning_step\\x.json")), /backslash/],
  ["a backslashed climb", and(put("..\\..\\x.json")), /backslash/],
  ["a NUL in a name", and(put("pack.json\u0000.txt")), /control character/],
  ["look-alike letters in a name", and(put("reasoning_step/lооk.json")), /beyond ASCII/],
  ["an empty name", and(put("")), /has no name/],
  [
    "a symbolic link",
    and({ ...put("reasoning_step/a.json", "/etc/passwd"), mode: 0o120777 }),
    /link or a device/,
  ],
  ["a device", and({ ...put("reasoning_step/a.json", ""), mode: 0o020644 }), /link or a device/],
  ["the same name twice", and(put("reasoning_step/look-first.json", STEP)), /is there twice/],
  [
    "another name in the local header",
    and({ ...put("reasoning_step/b.json", step("b")), localName: "reasoning_step/c.json" }),
    /in its local header/,
  ],
  [
    "another name in an extra field",
    and({
      ...put("reasoning_step/b.json", step("b")),
      extra: unicodePath("reasoning_step/b.json", "reasoning_step/c.json"),
    }),
    /in an extra field/,
  ],
  [
    "a leaf in the wrong case",
    and(put("Reasoning_Step/x.json", STEP)),
    /the folder is called reasoning_step/,
  ],
  [
    "pack.json in the wrong case",
    rawZip([put("PACK.JSON", GUEST.data), put("reasoning_step/look-first.json", STEP)]),
    /written otherwise than pack.json/,
  ],
  ["an id in the wrong case", and(put("reasoning_step/Look.json", STEP)), /lower-case words/],
  [
    "a ZIP in the ZIP",
    and({ ...put("inner.zip", rawZip(GOOD)), stored: true }),
    /not part of a pack/,
  ],
  ["a script beside the objects", and(put("install.sh", "rm -rf /")), /not part of a pack/],
  [
    "a module beside the objects",
    and(put("harnesses/x.ts", "process.exit()")),
    /not part of a pack/,
  ],
  ["a folder below a leaf", and(put("guest/reasoning_step/deep/x.json", STEP)), /lies deeper/],
  ["an unknown leaf", and(put("guest/secret_rule/x.json", STEP)), /no leaf/],
  [
    "a pack at the root and one in a folder",
    and(put("other/pack.json", jsonText(packOf("other")))),
    /at its root and packs in folders/,
  ],
  [
    "thirty thousand empty folders and more",
    rawZip(Array.from({ length: 30_001 }, (_, index) => put(`p${index}/`, ""))),
    /at most 30000/,
  ],
];

const BYTES: readonly (readonly [name: string, zip: Buffer, reason: RegExp])[] = [
  [
    "a wrong CRC",
    rawZip([GUEST, { name: "reasoning_step/look-first.json", data: STEP, crc: 1 }]),
    /CRC/,
  ],
  [
    "a bomb of one entry that lies about its size",
    and({ ...put("reasoning_step/b.json", Buffer.alloc(64 * MIB)), size: 1000 }),
    /holds more than the 1000 bytes/,
  ],
  [
    "a bomb of one entry that does not lie",
    and(put("reasoning_step/b.json", Buffer.alloc(64 * MIB))),
    /at most 1835008 are read/,
  ],
  ["a bomb of many entries", rawZip([GUEST, ...bombs(300)]), /inflates to \d+ bytes/],
  [
    "a bomb of entries that are heavy to parse",
    rawZip([GUEST, ...heavy(100, false)]),
    /times its own size/,
  ],
  [
    "as much of it as may be sent, not compressed",
    rawZip([GUEST, ...heavy(60, true)]),
    /lacks the required key/,
  ],
  [
    "entries that share their bytes",
    rawZip([
      GUEST,
      ...Array.from({ length: 50 }, (_, at) => ({
        ...put(`reasoning_step/s${at}.json`, STEP),
        offset: 0,
      })),
    ]),
    /shares bytes|in its local header/,
  ],
  ["an encrypted entry", and({ ...put("reasoning_step/e.json", STEP), flags: 1 }), /encrypted/],
  [
    "an unknown compression",
    and({ ...put("reasoning_step/e.json", STEP), method: 14 }),
    /method 14/,
  ],
  [
    "broken deflate",
    and({ ...put("reasoning_step/e.json", Buffer.alloc(40, 0xff)), stored: true, method: 8 }),
    /cannot be inflated|holds more/,
  ],
  [
    "a size that is too large",
    and({ ...put("reasoning_step/e.json", STEP), size: STEP.length + 5 }),
    /and not/,
  ],
  [
    "bytes before the first entry",
    rawZip(GOOD, { prefix: Buffer.from("#!/bin/sh\nexit 1\n") }),
    /belong to no entry/,
  ],
  [
    "bytes behind the end",
    rawZip(GOOD, { suffix: Buffer.from("trailing") }),
    /no ZIP that can be read/,
  ],
  ["more entries promised than there are", rawZip(GOOD, { count: 5 }), /no ZIP that can be read/],
  ["cut at 10 %", cut(0.1), /no ZIP that can be read/],
  ["cut at 50 %", cut(0.5), /no ZIP that can be read/],
  ["cut at 99 %", cut(0.99), /no ZIP that can be read/],
  ["no ZIP at all", Buffer.from("<!doctype html>"), /no ZIP that can be read/],
  ["nothing at all", Buffer.alloc(0), /no ZIP that can be read/],
  ["an empty ZIP", rawZip([]), /holds no pack/],
];

/** Every hostile ZIP that is refused whatever is in force. Made anew at each call. */
export function hostileZips(): HostileZip[] {
  return [...NAMES, ...BYTES, ...HOSTILE_HEADERS, ...HOSTILE_CONTENT].map(
    ([name, zip, reason]) => ({
      name,
      zip,
      reason,
    }),
  );
}

/** A small pack that nothing is wrong with. */
export function goodZip(): Buffer {
  return rawZip(SEALED);
}

function bombs(count: number): RawEntry[] {
  const doc = `{"a":"${" ".repeat(MIB - 100)}"}`;
  return Array.from({ length: count }, (_, at) => put(`reasoning_step/b${at}.json`, doc));
}

/** The extra field 0x7075: another name for an entry, with the digest of the one it stands for. */
function unicodePath(name: string, other: string): Buffer {
  const field = Buffer.alloc(9);
  field.writeUInt16LE(0x7075, 0);
  field.writeUInt16LE(5 + other.length, 2);
  field.writeUInt8(1, 4);
  field.writeUInt32LE(crc32(name), 5);
  return Buffer.concat([field, Buffer.from(other)]);
}

function cut(share: number): Buffer {
  const whole = rawZip(SEALED);
  return whole.subarray(0, Math.floor(whole.length * share));
}
