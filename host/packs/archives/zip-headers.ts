import { parseExtraFields, type Entry, type LocalFileHeader } from "yauzl";

/** Bits of the general purpose flag that change what is read: encryption, sizes behind the data, patches, strong encryption, masked headers (APPNOTE 4.4.4). The others are hints. */
const READ_BY = 0b10_0000_0110_1001;
const ENCRYPTED = 1;
const DEFERRED = 8;
/** A size that stands in the zip64 extra field (4.5.3). */
const ELSEWHERE = 0xffffffff;
const ZIP64 = 1;

/** What a local header says otherwise than the entry's record in the central directory. */
export function headerProblems(
  local: LocalFileHeader,
  entry: Entry,
  name: string,
): readonly string[] {
  const problems: string[] = [];
  const local_name = local.fileName.toString("latin1");
  if (local_name !== name)
    problems.push(`is called ${JSON.stringify(local_name)} in its local header`);
  if (local.compressionMethod !== entry.compressionMethod)
    problems.push("has another compression method in its local header");
  const differing = (local.generalPurposeBitFlag ^ entry.generalPurposeBitFlag) & READ_BY;
  if ((differing & ENCRYPTED) !== 0)
    problems.push("is encrypted by one of its two headers alone; store it in the clear");
  if ((differing & ~ENCRYPTED) !== 0)
    problems.push("has other flags in its local header; build the ZIP again");
  const said = sizesOf(local);
  const fits = (one: number, other: number): boolean =>
    one === other || (one === 0 && isDeferred(entry));
  if (!fits(local.crc32, entry.crc32)) problems.push("has another CRC in its local header");
  if (!fits(said.packed, entry.compressedSize) || !fits(said.plain, entry.uncompressedSize))
    problems.push("has other sizes in its local header; build the ZIP again");
  return problems;
}

/** The offset behind an entry whose data ends at `end`: behind its data descriptor (4.3.9), where it has one that says what the directory says. */
export function endOfEntry(bytes: Buffer, entry: Entry, end: number): number {
  if (!isDeferred(entry)) return end;
  const fitting = descriptorsOf(entry).find((descriptor) =>
    bytes.subarray(end, end + descriptor.length).equals(descriptor),
  );
  return end + (fitting?.length ?? 0);
}

/** With bit 3 CRC and sizes follow the data, and the local header may hold zeros. */
function isDeferred({ generalPurposeBitFlag }: Entry): boolean {
  return (generalPurposeBitFlag & DEFERRED) !== 0;
}

interface Sizes {
  readonly packed: number;
  readonly plain: number;
}

function sizesOf({ compressedSize, uncompressedSize, extraField }: LocalFileHeader): Sizes {
  if (compressedSize !== ELSEWHERE && uncompressedSize !== ELSEWHERE)
    return { packed: compressedSize, plain: uncompressedSize };
  const field = parseExtraFields(extraField).find(({ id }) => id === ZIP64)?.data;
  let at = 0;
  const next = (size: number): number => {
    if (size !== ELSEWHERE || field === undefined || field.length < at + 8) return size;
    at += 8;
    return Number(field.readBigUInt64LE(at - 8));
  };
  const plain = next(uncompressedSize);
  return { plain, packed: next(compressedSize) };
}

/** Every form a descriptor of the entry may have, the longest first: with a signature or without, sizes of 8 bytes or of 4. */
function descriptorsOf({ crc32, compressedSize, uncompressedSize }: Entry): Buffer[] {
  const signature = Buffer.from("PK\x07\x08", "latin1");
  const crc = Buffer.alloc(4);
  crc.writeUInt32LE(crc32);
  const long = Buffer.alloc(16);
  long.writeBigUInt64LE(BigInt(compressedSize), 0);
  long.writeBigUInt64LE(BigInt(uncompressedSize), 8);
  const short = Buffer.concat([long.subarray(0, 4), long.subarray(8, 12)]);
  return [long, short].flatMap((sizes) => [
    Buffer.concat([signature, crc, sizes]),
    Buffer.concat([crc, sizes]),
  ]);
}
