import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** The largest size of a weight: five bits and a sign are enough, and pack small. */
export const LARGEST = 31;

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

/** The signed bytes that `packWeights` packed, at most `most` of them; null of a text that holds no such bytes. */
export function unpackWeights(packed: string, most: number): Int8Array | null {
  try {
    const bytes = brotliDecompressSync(Buffer.from(packed, "base64"), { maxOutputLength: most });
    return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  } catch {
    return null;
  }
}
