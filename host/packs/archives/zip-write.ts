import { crc32 } from "node:zlib";
import { slices } from "../../knowledge/text/slices.ts";

/** Most entries a ZIP counts without zip64. */
const MOST_ENTRIES = 65_535;

/** 1980-01-01, the oldest date a ZIP can hold. */
const FIXED_DATE = 0x0021;

/** Writes a ZIP (PKWARE APPNOTE 6.3): entries in the order of their names, one fixed time, stored and not compressed. Compressed bytes depend on who compresses, and small files gain little: stored, the same entries give the same bytes everywhere and always. Names are ASCII. Works in slices; throws a `RangeError` for more than 65,535 entries. */
export async function writeZip(entries: ReadonlyMap<string, () => Uint8Array>): Promise<Buffer> {
  if (entries.size > MOST_ENTRIES)
    throw new RangeError(
      `a ZIP holds at most ${MOST_ENTRIES} entries, and these are ${entries.size}`,
    );
  const parts: Uint8Array[] = [];
  const directory: Buffer[] = [];
  const pause = slices();
  let offset = 0;
  for (const [path, bytes] of [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const data = bytes();
    const name = Buffer.from(path);
    const fields = fieldsOf(data, name);
    const local = Buffer.concat([signature(0x04034b50), fields, name]);
    parts.push(local, data);
    directory.push(directoryHeader(fields, name, offset));
    offset += local.length + data.length;
    await pause();
  }
  const central = Buffer.concat(directory);
  return Buffer.concat([
    ...parts,
    central,
    endRecord(entries.size, { size: central.length, offset }),
  ]);
}

/** What the local header and the directory say alike: version, flags, method, time, CRC, sizes, lengths. */
function fieldsOf(data: Uint8Array, name: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(10, 0);
  fields.writeUInt16LE(FIXED_DATE, 8);
  fields.writeUInt32LE(crc32(data), 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(data.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function directoryHeader(fields: Buffer, name: Buffer, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(0x02014b50), Buffer.from([10, 0]), fields, rest, name]);
}

function endRecord(count: number, directory: { size: number; offset: number }): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.size, 12);
  end.writeUInt32LE(directory.offset, 16);
  return end;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
