import { crc32, deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { GOOD } from "../guest.fixture.ts";
import { rawZip, type RawEntry } from "./raw-zip.fixture.ts";
import { readZip } from "./zip-read.ts";

const ZEROS = { crc: 0, packed: 0, size: 0 };

/** The data descriptor of an entry: with a signature or without, sizes of 4 bytes or of 8. */
function descriptor({ data }: RawEntry, isSigned: boolean, width: 4 | 8): Buffer {
  const plain = Buffer.from(data);
  const fields = Buffer.alloc(4 + 2 * width);
  fields.writeUInt32LE(crc32(plain), 0);
  fields.writeUInt32LE(deflateRawSync(plain).length, 4);
  fields.writeUInt32LE(plain.length, 4 + width);
  return Buffer.concat([Buffer.from(isSigned ? "PK\x07\x08" : "", "latin1"), fields]);
}

const problemsOf = async (entries: readonly RawEntry[]): Promise<string[]> =>
  (await readZip(rawZip(entries))).problems.map(({ message }) => message);

test.for([
  [true, 4],
  [false, 4],
  [true, 8],
  [false, 8],
] as const)(
  "a streamed ZIP is read: descriptor signed %s, sizes of %i bytes",
  async ([isSigned, width]) => {
    const streamed = GOOD.map((entry) => ({
      ...entry,
      flags: 8,
      local: ZEROS,
      behind: descriptor(entry, isSigned, width),
    }));
    const { members, problems } = await readZip(rawZip(streamed));
    expect(problems).toEqual([]);
    expect(members.map((member) => Buffer.from(member.read() as Uint8Array).toString())).toEqual(
      GOOD.map(({ data }) => data.toString()),
    );
  },
);

test("a descriptor is taken for one only where it says what the directory says", async () => {
  const behind = (entry: RawEntry) => descriptor({ ...entry, data: "else" }, true, 4);
  const streamed = GOOD.map((entry) => ({
    ...entry,
    flags: 8,
    local: ZEROS,
    behind: behind(entry),
  }));
  expect((await problemsOf(streamed)).join()).toContain("belong to no entry");
});

test("sizes may stand in the local zip64 field, and hints and the name's encoding may differ", async () => {
  const [first, second] = GOOD;
  if (first === undefined || second === undefined) throw new Error("the good pack has two entries");
  const plain = Buffer.from(first.data);
  const field = Buffer.alloc(20);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(16, 2);
  field.writeBigUInt64LE(BigInt(plain.length), 4);
  field.writeBigUInt64LE(BigInt(deflateRawSync(plain).length), 12);
  const local = { packed: 0xffffffff, size: 0xffffffff };
  expect(
    await problemsOf([
      { ...first, local, localExtra: field },
      { ...second, local: { flags: 0x806 } },
    ]),
  ).toEqual([]);
});

test("a folder is read, stored or as writers of streams deflate nothing", async () => {
  const folders = [
    { name: "guest/", data: "", stored: true },
    { name: "guest/reasoning_step/", data: "", flags: 8, local: ZEROS },
  ];
  const inside = GOOD.map((entry) => ({ ...entry, name: `guest/${entry.name.toString()}` }));
  const zip = await readZip(rawZip([...folders, ...inside]));
  expect(zip).toMatchObject({ problems: [], folders: ["guest/", "guest/reasoning_step/"] });
});
