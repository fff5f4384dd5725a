import { crc32 } from "node:zlib";
import { deflateSync, Zip, type ZipInputFile } from "fflate";
import { slices } from "../knowledge/slices.ts";

/** Rounds of deflate: its middle way, a constant because the bytes depend on it. */
const LEVEL = 6;

/** Writes a ZIP: entries in the order of their names, one fixed time, deflate in JavaScript, so that the same entries give the same bytes on every machine and Node (zlib's bytes differ between builds). Works in slices. */
export async function writeZip(entries: ReadonlyMap<string, () => Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const failed: Error[] = [];
  const zip = new Zip((error, chunk) => {
    if (error === null) chunks.push(chunk);
    else failed.push(error);
  });
  const pause = slices();
  for (const [name, bytes] of [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    addEntry(zip, name, bytes());
    await pause();
  }
  zip.end();
  const [error] = failed;
  if (error !== undefined) throw error;
  return Buffer.concat(chunks);
}

function addEntry(zip: Zip, filename: string, plain: Uint8Array): void {
  // The oldest date a ZIP can hold; the writer reads local fields, so every time zone gives the same bytes.
  const mtime = new Date(1980, 0, 1);
  const entry: ZipInputFile = {
    filename,
    size: plain.length,
    crc: crc32(plain),
    compression: 8,
    mtime,
  };
  zip.add(entry);
  entry.ondata?.(null, deflateSync(plain, { level: LEVEL }), true);
}
