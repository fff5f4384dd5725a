import { createHash } from "node:crypto";

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Four bytes of the double SHA-256 of what they follow. */
export function passesBase58Check(found: string): boolean {
  let number = 0n;
  for (const character of found) {
    const digit = BASE58.indexOf(character);
    if (digit < 0) return false;
    number = number * 58n + BigInt(digit);
  }
  const bytes = Buffer.from(number.toString(16).padStart(50, "0"), "hex");
  if (bytes.length !== 25) return false;
  return sha(sha(bytes.subarray(0, 21)))
    .subarray(0, 4)
    .equals(bytes.subarray(21));
}

function sha(data: Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}
