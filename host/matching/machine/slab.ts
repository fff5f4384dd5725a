const SLAB_BYTES = 65_536;
/** Longer arrays get a buffer of their own. */
const LONGEST_CUT = 4096;
/** Every cut begins where any kind of number may. */
const ALIGNMENT = 4;

let slab = new ArrayBuffer(SLAB_BYTES);
let taken = 0;

/** So many zeros of 8 bits each. A pattern's machine holds several short arrays, and a buffer of its own costs each some 400 bytes: they share large ones. */
export function bytesOf(length: number): Uint8Array {
  const at = cut(length);
  return at < 0 ? new Uint8Array(length) : new Uint8Array(slab, at, length);
}

/** So many zeros of 16 bits each. */
export function unitsOf16(length: number): Uint16Array {
  const at = cut(length * 2);
  return at < 0 ? new Uint16Array(length) : new Uint16Array(slab, at, length);
}

/** So many zeros of 32 bits each. */
export function wordsOf32(length: number): Uint32Array {
  const at = cut(length * 4);
  return at < 0 ? new Uint32Array(length) : new Uint32Array(slab, at, length);
}

/** Where in the slab so many bytes begin; -1 where they are too many. A slab is freed with the last array cut from it. */
function cut(bytes: number): number {
  if (bytes > LONGEST_CUT) return -1;
  if (taken + bytes > SLAB_BYTES) {
    slab = new ArrayBuffer(SLAB_BYTES);
    taken = 0;
  }
  const at = taken;
  taken += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
  return at;
}
