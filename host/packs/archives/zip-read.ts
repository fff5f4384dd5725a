import { crc32, inflateRawSync } from "node:zlib";
import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import { LIMITS } from "./limits.ts";
import { endOfEntry, headerProblems } from "./zip-headers.ts";

/** One thing wrong with a ZIP: the entry it is in (empty for the whole), and what would fix it. */
export interface ZipProblem {
  readonly name: string;
  readonly message: string;
}

/** One file of a ZIP whose headers hold together. */
export interface ZipMember {
  /** Its name exactly as the central directory writes it. */
  readonly name: string;
  /** The bytes it says it has: it is never inflated to more. */
  readonly size: number;
  /** Its bytes, inflated with a bound and held against size and CRC; or why they cannot be had. */
  read(): Uint8Array | ZipProblem;
}

/** A ZIP as its central directory tells it (PKWARE APPNOTE 6.3, 4.3.12). With any problem nothing of it may be used. */
export interface ReadZip {
  readonly members: readonly ZipMember[];
  /** Names of folder entries, each ending in a slash. */
  readonly folders: readonly string[];
  readonly problems: readonly ZipProblem[];
}

const STORED = 0;
const DEFLATED = 8;
const UNIX = 3;
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;

/** Lists a ZIP by its central directory and holds every local header against it: readers that trust different headers must not see different files. Nothing is inflated. */
export async function readZip(bytes: Buffer): Promise<ReadZip> {
  const members: ZipMember[] = [];
  const folders: string[] = [];
  const problems: ZipProblem[] = [];
  const taken: Span[] = [];
  const names = new Set<string>();
  let directory = 0;
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false });
    if (hasZip64End(bytes, zip)) return refusal("zip64 is not read; make the ZIP without it");
    directory = directoryOffset(bytes, zip);
    if (zip.entryCount > LIMITS.entries) return refusal(tooMany(zip.entryCount));
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      const header = await headerOf(zip, entry, name);
      const found = [...entryProblems(entry, name), ...header.problems];
      if (names.has(name)) found.push("is there twice; keep one");
      names.add(name);
      problems.push(...found.map((message) => ({ name, message })));
      taken.push({
        name,
        start: entry.relativeOffsetOfLocalHeader,
        end: endOfEntry(bytes, entry, header.end),
      });
      if (found.length > 0) continue;
      if (name.endsWith("/")) folders.push(name);
      else
        members.push({
          name,
          size: entry.uncompressedSize,
          read: () => inflate(bytes, entry, { name, end: header.end }),
        });
    }
  } catch (error) {
    return refusal(`is no ZIP that can be read (${reason(error)}); build it again`);
  }
  problems.push(...layoutProblems(taken, directory));
  return { members, folders, problems };
}

/** Whether it is a problem and no bytes. */
export function isZipProblem(read: Uint8Array | ZipProblem): read is ZipProblem {
  return "message" in read;
}

interface Span {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Names are held against ASCII later: bytes beyond it become visible as such. */
function nameOf({ fileNameRaw }: Entry): string {
  return fileNameRaw.toString("latin1");
}

interface Header {
  readonly problems: readonly string[];
  /** Offset behind the entry's data. */
  readonly end: number;
}

/** What the local header says otherwise than the central directory. */
async function headerOf(zip: ZipFile, entry: Entry, name: string): Promise<Header> {
  try {
    const local = await zip.readLocalFileHeaderPromise(entry, {});
    const problems = headerProblems(local, entry, name);
    return { problems, end: local.fileDataStart + entry.compressedSize };
  } catch (error) {
    const problems = [`has no readable local header (${reason(error)}); build the ZIP again`];
    return { problems, end: entry.relativeOffsetOfLocalHeader };
  }
}

/** What is wrong with an entry by its central directory record alone. */
function entryProblems(entry: Entry, name: string): string[] {
  const problems: string[] = [];
  const { compressionMethod: method, uncompressedSize: size } = entry;
  if (entry.isEncrypted()) problems.push("is encrypted; store it in the clear");
  if (method !== STORED && method !== DEFLATED)
    problems.push(`is compressed by method ${method}; use deflate`);
  const limit = /(?:^|\/)manifest\.json$/.test(name) ? LIMITS.manifestBytes : LIMITS.entryBytes;
  if (size > limit) problems.push(`has ${size} bytes; at most ${limit} are read, split it`);
  // Deflated, nothing is two bytes.
  if (name.endsWith("/") && (size > 0 || entry.compressedSize > 2))
    problems.push("is a folder that holds bytes; leave the folder out");
  if (!isPlain(entry)) problems.push("is a link or a device; put a plain file there");
  if (hasOtherName(entry)) problems.push("has another name in an extra field; build the ZIP again");
  return problems;
}

/** The extra field in which some readers look for the name first (APPNOTE 4.6.9), and the bytes before the name in it. */
const UNICODE_PATH = 0x7075;
const BEFORE_NAME = 5;

function hasOtherName({ extraFields, fileNameRaw }: Entry): boolean {
  return extraFields.some(
    ({ id, data }) => id === UNICODE_PATH && !data.subarray(BEFORE_NAME).equals(fileNameRaw),
  );
}

/** Whether the Unix mode, where the writer gave one, is that of a file or a folder. */
function isPlain({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  if (versionMadeBy >>> 8 !== UNIX) return true;
  const type = (externalFileAttributes >>> 16) & FILE_TYPE;
  return type === 0 || type === REGULAR || type === FOLDER;
}

/** Where the central directory begins, as the end record says (4.3.16); a ZIP of at most 64 MiB needs no zip64 fields. */
function directoryOffset(bytes: Buffer, { comment }: ZipFile): number {
  return bytes.readUInt32LE(bytes.length - comment.length - 6);
}

/** Whether the locator of a zip64 end record stands before the end record (4.3.15). */
function hasZip64End(bytes: Buffer, { comment }: ZipFile): boolean {
  const at = bytes.length - comment.length - 42;
  return at >= 0 && bytes.readUInt32LE(at) === 0x07064b50;
}

/** Entries lie one behind the other from the first byte to the directory: bytes that two share are a bomb or a trick, and bytes that belong to none are hidden. */
function layoutProblems(taken: readonly Span[], directory: number): ZipProblem[] {
  const sorted = taken.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const problems: ZipProblem[] = [];
  let free = 0;
  for (const { name, start, end } of [...sorted, { name: "", start: directory, end: directory }]) {
    if (start < free)
      problems.push({ name, message: "shares bytes with another entry; build the ZIP again" });
    if (start > free)
      problems.push({
        name,
        message: `has ${start - free} bytes before it that belong to no entry; build the ZIP again`,
      });
    free = Math.max(free, end);
  }
  return problems;
}

function inflate(
  bytes: Buffer,
  entry: Entry,
  { name, end }: Omit<Span, "start">,
): Uint8Array | ZipProblem {
  const packed = bytes.subarray(end - entry.compressedSize, end);
  let plain: Uint8Array;
  try {
    plain = entry.compressionMethod === STORED ? packed : inflated(packed, entry.uncompressedSize);
  } catch (error) {
    const message = isTooLong(error)
      ? `holds more than the ${entry.uncompressedSize} bytes it says; build the ZIP again`
      : `cannot be inflated (${reason(error)}); build the ZIP again`;
    return { name, message };
  }
  if (plain.length !== entry.uncompressedSize)
    return {
      name,
      message: `has ${plain.length} bytes and not ${entry.uncompressedSize}; build the ZIP again`,
    };
  if (crc32(plain) !== entry.crc32)
    return {
      name,
      message: "does not have the CRC it says: it was damaged or changed; fetch it again",
    };
  return plain;
}

/** Inflates at most as many bytes as the entry says, and it says at most 1.75 MiB. */
function inflated(packed: Uint8Array, size: number): Uint8Array {
  return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
}

function isTooLong(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
}

function tooMany(count: number): string {
  return `holds ${count} entries; at most ${LIMITS.entries} are read`;
}

function refusal(message: string): ReadZip {
  return { members: [], folders: [], problems: [{ name: "", message }] };
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
