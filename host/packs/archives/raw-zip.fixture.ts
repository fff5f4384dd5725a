import { crc32, deflateRawSync } from "node:zlib";

/** One entry of a ZIP, every header field as somebody hostile may want it. */
export interface RawEntry {
  readonly name: string | Buffer;
  readonly data: Uint8Array | string;
  /** The name in the local header, where it differs. */
  readonly localName?: string;
  /** Fields of the local header, where they differ. */
  readonly local?: Partial<Fields>;
  /** Extra fields of the local header. */
  readonly localExtra?: Uint8Array;
  /** Bytes behind the data: a data descriptor, or what is to be hidden there. */
  readonly behind?: Uint8Array;
  readonly stored?: boolean;
  readonly method?: number;
  readonly crc?: number;
  /** The uncompressed size it claims. */
  readonly size?: number;
  readonly flags?: number;
  /** Unix mode. */
  readonly mode?: number;
  /** Offset of the local header, where it lies. */
  readonly offset?: number;
  /** Extra fields of the central directory. */
  readonly extra?: Uint8Array;
}

export interface RawOptions {
  readonly prefix?: Uint8Array;
  readonly suffix?: Uint8Array;
  /** The number of entries the end record claims. */
  readonly count?: number;
}

/** Writes a ZIP with exactly these fields (PKWARE APPNOTE 4.3), right or wrong. */
export function rawZip(entries: readonly RawEntry[], options: RawOptions = {}): Buffer {
  const prefix = Buffer.from(options.prefix ?? []);
  const locals: Buffer[] = [prefix];
  const directory: Buffer[] = [];
  let offset = prefix.length;
  for (const entry of entries) {
    const { fields, packed } = pack(entry);
    const { localName = entry.name, localExtra = [], behind = [] } = entry;
    const local = localHeader(
      { ...fields, ...entry.local },
      { name: Buffer.from(localName), extra: Buffer.from(localExtra) },
    );
    const rest = Buffer.from(behind);
    locals.push(local, packed, rest);
    const at = entry.offset ?? offset;
    const { mode, extra = new Uint8Array() } = entry;
    directory.push(directoryHeader(fields, Buffer.from(entry.name), { mode, at, extra }));
    offset += local.length + packed.length + rest.length;
  }
  const central = Buffer.concat(directory);
  const end = endRecord(options.count ?? entries.length, { size: central.length, at: offset });
  return Buffer.concat([...locals, central, end, Buffer.from(options.suffix ?? [])]);
}

function pack(entry: RawEntry): { fields: Fields; packed: Buffer } {
  const plain = Buffer.from(entry.data);
  const isStored = entry.stored ?? false;
  const packed = isStored ? plain : deflateRawSync(plain);
  const { flags = 0, method = isStored ? 0 : 8, crc = crc32(plain), size = plain.length } = entry;
  return { fields: { flags, method, crc, packed: packed.length, size }, packed };
}

function endRecord(count: number, directory: { size: number; at: number }): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.size, 12);
  end.writeUInt32LE(directory.at, 16);
  return end;
}

interface Fields {
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

function localHeader(
  fields: Fields,
  { name, extra }: { readonly name: Buffer; readonly extra: Buffer },
): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  writeFields(header, fields, 6);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(extra.length, 28);
  return Buffer.concat([header, name, extra]);
}

function directoryHeader(
  fields: Fields,
  name: Buffer,
  { mode, at, extra }: { mode: number | undefined; at: number; extra: Uint8Array },
): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(mode === undefined ? 20 : (3 << 8) | 20, 4);
  header.writeUInt16LE(20, 6);
  writeFields(header, fields, 8);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(((mode ?? 0) << 16) >>> 0, 38);
  header.writeUInt32LE(at, 42);
  return Buffer.concat([header, name, extra]);
}

function writeFields(header: Buffer, fields: Fields, at: number): void {
  header.writeUInt16LE(fields.flags, at);
  header.writeUInt16LE(fields.method, at + 2);
  header.writeUInt32LE(fields.crc, at + 8);
  header.writeUInt32LE(fields.packed, at + 12);
  header.writeUInt32LE(fields.size, at + 16);
}
