import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { folderOf, keptFor } from "../../kept/kept.ts";

/** The largest size of a weight: five bits and a sign are enough, and pack small. */
export const LARGEST = 31;

/** So short a text is unpacked at once. */
const FEW = 100_000;

/** Signed bytes as text: Brotli (RFC 7932) in base64. */
export function packWeights(weights: Int8Array): string {
  const bytes = Buffer.from(weights.buffer, weights.byteOffset, weights.length);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).toString("base64");
}

interface Unpacked {
  readonly weights: Int8Array;
}

/** The signed bytes that `packWeights` packed, at most `most` of them; null of a text that holds no such bytes. Many of them are kept for the processes that come: to unpack them takes longer than to read them. */
export function unpackWeights(
  packed: string,
  most: number,
  folder = folderOf("weights"),
): Int8Array | null {
  if (packed.length < FEW) return unpack(packed, most);
  const kept = keptFor<Unpacked>(folder, [packed, String(most)]);
  const known = kept.read();
  if (known !== null) return known.weights;
  const weights = unpack(packed, most);
  return weights === null ? null : kept.write({ weights }).weights;
}

function unpack(packed: string, most: number): Int8Array | null {
  try {
    const bytes = brotliDecompressSync(Buffer.from(packed, "base64"), { maxOutputLength: most });
    return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  } catch {
    return null;
  }
}
