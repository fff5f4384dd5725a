/** What a hash begins with (FNV-1a, 32 bits: Fowler, Noll & Vo). The weights of models in packs are kept by such hashes, so these never change. */
export const FNV_OFFSET = 0x811c_9dc5;

/** The hash with one number more, signed. */
export function hashedOn(hash: number, number: number): number {
  return Math.imul(hash ^ number, 0x0100_0193);
}

/** The hash with the UTF-16 units of a text more, signed. */
export function hashedOver(hash: number, text: string): number {
  let over = hash;
  for (let at = 0; at < text.length; at++) over = hashedOn(over, text.charCodeAt(at));
  return over;
}

/** The hash with low bits that differ for short runs too, unsigned: FNV-1a leaves them alike. */
export function spread(hash: number): number {
  return (hash ^ (hash >>> 15)) >>> 0;
}
